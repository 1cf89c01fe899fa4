// Pictures of every screen for docs/screens, on a desk and on a phone: `tools/web screens`. They are no part of the test
// run, since they look different every time: chance has its part in them.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { TaktikScene } from '../src/games/taktik/scene.ts';
import type { SeatPlan, Table } from '../src/link/protocol.ts';
import { alone, dictatorMoments, meetAll, rebelMoments, untilComponent, untilVehicle } from './moments.ts';
import { Pilot, sceneOf } from './pilot.ts';
import { expect, test } from './server.ts';
import {
  cellAt,
  confirmOrder,
  rareTaktikMoments,
  shortMatch,
  taktikMoments,
  taktikScene,
} from './taktik_moments.ts';

test.skip(process.env['SORTIE_SCREENS'] === undefined, 'only when pictures are wanted: tools/web screens');
test.use({ reducedMotion: 'reduce', colorScheme: 'dark' });
test.describe.configure({ timeout: 1_200_000 });

const folder = path.resolve(import.meta.dirname, '../../docs/screens');
const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
const bot = { kind: 'bot', bot: 'steady' } as const;

test.beforeEach(({ context }) =>
  context.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('sortie.settings', '{"name":"Ada"}');
  }),
);

async function take(page: Page, name: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  // Playwright itself has no WebP, which is a third of a PNG.
  const { data } = await tools.send('Page.captureScreenshot', { format: 'webp', quality: 78 });
  await tools.detach();
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, `${name}.webp`), Buffer.from(data, 'base64'));
}
async function both(page: Page, name: string): Promise<void> {
  await page.setViewportSize(desk);
  await take(page, `${name}-desk`);
  await page.setViewportSize(phone);
  await take(page, `${name}-phone`);
  await page.setViewportSize(desk);
}
async function openTable(page: Page, table: string): Promise<void> {
  await page.goto(`/#/table/${table}`);
  await expect(page.getByRole('heading', { level: 1, name: table })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
async function hint(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Hint/ }).click();
  await expect(page.getByText('A suggestion of the game')).toBeVisible();
}

test('MERC, as a Rebel', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const open = () => pilot.open({ game: 'merc', seats: [{ kind: 'human' }, bot, bot, bot] });
  await meetAll(rebelMoments, { pilot, seat: 0, open }, async (name, table) => {
    await openTable(page, table);
    if (name === 'merc-table') await hint(page);
    await both(page, name);
    if (name !== 'merc-table') return;
    await page.emulateMedia({ colorScheme: 'light' });
    await both(page, 'merc-table-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize(phone);
    for (const tab of ['Squads', 'Table', 'Log']) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).click();
      await take(page, `merc-tab-${tab.toLowerCase()}-phone`);
    }
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Act' }).click();
    await page.setViewportSize(desk);
  });
});

test('MERC, as the Dictator', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const seats: SeatPlan[] = [bot, bot, bot, { kind: 'human' }];
  const open = () => pilot.open({ game: 'merc', seats, options: { dictator: 'human' } }, [3]);
  await meetAll(dictatorMoments, { pilot, seat: 3, open }, async (name, table) => {
    await openTable(page, table);
    await both(page, name);
  });
});

const human = { kind: 'human' } as const;
const onMapFrom = (day: number) => (now: Table, seat: number) => {
  const scene = sceneOf(now);
  const isAsked = seat === 0 && now.view?.awaited.includes(0) === true && now.view.window === null;
  return isAsked && scene?.phase === 'rebels' && scene.combat === null && scene.day >= day;
};
async function show(page: Page, table: string, name: string): Promise<void> {
  await openTable(page, table);
  await both(page, name);
}

test('MERC, mode: Assassination', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const options = { mode: 'assassination', dictator: 'human' };
  const table = await pilot.open({ game: 'merc', seats: [human, bot, human], options }, [0, 2]);
  await pilot.playTo(table, [0, 2], onMapFrom(2));
  await show(page, table, 'mode-assassination');
});

test('MERC, mode: Vehicles', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const options = { vehicles: 'yes', allow_discouraged: 'yes' };
  let table: string;
  do table = await pilot.open({ ...alone, seats: [human, bot], options });
  while (!(await pilot.follow(table, 0, untilVehicle)));
  await pilot.move(table, 0, 'attach');
  await pilot.playTo(table, [0], onMapFrom(2));
  await show(page, table, 'mode-vehicles');
});

