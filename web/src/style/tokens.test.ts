// The seats can be told apart, whatever a player's eyes make of colours; and no sheet asks for a value nobody sets.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const folder = new URL('.', import.meta.url);
const sheets = Object.fromEntries(
  readdirSync(folder)
    .filter((name) => name.endsWith('.css'))
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')]),
);
const tokens = sheets['tokens.css'] ?? '';

// What a block of tokens.css sets, by the selector it starts with.
function valuesOf(selector: string): Record<string, string> {
  const start = tokens.indexOf(`\n${selector} {`);
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name, value]),
  );
}
const plain = valuesOf(':root');
const palettes: Record<string, Record<string, string>> = {
  plain,
  strong: { ...plain, ...valuesOf(":root[data-palette='strong']") },
};
const leastDistance: Record<string, number> = { plain: 19, strong: 35 };

// Linear light of #rrggbb, as it is and as it is seen (Machado, Oliveira and Fernandes 2009, full strength).
type Triple = readonly [number, number, number];
const light = (hex: string): Triple => {
  const part = (at: number) => {
    const c = parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [part(1), part(3), part(5)];
};
const sights: Record<string, readonly [Triple, Triple, Triple]> = {
  normal: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};
const dot = (a: Triple, b: Triple) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const seen = (hex: string, [r, g, b]: readonly [Triple, Triple, Triple]): Triple => {
  const l = light(hex);
  const clamp = (n: number) => Math.min(1, Math.max(0, n));
  return [clamp(dot(r, l)), clamp(dot(g, l)), clamp(dot(b, l))];
};
const lab = (rgb: Triple): Triple => {
  const f = (t: number) => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);
  const x = f(dot([0.4124564, 0.3575761, 0.1804375], rgb) / 0.95047);
  const y = f(dot([0.2126729, 0.7151522, 0.072175], rgb));
  const z = f(dot([0.0193339, 0.119192, 0.9503041], rgb) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
};
const distance = (a: Triple, b: Triple) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
const contrast = (a: string, b: string) => {
  const luminance = (hex: string) => dot([0.2126, 0.7152, 0.0722], light(hex));
  const [dark = 0, bright = 0] = [luminance(a), luminance(b)].sort((m, n) => m - n);
  return (bright + 0.05) / (dark + 0.05);
};
const value = (palette: string, name: string) => palettes[palette]?.[name] ?? '';

describe.each(Object.keys(palettes))('the %s palette', (palette) => {
  const names = [...[1, 2, 3, 4, 5, 6, 7].map((seat) => `--seat-${seat}`), '--accent'];
  test.each(Object.keys(sights))('keeps seats and accent apart in %s sight', (sight) => {
    const matrix = sights[sight];
    if (!matrix) throw new Error(sight);
    const points = names.map((name) => lab(seen(value(palette, name), matrix)));
    const distances = points.flatMap((a, i) => points.slice(i + 1).map((b) => distance(a, b)));
    expect(Math.min(...distances)).toBeGreaterThan(leastDistance[palette] ?? 0);
  });
  test.each([1, 2, 3, 4, 5, 6, 7])('a number can be read on seat %i', (seat) => {
    // Large and bold; 3 : 1 is what such text needs.
    expect(contrast(value(palette, `--seat-${seat}`), value(palette, `--seat-${seat}-on`))).toBeGreaterThan(
      3,
    );
  });
  test.each(['--text', '--text-2', '--text-3', '--good', '--warn', '--bad'])(
    '%s can be read on a panel',
    (name) => {
      expect(contrast(value(palette, name), value(palette, '--panel'))).toBeGreaterThan(4.5);
    },
  );
});

test('larger text is a matter of the root', () => {
  expect(tokens).toMatch(/\[data-text='large'\] \{\s*font-size: 112\.5%/);
  expect(tokens).toMatch(/\[data-text='larger'\] \{\s*font-size: 125%/);
});

// What components set, as the heads of the sheets say.
const fromComponents = ['--share', '--at', '--n', '--rows', '--columns', '--row', '--column'];
const fromComponentsToo = ['--left', '--top', '--width', '--height'];

test.each(Object.entries(sheets))('%s uses only values that somebody sets', (_, sheet) => {
  const set = new Set(
    Object.values(sheets).flatMap((css) => [...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name)),
  );
  for (const name of [...fromComponents, ...fromComponentsToo]) set.add(name);
  const used = [...sheet.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});

test.each(Object.entries(sheets))('%s loads nothing', (_, sheet) => {
  expect(sheet).not.toMatch(/url\(|@import|@font-face/);
});
