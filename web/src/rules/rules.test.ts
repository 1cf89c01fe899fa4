/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parseInline, parseMarkdown, plainOf } from './markdown.ts';
import { readRulebook, rulesAbout, search, splitHits } from './rulebook.ts';
import { gamesWithRules, loadRules } from './sources.ts';

const rules = new URL('../../../docs/rules/', import.meta.url);

function filesOf(game: string) {
  const folder = new URL(`${game}/`, rules);
  const names = readdirSync(folder).filter((file) => file.endsWith('.md') && file !== 'no-behaviour.md');
  return names.map((file) => ({ file, text: readFileSync(new URL(file, folder), 'utf8') }));
}

// What the files define, by the form alone.
function definedIn(files: readonly { text: string }[]): string[] {
  return files.flatMap(({ text }) => {
    const outside = text.replace(/^\s*```[\s\S]*?^\s*```/gm, '');
    return [...outside.matchAll(/^\s*(?:[-*]|\d+\.|\|)\s+\*\*([A-Z]{1,3}[-0-9][-.a-z0-9]*)\*\*/gm)].map(
      ([, id]) => id ?? '',
    );
  });
}

describe('a line of the rules', () => {
  test('bold, italic, literal text, links and numbers of rules are told apart', () => {
    expect(parseInline('**A** b *c* `R1.1` [d](e.md) R7.2.1, M-apeiron.2.')).toEqual([
      { kind: 'strong', children: [{ kind: 'text', text: 'A' }] },
      { kind: 'text', text: ' b ' },
      { kind: 'em', children: [{ kind: 'text', text: 'c' }] },
      { kind: 'text', text: ' ' },
      { kind: 'code', text: 'R1.1' },
      { kind: 'text', text: ' ' },
      { kind: 'link', href: 'e.md', children: [{ kind: 'text', text: 'd' }] },
      { kind: 'text', text: ' ' },
      { kind: 'rule', id: 'R7.2.1' },
      { kind: 'text', text: ', ' },
      { kind: 'rule', id: 'M-apeiron.2' },
      { kind: 'text', text: '.' },
    ]);
  });
  test('markup in the text stays text', () => {
    expect(parseInline('<img src=x onerror=y>')).toEqual([{ kind: 'text', text: '<img src=x onerror=y>' }]);
  });
  test('words in capitals and signs are no rules', () => {
    expect(plainOf(parseInline('a DROP, 2 * 3 * 4, E_SLOT'))).toBe('a DROP, 2 * 3 * 4, E_SLOT');
    expect(parseInline('a DROP, E_SLOT')).toHaveLength(1);
  });
});

describe('the blocks of the rules', () => {
  test('a rule is an item with its number; rules below it stand in it', () => {
    const [list] = parseMarkdown(
      '- **R5.3** One\n  goes on:\n  - **R5.3.1** deeper;\n  - **R5.3.2** last.\n- **R5.4** Two',
    );
    expect(list).toMatchObject({ kind: 'list', isOrdered: false, items: [{ id: 'R5.3' }, { id: 'R5.4' }] });
    const first = list?.kind === 'list' ? list.items[0]?.blocks : undefined;
    expect(first?.map(({ kind }) => kind)).toEqual(['paragraph', 'list']);
    expect(first?.[1]).toMatchObject({ items: [{ id: 'R5.3.1' }, { id: 'R5.3.2' }] });
  });
  test('a table inside an item, and code, are kept whole', () => {
    const blocks = parseMarkdown(
      '- **B1.3** Units:\n\n  | unit | steps |\n  | --- | --- |\n  | scout | 3 |\n\n```\n- **X1** no rule\n```',
    );
    expect(blocks.map(({ kind }) => kind)).toEqual(['list', 'code']);
    const item = blocks[0]?.kind === 'list' ? blocks[0].items[0] : undefined;
    expect(item?.blocks[1]).toMatchObject({ kind: 'table', rows: [{ id: null }] });
  });
  test('a rule in the first column of a table is one', () => {
    const [table] = parseMarkdown('| id | about |\n| --- | --- |\n| **DP1** | Golem |');
    expect(table).toMatchObject({
      kind: 'table',
      rows: [{ id: 'DP1', cells: [[{ kind: 'text', text: 'Golem' }]] }],
    });
  });
});

