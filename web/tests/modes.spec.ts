// Every way to play MERC besides the normal game, from the lobby to its end: what may be chosen together and why not,
// what the table shows of it, and who has won by which rule. Where a way leads by hints, only what every such game has in
// common is expected: a busy machine thinks less about a hint.
import type { Page } from '@playwright/test';
import type { Table } from '../src/link/protocol.ts';
import { untilComponent, untilVehicle } from './moments.ts';
import { Pilot, sceneOf } from './pilot.ts';
import { expect, test } from './server.ts';
import { confirm, confirmButton, hasCaughtUp, settled } from './steps.ts';

test.use({ reducedMotion: 'reduce' });

// ---- In the lobby -------------------------------------------------------------------------------

const field = (page: Page, name: string) => page.getByRole('radiogroup', { name, exact: true });
const choose = (page: Page, name: string, value: string) =>
  field(page, name).getByRole('radio', { name: value, exact: true }).check();
const way = (page: Page) => page.getByRole('combobox', { name: 'Way to play' });
const isLocked = (page: Page, name: string) =>
  expect(way(page).getByRole('option', { name, exact: true })).toBeDisabled();
const explained = (page: Page, words: string | RegExp) =>
  expect(page.getByRole('region', { name: 'New table' }).getByText(words).first()).toBeVisible();

async function enterLobby(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByText('More options').click();
}
async function begin(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Begin the game' }).click();
  await expect(page.getByRole('region', { name: 'At the table' })).toBeVisible();
  return new URL(page.url()).hash.replace('#/table/', '');
}

// ---- At the table -------------------------------------------------------------------------------

const mode = (page: Page) => page.getByRole('region', { name: 'Way to play' });
const actions = (page: Page) => page.getByRole('region', { name: 'Your actions' });
const cells = (page: Page, name: RegExp) => page.getByRole('gridcell', { name });

// The rest is left to a bot; the page sees the end.
async function letABotFinish(page: Page): Promise<void> {
  await actions(page).getByText('Leave the game').click();
  await actions(page).getByRole('button', { name: 'Let a bot play for me' }).click();
  await expect(page.getByRole('region', { name: 'Final position' })).toBeVisible({ timeout: 240_000 });
}
async function expectEnd(page: Page, title: string | RegExp, reason: string, rule: string): Promise<void> {
  await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
  const result = page.getByRole('region', { name: title });
  await expect(result).toContainText(reason);
  await expect(result.getByRole('link', { name: rule, exact: true })).toBeVisible();
}

// A hint takes what time the machine has for it, so a game that was led by hints may end in more than one way.
interface End {
  title: string | RegExp;
  reason: string;
  rule: string;
}
async function expectOneOf(page: Page, ends: End[]): Promise<void> {
  const headings = ends.map(({ title }) => page.getByRole('heading', { name: title, exact: true }));
  await expect(headings.reduce((one, other) => one.or(other)).first()).toBeVisible();
  const shown = await Promise.all(headings.map((each) => each.isVisible()));
  const titled = ends.filter((_, index) => shown[index]);
  const text = await page.getByRole('region', { name: titled[0]?.title ?? '' }).innerText();
  const end = titled.find(({ reason }) => text.includes(reason));
  expect(end, text).toBeDefined();
  if (end !== undefined) await expectEnd(page, end.title, end.reason, end.rule);
}
const endsByValue: End[] = [/^Castro wins \d+ : \d+$/, /^The Rebels win \d+ : \d+$/].map((title) => ({
  title,
  reason: 'The last tactics card is spent',
  rule: 'R15.5',
}));
const castroDies: End = { title: 'The Rebels win', reason: 'Castro is dead.', rule: 'R15.2' };
const baseFalls: End = { title: 'The Rebels win', reason: 'They hold the revealed base.', rule: 'R15.3' };

// ---- The ways to play -----------------------------------------------------------------------------

