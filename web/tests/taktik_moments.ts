// The moments of Taktik that specs look at, and how a person acts in each of them by what he sees.
import type { Locator, Page } from '@playwright/test';
import type { TaktikScene } from '../src/games/taktik/scene.ts';
import type { Table } from '../src/link/protocol.ts';
import { expect } from './server.ts';
import { settled } from './steps.ts';

export const taktikScene = (table: Table): TaktikScene | null =>
  (table.view?.scene ?? null) as unknown as TaktikScene | null;

const isMine = (now: Table, seat: number) =>
  now.status === 'running' && (now.view?.awaited.includes(seat) ?? false);
const inPhase = (phase: string) => (now: Table, seat: number) =>
  isMine(now, seat) && now.view?.window === null && taktikScene(now)?.phase === phase;
const inWindow = (name: string) => (now: Table, seat: number) =>
  isMine(now, seat) && now.view?.window?.name === name;

export const taktikMoments = {
  'taktik-tactics': inPhase('selection'),
  'taktik-deploy': inPhase('deployment'),
  'taktik-card': (now: Table, seat: number) =>
    inPhase('card_resolution')(now, seat) && taktikScene(now)?.pending?.kind === 'bonus',
  'taktik-move': inPhase('movement'),
  'taktik-attack': (now: Table, seat: number) =>
    inPhase('attack')(now, seat) && (taktikScene(now)?.odds.length ?? 0) > 0,
  'taktik-window': inWindow('before_attack_roll'),
  'taktik-over': (now: Table) => now.status === 'over',
};
// They come only where missions are played, or now and then.
export const rareTaktikMoments = {
  'taktik-missions': (now: Table, seat: number) =>
    inPhase('attack')(now, seat) && (taktikScene(now)?.effects.length ?? 0) > 0,
  'taktik-choice': (now: Table, seat: number) =>
    isMine(now, seat) && now.view?.window === null && (taktikScene(now)?.choice ?? null) !== null,
  'taktik-malus': inWindow('malus_drawn'),
};

// A short match: the points decide after a few rounds.
export const shortMatch = { victory: 'standard', round_limit: '3' };

export const cellAt = (page: Page, cell: string) => page.locator(`[data-cell="${cell}"]`);
export const actions = (page: Page) => page.getByRole('region', { name: 'Your actions' });
export const confirmOrder = (page: Page): Locator =>
  actions(page).getByRole('button', { name: /^Confirm: / });

const windowHeading = /^(Play one tactic|Cancel the malus)/;

// Waits until it is one's turn, and answers whatever is asked. The result says what it was; null: the game is over.
export async function answer(page: Page): Promise<string | null> {
  await page.waitForFunction(() => /^(Your turn|Game over)/.test(document.title));
  if ((await page.title()).startsWith('Game over')) return null;
  await settled(page);
  const here = actions(page);
  const offer = here.getByRole('heading', { name: windowHeading });
  if (await offer.isVisible()) {
    const words = await offer.innerText();
    const card = here.locator('.hand .tcard:not(.is-off)').first();
    if (await card.isVisible()) {
      await card.click();
      const choice = here.locator('.chips .chip').first();
      await confirmOrder(page).or(choice).first().waitFor();
      if (await choice.isVisible()) await choice.click();
      await confirmOrder(page).click();
    } else {
      await here.getByRole('button', { name: /^Pass/ }).click();
    }
    await settled(page);
    return words;
  }
  await here.getByRole('button', { name: /^Hint/ }).click();
  const six = here.getByRole('button', { name: 'Choose these six' });
  const muster = here.getByRole('button', { name: /Place .* for me/ });
  const start = here.getByRole('button', { name: 'Start the battle' });
  const buttons = [six, muster, start, confirmOrder(page)];
  let words = '';
  await expect(async () => {
    for (const button of buttons) {
      if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
      words = await button.innerText();
      return button.click();
    }
    throw new Error('there is nothing to answer with');
  }).toPass();
  await settled(page);
  return words;
}