describe('the rules of MERC', () => {
  const files = filesOf('merc');
  const book = readRulebook(files);
  const defined = definedIn(files);
  test('every rule that the files define has its place', () => {
    expect(defined.length).toBeGreaterThan(1_500);
    const known = new Set(book.entries.map(({ id }) => id));
    expect(defined.filter((id) => !known.has(id))).toEqual([]);
  });
  test('chapters stand in reading order, with sections', () => {
    expect(book.chapters.slice(0, 2).map(({ title }) => title)).toEqual(['Core rules', 'Combat']);
    expect(book.places.get('R10')?.title).toBe('Equipment');
    expect(book.places.get('R7.2')?.anchor).toBe('R7');
    expect(book.places.get('M-apeiron')?.anchor).toBe('M2');
  });
  test('a search wants all words and finds numbers', () => {
    const found = search(book, 'bandolier contents');
    expect(found.map(({ id }) => id)).toContain('R10.4');
    expect(search(book, 'R15.5')[0]?.id).toBe('R15.5');
    expect(search(book, ' ')).toEqual([]);
  });
  test('a card leads to its rules', () => {
    const about = rulesAbout(book, ['E-bandolier'], 'Bandolier', 6);
    expect(about[0]).toBe('E-bandolier.1');
    expect(rulesAbout(book, [], 'Lockdown', 3).length).toBeGreaterThan(0);
  });
  test('every address of a rule is one that the client understands', () => {
    const tooLong = [...book.places.keys()].filter((anchor) => !/^[A-Za-z0-9.-]{1,40}$/.test(anchor));
    expect(tooLong).toEqual([]);
  });
});

describe('the rules of Taktik', () => {
  const files = filesOf('taktik');
  const book = readRulebook(files);
  const defined = definedIn(files);
  test('every rule that the files define has its place, once', () => {
    expect(defined.length).toBeGreaterThan(600);
    const known = new Set(book.entries.map(({ id }) => id));
    expect(defined.filter((id) => !known.has(id))).toEqual([]);
    expect(defined.filter((id, at) => defined.indexOf(id) !== at)).toEqual([]);
  });
  test('chapters stand in reading order, with sections', () => {
    const titles = book.chapters.map(({ title }) => title);
    expect(titles.slice(0, 3)).toEqual(['Rules', 'Reaction windows', 'Cards']);
    expect(book.places.get('T16')?.title).toBe('Victory');
    expect(book.places.get('SA10')?.anchor).toBe('T8');
    expect(book.places.get('VC5')?.anchor).toBe('T16');
    expect(book.places.get('RW-07')?.anchor).toBe('W18');
    expect(book.places.get('Q72')?.title).toBe('Further decisions');
  });
  test('a card leads to its rules, not to the notes that explain them', () => {
    const about = rulesAbout(book, ['KT8'], 'Dense Fog', 9);
    expect(about[0]).toBe('KT8');
    expect(about).toContain('K4.8');
    expect(about).toContain('KI-11');
    expect(about).not.toContain('Q21');
  });
  test('every address of a rule is one that the client understands', () => {
    const tooLong = [...book.places.keys()].filter((anchor) => !/^[A-Za-z0-9.-]{1,40}$/.test(anchor));
    expect(tooLong).toEqual([]);
  });
});

test('every game with rules is offered, and its rules are found', async () => {
  const found = readdirSync(rules).map((name) => name.replace(/\.md$/, ''));
  expect(gamesWithRules.map(({ name }) => name).sort()).toEqual(found.sort());
  for (const { name } of gamesWithRules) expect((await loadRules(name)).length).toBeGreaterThan(0);
  expect(await loadRules('chess')).toEqual([]);
});

test('hits are every second piece', () => {
  expect(splitHits('A bandolier and a Bandolier.', ['bandolier'])).toEqual([
    'A ',
    'bandolier',
    ' and a ',
    'Bandolier',
    '.',
  ]);
  expect(splitHits('1.5 (a)', ['(a'])).toEqual(['1.5 ', '(a', ')']);
});
