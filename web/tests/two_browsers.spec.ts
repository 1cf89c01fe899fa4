// A Rebel and a human Dictator, in two browsers, at one table.
import type { Page } from '@playwright/test';
import {
  Autopilot,
  begin,
  confirm,
  decision,
  expectTurnOf,
  inCombat,
  isAwaited,
  join,
  openForPeople,
  takeHint,
  test,
  type Person,
  type Position,
} from './crew.ts';
import { expect } from './server.ts';
import { hasCaughtUp, made, settled } from './steps.ts';

const legalSectors = (page: Page) => page.getByRole('gridcell', { name: /legal target/ });

async function say(person: Person, text: string): Promise<void> {
  const { page } = person;
  await page.getByRole('tab', { name: /^Chat/ }).click();
  await page.getByRole('textbox', { name: 'Message to the table' }).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}
const chat = ({ page }: Person) => page.getByRole('log', { name: 'Chat' });

test('a Rebel and a Dictator found their places by clicks on the map and on cards', async ({ person }) => {
  const ada = await person('Ada');
  const oskar = await person('Oskar');
  const extraMilitia = 3;
  const code = await openForPeople(ada, 1, extraMilitia);
  await expect(ada.page.getByRole('status').filter({ hasText: 'Missing: Dictator.' })).toBeVisible();
  await join(oskar, code, 'Dictator');
  await expect(ada.page.getByRole('heading', { name: 'Ready to begin' })).toBeVisible();
  await expect(oskar.page.getByText('The host begins the game.')).toBeVisible();
  await begin(ada, oskar);

  await test.step('the Rebel lands on a sector and hires from the cards', async () => {
    await expectTurnOf(ada, oskar);
    await legalSectors(ada.page).first().click();
    await expect(ada.page.getByRole('gridcell', { name: /, chosen$/ })).toHaveCount(1);
    await confirm(ada);
    const offer = ada.page.getByRole('region', { name: 'MERC cards' });
    await offer
      .getByRole('button', { name: /can be hired/ })
      .first()
      .click();
    await offer.getByRole('button', { name: /^Weapon/ }).click();
    await confirm(ada);
    while ((await isAwaited(ada)) && !(await isAwaited(oskar))) await takeHint(ada);
  });

  await test.step('the Dictator takes a card, founds his base and places militia', async () => {
    await expectTurnOf(oskar, ada);
    await oskar.page
      .getByRole('region', { name: 'Dictator cards' })
      .getByRole('button', { name: /^Kim/ })
      .click();
    await confirm(oskar);
    await legalSectors(oskar.page).last().click();
    await confirm(oskar);
    const place = oskar.page.getByRole('button', { name: /^Place one in/ });
    await settled(oskar.page);
    while ((await place.count()) === 0) await takeHint(oskar);
    const left = oskar.page.getByRole('status').filter({ hasText: 'militia left to place' });
    await expect(left).toHaveText(`${extraMilitia} militia left to place`);
    await place.first().dblclick(); // quicker than the server: both count
    await expect(left).toHaveText('1 militia left to place');
    await place.last().click();
    await expect(left).toBeHidden();
  });

  await test.step('the Rebel chooses a unit by its card and ends the day', async () => {
    await expectTurnOf(ada, oskar);
    await expect(decision(oskar)).toContainText('Rebel phase: everyone acts at once');
    const orders = decision(ada);
    await orders.getByRole('button', { name: /^Explore/ }).click();
    const units = ada.page.getByRole('region', { name: 'Squads' });
    await units
      .getByRole('button', { name: /^Choose / })
      .first()
      .click();
    await confirm(ada);
    const end = orders.getByRole('button', { name: /^End turn/ });
    while (!(await end.isVisible())) await takeHint(ada);
    await end.click();
    await confirm(ada);
  });

  await test.step('the Dictator plays a card of his hand', async () => {
    await expectTurnOf(oskar, ada);
    await expect(decision(ada)).toContainText('The Dictator’s turn');
    await settled(oskar.page);
    const hand = oskar.page.getByRole('region', { name: 'Your hand' });
    const card = hand.getByRole('button').first();
    const name = (await card.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await card.click();
    await confirm(oskar);
    await expect(ada.page.getByRole('log', { name: 'What happened' })).toContainText(
      `The Dictator plays ${name}`,
    );
  });

  await test.step('what they say is text for the other, whatever it looks like', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    for (const { page } of [ada, oskar]) {
      page.on('dialog', () => {
        throw new Error('what somebody said was run');
      });
    }
    await say(ada, markup);
    await expect(oskar.page.getByRole('tab', { name: 'Chat 1' })).toBeVisible();
    await say(oskar, `not ${markup} again`);
    for (const person of [ada, oskar]) {
      await expect(chat(person).getByRole('listitem')).toHaveText([
        new RegExp(`Ada ${markup}`.replace(/[()]/g, String.raw`\$&`)),
        new RegExp(`Oskar not ${markup} again`.replace(/[()]/g, String.raw`\$&`)),
      ]);
      await expect(chat(person).locator('img')).toHaveCount(0);
    }
  });
});