test('Assassination: a person is the Dictator, and nothing but his death counts', async ({
  page,
  context,
  server,
}) => {
  await enterLobby(page);
  await isLocked(page, 'Assassination');
  await explained(page, 'Assassination and an automatic Dictator cannot be played together');
  await choose(page, 'Dictator', 'You');
  await choose(page, 'Rebel 1', 'Bot');
  await page.getByRole('button', { name: 'Remove one' }).click();
  await way(page).selectOption('Assassination');
  await explained(page, /assassination needs a person as Dictator/);
  const table = await begin(page);

  await actions(page)
    .getByRole('button', { name: /^Castro/ })
    .click();
  await confirm(page);
  await expect(cells(page, /legal target/)).toHaveCount(4); // the corners
  await cells(page, /legal target/)
    .first()
    .click();
  await confirm(page);
  const pilot = await Pilot.aboard(context, server.address);
  const isFounded = (now: Table) => (sceneOf(now)?.regime.base ? 'stop' : null);
  expect(await pilot.follow(table, 1, isFounded)).toBe(true);
  await expect(cells(page, /base of the Dictator/)).toHaveCount(1);
  await expect(mode(page)).toContainText('The Rebels win by the death of Castro and by nothing else.');
  await letABotFinish(page);
  const castroLives = {
    title: 'Castro wins',
    reason: 'The last tactics card is spent, and he lives.',
    rule: 'V2.11',
  };
  await expectOneOf(page, [castroLives, castroDies]);
});

test('Vehicles: one is drawn, given to a squad, seen on the map and driven', async ({
  page,
  context,
  server,
}) => {
  await enterLobby(page);
  await expect(field(page, 'Vehicles').getByRole('radio', { name: 'Yes' })).toBeDisabled();
  await explained(page, 'Vehicles and an automatic Dictator are discouraged; allow them below');
  await choose(page, 'Discouraged choices', 'Yes');
  await choose(page, 'Vehicles', 'Yes');
  await page.getByRole('button', { name: 'Remove one' }).click();
  const table = await begin(page);
  await expect(mode(page)).toContainText('No squad has a vehicle');

  const pilot = await Pilot.aboard(context, server.address);
  expect(await pilot.follow(table, 0, untilVehicle)).toBe(true);
  await hasCaughtUp(page, pilot.seen(table));
  await page.getByRole('button', { name: 'Give it to the squad' }).first().click();
  await confirm(page);
  const vehicles = mode(page).getByRole('list', { name: 'Vehicles' });
  await expect(vehicles).toContainText('Deuce · armor 1 of 1 · crew 10');
  const withVehicle = page.locator('.sector', { has: page.locator('.squad .vehicle[data-card="deuce"]') });
  await expect(withVehicle).toHaveAccessibleName(/Deuce · armor 1 of 1/);

  const mayDrive = (_: Table, moves: string[]) =>
    moves.some((move) => move.startsWith('drive ')) ? 'stop' : null;
  expect(await pilot.follow(table, 0, mayDrive)).toBe(true);
  await hasCaughtUp(page, pilot.seen(table));
  await actions(page)
    .getByRole('button', { name: /^Drive/ })
    .click();
  await settled(page);
  const goal = cells(page, /legal target/).first();
  const name = (await goal.getAttribute('data-id')) ?? '';
  await goal.click();
  await confirm(page);
  await expect(page.locator(`.sector[data-id="${name}"] .squad .vehicle`)).toBeVisible();
  await expect(withVehicle).toHaveCount(1);
  await letABotFinish(page);
  await expectOneOf(page, [...endsByValue, castroDies, baseFalls]);
});

test('Versus: factions land at industries, and the last round decides', async ({ page }) => {
  await enterLobby(page);
  await explained(page, /in versus the players fight each other/);
  await choose(page, 'Dictator', 'Open');
  await isLocked(page, 'Versus');
  await explained(page, 'There is no Dictator to play: leave his seat to the game');
  await choose(page, 'Dictator', 'Automatic');
  await way(page).selectOption('Versus');
  await begin(page);

  await expect(page.getByRole('region', { name: 'The Dictator' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'At the table' })).toContainText('Faction 1 · 0 MERCs');
  const factions = mode(page).getByRole('list', { name: 'Factions' });
  await expect(factions.getByRole('listitem')).toHaveText([/Faction 1/, /Faction 2/]);
  await expect(cells(page, /Industry.*legal target/)).toHaveCount(6);
  await expect(cells(page, /legal target/)).toHaveCount(6); // nowhere else
  await letABotFinish(page);
  const reason = 'The last round is over, and equal values favour it.';
  await expectEnd(page, 'Faction 1 has won', reason, 'V4.6');
  const result = page.getByRole('region', { name: 'Faction 1 has won' });
  await expect(result.getByRole('heading', { name: /^Faction \d \d+$/ })).toHaveText([
    'Faction 1 12',
    'Faction 2 12',
  ]);
});

