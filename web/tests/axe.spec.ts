// Every screen and state without a fault that axe-core finds: on a desk and on a phone, dark and light.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { alone, dictatorMoments, meetAll, rebelMoments } from './moments.ts';
import { Pilot } from './pilot.ts';
import { expect, test } from './server.ts';
import { shortMatch, taktikMoments } from './taktik_moments.ts';

test.use({ reducedMotion: 'reduce', colorScheme: 'dark' });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const source = await readFile(
  path.resolve(import.meta.dirname, '../node_modules/axe-core/axe.min.js'),
  'utf8',
);
const everyRule: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  rules: { 'label-content-name-mismatch': { enabled: true } },
};
const allButContrast: RunOptions = {
  ...everyRule,
  rules: { ...everyRule.rules, 'color-contrast': { enabled: false } },
};
const contrastOnly: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } };

// The page's own rules forbid scripts from elsewhere; the browser's tools may bring one in.
async function faultsOf(page: Page, options: RunOptions): Promise<string[]> {
  const isThere = await page.evaluate(() => 'axe' in window);
  if (!isThere) await page.evaluate(source);
  const { violations } = await page.evaluate(
    (wanted) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run({
        ...wanted,
        resultTypes: ['violations'],
        preload: false,
      }),
    options,
  );
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary?.split('\n')[1]?.trim()}`,
    ),
  );
}

// Light has the same elements in other colours, and a phone the same colours in another order: they are looked at for
// what is different.
async function expectNoFaults(page: Page, name: string, onPhone = allButContrast): Promise<void> {
  await page.setViewportSize(desk);
  await showIn(page, 'light');
  await expectNone(page, contrastOnly, `${name}, light`);
  await showIn(page, 'dark');
  await expectNone(page, everyRule, name);
  await page.setViewportSize(phone);
  await expectNone(page, onPhone, `${name}, on a phone`);
  await page.setViewportSize(desk);
}
async function expectNone(page: Page, options: RunOptions, name: string): Promise<void> {
  const faults = await faultsOf(page, options);
  expect.soft(faults, name).toEqual([]);
}
async function showIn(page: Page, theme: 'dark' | 'light'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme });
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  // Colours change over a moment, however short.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
}
async function choosePalette(page: Page, words: string): Promise<void> {
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByRole('group', { name: 'Colours of seats' }).getByRole('radio', { name: words }).check();
  await page.getByRole('button', { name: 'Done' }).click();
}
async function openTable(page: Page, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`);
  await expect(page.getByRole('heading', { level: 1, name: table })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}

test('the lobby and its forms', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  await pilot.open({
    game: 'merc',
    seats: [{ kind: 'human' }, { kind: 'open' }, { kind: 'bot', bot: 'random' }],
    listed: true,
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await expect(page.getByText('Your seat waits').or(page.getByText('Ada')).first()).toBeVisible();
  await expectNoFaults(page, 'lobby');
  await page.getByRole('radio', { name: 'Skirmish' }).check({ force: true });
  await expectNoFaults(page, 'new table of skirmish');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await expectNoFaults(page, 'settings');
});

test('the waiting room', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({
    game: 'merc',
    seats: [{ kind: 'human' }, { kind: 'open' }, { kind: 'bot', bot: 'steady' }],
  });
  await page.goto(`/#/table/${table}`);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await expectNoFaults(page, 'waiting room');
});

test('the rules, a chapter, the cards and the search', async ({ page }) => {
  await page.goto('/#/rules/skirmish');
  await expect(page.getByRole('heading', { level: 1, name: 'Rules of Skirmish' })).toBeAttached();
  await expect(page.locator('.ru-head').first()).toBeVisible();
  await expectNoFaults(page, 'rules');
  await page.goto('/#/rules/merc/S1'); // the shortest chapter
  await page.getByRole('tab', { name: 'Gear' }).click();
  await expectNoFaults(page, 'a chapter and the equipment cards');
  await page.getByRole('searchbox').fill('mortar');
  await expect(page.getByRole('heading', { name: 'Hits for' })).toBeVisible();
  await expectNoFaults(page, 'search in the rules');
});

test('the tour', async ({ page }) => {
  await page.goto('/#/tutorial/merc');
  await expect(page.getByText('A country to be freed')).toBeVisible();
  // The guide lies over the end of the list, which can be scrolled out from under him.
  const rules = { ...allButContrast.rules, 'target-size': { enabled: false } };
  await expectNoFaults(page, 'tutorial', { ...allButContrast, rules });
});