test('both sides decide in a combat, by clicks on the fighters', async ({ person }) => {
  const ada = await person('Ada');
  const oskar = await person('Oskar');
  const open = async () => {
    const code = await openForPeople(ada, 1);
    await join(oskar, code, 'Dictator');
    await begin(ada, oskar);
    const hands = new Autopilot(code);
    await hands.add(ada, 0);
    await hands.add(oskar, 1);
    return hands;
  };
  let pilot = await open();
  const people = [ada, oskar];
  const isFight = ({ view, status }: Position) => view.scene.combat !== null || status === 'over';

  const decided = new Set<string>(); // who has been asked for what
  const missing = () =>
    ['aim', 'retreat'].filter((what) => ![...decided].some((each) => each.endsWith(what)));
  const deciders = () => new Set([...decided].map((each) => each.split(' ')[0]));
  for (let i = 0; i < 80 && (missing().length > 0 || deciders().size < people.length); ++i) {
    const { view, update, status } = await pilot.until(isFight, pilot.attackAtOnce);
    if (status === 'over') {
      pilot = await open(); // a game may end before both were asked for everything: the next one goes on
      continue;
    }
    const seat = view.awaited[0] ?? 0;
    const actor = people[seat] ?? ada;
    const other = people[1 - seat] ?? oskar;
    for (const { page } of people) await hasCaughtUp(page, update);
    await expect(actor.page).toHaveTitle(/^Your turn/);
    if (!view.awaited.includes(1 - seat)) {
      await expect(inCombat(other)).toContainText(
        new RegExp(`Waiting for ${actor.name}|${actor.name}: asked now`),
      );
    }
    decided.add(`${actor.name} ${await decideInCombat(actor)}`);
    await expect
      .poll(async () => (await pilot.look(seat)).update, 'the move is made')
      .toBeGreaterThan(update);
  }
  expect(missing()).toEqual([]);
  expect(deciders().size).toBe(2);
});

// One decision: fighters are pressed on the stage, other answers below it. Tells what it was about.
async function decideInCombat(actor: Person): Promise<string> {
  const decide = inCombat(actor);
  const send = decide.locator('.btn-primary'); // its words say what it does: "Stay" as well
  const answer = (name: RegExp) =>
    decide.getByRole('button', { name }).and(decide.locator(':not(.btn-primary)'));
  const fighters = actor.page.getByRole('button', { name: /may be chosen$/ });
  const stay = answer(/^(Nobody splits off|Stay)/);
  const nothing = answer(/^(Do nothing|Heal nobody|Hold fire)$/);
  await expect(send.or(fighters).or(stay).or(nothing).first()).toBeVisible();
  const what = /Fight on, or leave/.test(await decide.innerText()) ? 'retreat' : 'aim';
  while (!(await send.isVisible())) {
    for (const control of [fighters, stay, nothing]) {
      if ((await control.count()) === 0) continue;
      await control.first().click();
      break;
    }
    await settled(actor.page); // a second press on the same fighter would confirm
    await expect(send.or(fighters).or(stay).or(nothing).first()).toBeVisible();
  }
  await made(actor.page, () => send.click());
  return what;
}