test('MERC, mode: Versus', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({ game: 'merc', seats: [human, bot, bot], options: { mode: 'versus' } });
  await pilot.playTo(table, [0], onMapFrom(3));
  await show(page, table, 'mode-versus');
});

test('MERC, mode: I, Dictator', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({ ...alone, seats: [human, bot], options: { i_dictator: 'yes' } });
  await pilot.follow(table, 0, untilComponent);
  const { moves } = await pilot.ask<{ moves: { text: string }[] }>('moves', { table, seat: 0 });
  await pilot.move(table, 0, moves.find(({ text }) => text.endsWith(' detonator'))?.text ?? '');
  await show(page, table, 'mode-i-dictator');
});

test('MERC, mode: Solo Rescue', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({ ...alone, seats: [human, bot], options: { mode: 'solo_rescue' } });
  await show(page, table, 'mode-rescue-begin');
  await pilot.playTo(table, [0], onMapFrom(3));
  await show(page, table, 'mode-rescue');
});

const cellOfUnit = (scene: TaktikScene | null, name: string | undefined) =>
  scene?.units.find((unit) => unit.name === name)?.cell ?? undefined;
// An order as far as its confirmation, given on the board.
async function order(page: Page, scene: TaktikScene | null, unit?: string, goal?: string): Promise<void> {
  const from = cellOfUnit(scene, unit);
  if (from === undefined || goal === undefined) throw new Error('there is nothing to order');
  await cellAt(page, from).click();
  await expect(page.getByRole('navigation', { name: 'Choice so far' })).toBeVisible();
  await cellAt(page, goal).click();
  await expect(confirmOrder(page)).toBeVisible();
}

test('Taktik, as the Attacker', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const open = () =>
    pilot.open({
      game: 'taktik',
      seats: [{ kind: 'human' }, bot],
      options: { ...shortMatch, map_seed: '1' },
    });
  // The moments worth a picture come when the sides have met.
  const later = (name: keyof typeof taktikMoments) => (now: Table, seat: number) =>
    taktikMoments[name](now, seat) && (taktikScene(now)?.round ?? 0) >= 2;
  const wanted = {
    ...taktikMoments,
    'taktik-move': later('taktik-move'),
    'taktik-attack': later('taktik-attack'),
  };
  await meetAll(wanted, { pilot, seat: 0, open }, async (name, table) => {
    await openTable(page, table);
    const { table: now } = await pilot.ask<{ table: Table }>('watch', { table, seat: 0, since: 0 });
    const scene = taktikScene(now);
    if (name === 'taktik-move') {
      const reach = scene?.reach.find(({ cells }) => cells.length > 9);
      await order(page, scene, reach?.unit, reach?.cells.findLast(({ cost }) => cost > 1)?.cell);
    }
    if (name === 'taktik-attack') {
      const odds = scene?.odds.find(({ chance }) => chance > 0) ?? scene?.odds[0];
      await order(page, scene, odds?.attacker, cellOfUnit(scene, odds?.target));
    }
    await both(page, name);
    if (name !== 'taktik-window') return;
    await page.emulateMedia({ colorScheme: 'light' });
    await both(page, 'taktik-window-light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.getByRole('radio', { name: 'Whole' }).check({ force: true });
    await take(page, 'taktik-whole-desk');
    await page.setViewportSize(phone);
    for (const tab of ['Cards', 'Table']) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).click();
      await take(page, `taktik-tab-${tab.toLowerCase()}-phone`);
    }
    await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: 'Act' }).click();
    await page.setViewportSize(desk);
    await page.getByRole('radio', { name: 'Near' }).check({ force: true });
  });
});

test('Taktik, missions and cards, and the replay', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const options = { victory: 'missions', round_limit: '9', map_seed: '1' };
  let played = '';
  const open = async () =>
    (played = await pilot.open({ game: 'taktik', seats: [{ kind: 'human' }, bot], options }));
  await meetAll(rareTaktikMoments, { pilot, seat: 0, open }, async (name, table) => {
    await openTable(page, table);
    await both(page, name);
    if (name !== 'taktik-missions') return;
    const views = page.getByRole('navigation', { name: 'Views' });
    await page.setViewportSize(phone);
    await views.getByRole('button', { name: 'Table' }).click();
    await page.getByRole('heading', { name: 'Your secret missions' }).last().scrollIntoViewIfNeeded();
    await take(page, 'taktik-missions-phone');
    await views.getByRole('button', { name: 'Act' }).click();
    await page.setViewportSize(desk);
  });
  await pilot.playTo(played, [0], (now) => now.status === 'over');
  await page.goto(`/#/replay/${played}/60`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.getByText('sampled games at each of')).toBeVisible({ timeout: 120_000 });
  await both(page, 'taktik-replay');
});