// Takes a component with whoever can, as the page offers it.
async function acquire(page: Page, component: string): Promise<void> {
  await actions(page)
    .getByRole('button', { name: /^Acquire a component/ })
    .click();
  const answer = (name: RegExp) => actions(page).getByRole('list').getByRole('button', { name });
  for (const each of [answer(/ actions? · health/).first(), answer(new RegExp(`^${component}`))]) {
    await settled(page);
    await each.or(confirmButton(page)).first().waitFor();
    if (await each.isVisible()) await each.click();
  }
  await confirm(page);
}

test('I, Dictator: explosives and a detonator in one hand win at once', async ({ page, context, server }) => {
  await enterLobby(page);
  await explained(page, /Whoever gets explosives and a detonator/);
  await choose(page, 'I, Dictator', 'Yes');
  await page.getByRole('button', { name: 'Remove one' }).click();
  const table = await begin(page);
  const components = mode(page).getByRole('list', { name: 'Components of the super weapon' });
  await expect(components.getByText('in the supply')).toHaveCount(4);

  const pilot = await Pilot.aboard(context, server.address);
  expect(await pilot.follow(table, 0, untilComponent)).toBe(true);
  await hasCaughtUp(page, pilot.seen(table));
  await acquire(page, 'Detonator');
  await expect(components).toContainText(/of yours, from \w+ City/);
  await expect(cells(page, /City, .*Detonator with/)).toHaveCount(1);
  await expect(page.locator('.sector .component')).toHaveCount(1);
  expect(await pilot.follow(table, 0, untilComponent)).toBe(true);
  await hasCaughtUp(page, pilot.seen(table));
  await acquire(page, 'Explosives');
  await expectEnd(page, 'Rebel 1 has won', 'Explosives and a detonator are in one hand.', 'V5.7');
  await expect(page.getByText(/Day \d · you have won/)).toBeVisible();
});

test('Solo Rescue: three go with Teresa along the road', async ({ page, context, server }) => {
  await enterLobby(page);
  await isLocked(page, 'Solo Rescue');
  await explained(page, 'Solo Rescue is for one player, not for 2');
  await page.getByRole('button', { name: 'Remove one' }).click();
  await way(page).selectOption('Solo Rescue');
  await explained(page, 'Solo Rescue and Vehicles cannot be played together');
  await expect(field(page, 'Vehicles').getByRole('radio', { name: 'Yes' })).toBeDisabled();
  const table = await begin(page);

  await expect(mode(page)).toContainText('5 cards lie face down');
  await expect(cells(page, /a card lies face down/)).toHaveCount(5);
  await expect(cells(page, /the goal of the road/)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'MERC cards' }).getByRole('button')).toHaveCount(6);
  const pilot = await Pilot.aboard(context, server.address);
  const isUnderWay = (now: Table) => ((sceneOf(now)?.modes?.laid?.length ?? 5) < 5 ? 'stop' : null);
  expect(await pilot.follow(table, 0, isUnderWay)).toBe(true);
  await expect(mode(page)).toContainText('4 cards lie face down');
  await expect(page.getByRole('log')).toContainText(/lies in/);
  await letABotFinish(page);
  await expectOneOf(page, [
    { title: 'Teresa is dead', reason: 'Without her there is nobody to rescue.', rule: 'V6.9' },
    { title: 'Teresa is rescued', reason: 'She has come to the end of the road.', rule: 'V6.8' },
  ]);
});

test('Versus with Vehicles and I, Dictator: a faction wins by the super weapon', async ({
  page,
  context,
  server,
}) => {
  await enterLobby(page);
  for (let more = 0; more < 2; ++more) await page.getByRole('button', { name: 'Add a Rebel' }).click();
  await way(page).selectOption('Versus');
  await choose(page, 'Vehicles', 'Yes');
  await choose(page, 'I, Dictator', 'Yes');
  const table = await begin(page);
  await expect(mode(page).getByRole('heading')).toHaveText('Versus, Vehicles and I, Dictator');
  const factions = mode(page).getByRole('list', { name: 'Factions' });
  await expect(factions.getByRole('listitem').first().getByRole('img')).toHaveCount(2); // two players

  const pilot = await Pilot.aboard(context, server.address);
  for (const component of ['Detonator', 'Explosives']) {
    expect(await pilot.follow(table, 0, untilComponent)).toBe(true);
    await hasCaughtUp(page, pilot.seen(table));
    await acquire(page, component);
  }
  await expectEnd(page, 'Faction 1 has won', 'Explosives and a detonator are in one hand.', 'V5.7');
});