test('what cannot be shown, and a broken connection', async ({ page, context, server }) => {
  await page.goto('/#/nowhere/at/all');
  await expect(page.getByRole('heading', { name: 'There is nothing at this address' })).toBeVisible();
  await expectNoFaults(page, 'an unknown address');
  await page.goto('/#/table/zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'This table cannot be shown' })).toBeVisible();
  await expectNoFaults(page, 'an unknown table');

  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({
    game: 'tictactoe',
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
  });
  const broken = await context.newPage();
  let isBroken = false;
  await broken.routeWebSocket('**/ws', (socket) => {
    if (isBroken) return void socket.close();
    const end = socket.connectToServer();
    end.onMessage((message) => (isBroken ? void socket.close() : socket.send(message)));
  });
  await openTable(broken, table);
  isBroken = true;
  await broken.getByRole('button', { name: /^Hint/ }).click();
  await expect(broken.getByText('Your game is saved')).toBeVisible();
  await expectNoFaults(broken, 'reconnecting');
});

test('games without a table of their own, and their replay', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const small = await pilot.open({
    game: 'tictactoe',
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'random' }],
  });
  await openTable(page, small);
  await expectNoFaults(page, 'tic-tac-toe');
  await page.getByRole('tab', { name: 'Chat' }).click();
  await page.getByRole('textbox', { name: 'Message to the table' }).fill('Hello');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByRole('log', { name: 'Chat' })).toContainText('Hello');
  await expectNoFaults(page, 'chat');
  await pilot.playTo(small, [0], (now) => now.status === 'over');
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeVisible();
  await expectNoFaults(page, 'tic-tac-toe is over');
  await page.goto(`/#/replay/${small}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText(/sampled games at each of/)).toBeVisible(); // the graph comes last
  await expectNoFaults(page, 'replay');

  const bot = { kind: 'bot', bot: 'random' } as const;
  for (let isMet = false; !isMet;) {
    const table = await pilot.open({ game: 'skirmish', seats: [{ kind: 'human' }, bot] });
    isMet = await pilot.playTo(
      table,
      [0],
      (now) => now.view?.window !== null && now.view?.awaited.includes(0) === true,
    );
    if (isMet) await openTable(page, table);
  }
  await expectNoFaults(page, 'a window in skirmish');
});

test('MERC as a Rebel, in every moment of a game', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const open = () => pilot.open({ ...alone, seats: [...alone.seats] });
  await meetAll(rebelMoments, { pilot, seat: 0, open }, async (name, table) => {
    await openTable(page, table);
    await expectNoFaults(page, name);
    if (name !== 'merc-table') return;
    await choosePalette(page, 'Further apart');
    for (const theme of ['dark', 'light'] as const) {
      await showIn(page, theme);
      await expectNone(page, contrastOnly, `${name}, seats further apart, ${theme}`);
    }
    await choosePalette(page, 'Usual');
    await page.setViewportSize(phone);
    for (const tab of ['Squads', 'Table', 'Log', 'Chat', 'Act']) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).click();
      await expectNone(page, allButContrast, `${name}, ${tab} on a phone`);
    }
  });
});

test('MERC as the Dictator', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const open = () =>
    pilot.open(
      {
        game: 'merc',
        seats: [{ kind: 'bot', bot: 'steady' }, { kind: 'human' }],
        options: { dictator: 'human' },
      },
      [1],
    );
  await meetAll(dictatorMoments, { pilot, seat: 1, open }, async (name, table) => {
    await openTable(page, table);
    await expectNoFaults(page, name);
  });
});

test('text half as large again stays within a phone', async ({ page, context, server }) => {
  await context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('sortie.settings', '{"textSize":"largest"}');
  });
  await page.setViewportSize(phone);
  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({ ...alone, seats: [...alone.seats] });
  for (const address of ['/#/', `/#/table/${table}`, '/#/rules/skirmish']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide, address).toBeLessThanOrEqual(phone.width);
    const menu = await page.getByRole('button', { name: 'Settings' }).boundingBox();
    expect((menu?.x ?? 0) + (menu?.width ?? 999), `${address}: settings in view`).toBeLessThanOrEqual(
      phone.width,
    );
  }
});

test('Taktik, in every moment', async ({ page, context, server }) => {
  test.setTimeout(600_000);
  const pilot = await Pilot.aboard(context, server.address);
  const open = () =>
    pilot.open({
      game: 'taktik',
      seats: [{ kind: 'human' }, { kind: 'bot', bot: 'steady' }],
      options: shortMatch,
    });
  await meetAll(taktikMoments, { pilot, seat: 0, open }, async (name, table) => {
    await openTable(page, table);
    if (name === 'taktik-move' || name === 'taktik-attack') {
      await page.getByRole('button', { name: /^Hint/ }).click();
      await expect(page.getByRole('button', { name: /^Confirm: / })).toBeVisible();
    }
    await expectNoFaults(page, name);
  });
});