test('lobby, waiting room, replay and games without a table of their own', async ({
  page,
  context,
  browser,
  server,
}) => {
  const others = await browser.newContext({ baseURL: server.address });
  const other = await Pilot.aboard(others, server.address);
  const pilot = await Pilot.aboard(context, server.address);
  const free = { kind: 'open' } as const;
  await other.open({ game: 'merc', seats: [human, free, bot, bot], listed: true });
  await other.open({ game: 'skirmish', seats: [human, free], listed: true });
  await other.open({ game: 'merc', seats: [human, bot, bot], listed: true });
  const small = await pilot.open({
    game: 'tictactoe',
    seats: [human, { kind: 'bot', bot: 'random' }],
    listed: true,
  });
  await openTable(page, small);
  await both(page, 'generic-small');
  await pilot.playTo(small, [0], (now) => now.status === 'over');
  await pilot.open({ game: 'merc', seats: [human, bot, bot], listed: true });
  await page.goto('/#/');
  await expect(page.getByRole('heading', { name: 'New table' })).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await both(page, 'lobby');
  await page.setViewportSize(phone);
  await page.getByRole('heading', { name: 'New table' }).evaluate((heading) => heading.scrollIntoView());
  await take(page, 'new-table-phone');
  await page.setViewportSize(desk);

  const waiting = await pilot.open({ game: 'merc', seats: [human, free, bot, bot] });
  await page.goto(`/#/table/${waiting}`);
  await expect(page.getByRole('heading', { name: 'Waiting for players' })).toBeVisible();
  await both(page, 'waiting-room');
  for (let isMet = false; !isMet;) {
    const table = await pilot.open({
      game: 'skirmish',
      seats: [human, { kind: 'bot', bot: 'random' }, { kind: 'bot', bot: 'random' }],
    });
    isMet = await pilot.playTo(
      table,
      [0],
      (now) => now.view?.window !== null && now.view?.awaited.includes(0) === true,
    );
    if (isMet) await openTable(page, table);
  }
  await both(page, 'generic-window');

  const played = await pilot.open({ game: 'merc', seats: [human, bot] });
  await pilot.playTo(played, [0], (now) => now.status === 'over');
  await page.goto(`/#/replay/${played}/60`);
  await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expect(page.getByText('sampled games at each of')).toBeVisible({ timeout: 60_000 });
  await both(page, 'replay');
  await others.close();
});

test('rules, tour, settings and what cannot be shown', async ({ page, context, server }) => {
  await page.goto('/#/rules/merc/C1.1');
  await expect(page.getByRole('complementary', { name: 'Cards' })).toBeVisible();
  await both(page, 'rules');
  await page.getByRole('searchbox').fill('militia');
  await expect(page.getByRole('heading', { name: 'Hits for' })).toBeVisible();
  await both(page, 'rules-search');
  await page.goto('/#/tutorial/merc');
  await expect(page.getByText('A country to be freed')).toBeVisible();
  await both(page, 'tutorial');
  await page.getByRole('button', { name: 'Settings' }).click({ force: true });
  await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  await both(page, 'settings');
  await page.goto('/#/table/zzzzzzzz');
  await expect(page.getByRole('heading', { name: 'This table cannot be shown' })).toBeVisible();
  await both(page, 'problem');

  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({ game: 'merc', seats: [{ kind: 'human' }, bot, bot] });
  const cut = await context.newPage();
  let isCut = false;
  await cut.routeWebSocket('**/ws', (socket) => {
    if (isCut) return void socket.close();
    const end = socket.connectToServer();
    end.onMessage((message) => (isCut ? void socket.close() : socket.send(message)));
  });
  await openTable(cut, table);
  isCut = true;
  await cut.getByRole('button', { name: /^Hint/ }).click();
  await expect(cut.getByText('Your game is saved')).toBeVisible();
  await both(cut, 'reconnecting');
});
