// Taktik in browsers: a whole game of two people through all five windows, a reload inside a window, a keyboard alone, a
// phone, and what a player sees before he commits himself.
import { join, test as crew, type Person } from './crew.ts';
import { Pilot } from './pilot.ts';
import { expect, test as lone } from './server.ts';
import { settled } from './steps.ts';
import { actions, answer, cellAt, confirmOrder, shortMatch, taktikScene } from './taktik_moments.ts';

const bot = { kind: 'bot', bot: 'steady' } as const;

crew.describe('two people', () => {
  crew('play a whole game through all five windows, with a reload inside one', async ({ person, server }) => {
    crew.setTimeout(1_200_000);
    const ada = await person('Ada');
    const mina = await person('Mina');
    const pilot = await Pilot.aboard(ada.context, server.address);
    const table = await pilot.open({
      game: 'taktik',
      seats: [{ kind: 'human' }, { kind: 'open' }],
      options: shortMatch,
    });
    await ada.page.goto(`/#/table/${table}`);
    await join(mina, table, 'Seat 2');
    await ada.page.getByRole('button', { name: 'Begin the game' }).click();
    for (const { page } of [ada, mina]) {
      await expect(page.getByRole('heading', { name: 'Choose six of eleven, in secret' })).toBeVisible();
    }

    const met = new Set<string>();
    let isReloaded = false;
    for (let steps = 0; steps < 900; ++steps) {
      const whose = await nextOf([ada, mina]);
      if (whose === null) break;
      await settled(whose.page);
      const heading = actions(whose.page).getByRole('heading', { name: /^Play one tactic before the die/ });
      if (!isReloaded && (await heading.isVisible())) {
        // Whoever comes back finds the same window open, and the attack that waits in it.
        const attack = await whose.page.getByRole('region', { name: 'Attack in progress' }).innerText();
        await whose.page.reload();
        await expect(heading).toBeVisible();
        await expect(whose.page.getByRole('region', { name: 'Attack in progress' })).toHaveText(attack, {
          useInnerText: true,
        });
        isReloaded = true;
      }
      const answered = await answer(whose.page);
      if (answered?.startsWith('Play one tactic')) met.add(answered);
    }
    for (const { page } of [ada, mina]) {
      await expect(page.getByRole('heading', { name: /^The (Attacker|Defender) wins$/ })).toBeVisible();
    }
    expect(isReloaded).toBe(true);
    expect([...met].toSorted()).toEqual(
      [
        'Play one tactic after the die?',
        'Play one tactic after the move?',
        'Play one tactic before the damage?',
        'Play one tactic before the die?',
        'Play one tactic before the move?',
      ].toSorted(),
    );
    // The replay steps through it on the same board.
    await ada.page.getByRole('link', { name: 'Replay' }).first().click();
    await expect(ada.page.getByRole('grid', { name: /^Board/ })).toBeVisible();
  });
});

// The one who is awaited; null: the game is over.
async function nextOf(people: Person[]): Promise<Person | null> {
  return Promise.any(
    people.map(async (each) => {
      const title = await each.page
        .waitForFunction(() => /^(Your turn|Game over)/.exec(document.title)?.[1])
        .then((handle) => handle.jsonValue());
      return title === 'Game over' ? null : each;
    }),
  );
}

lone.describe('one person', () => {
  lone.use({ reducedMotion: 'reduce' });

  lone('moves a unit by the keyboard alone', async ({ page, context, server }) => {
    const pilot = await Pilot.aboard(context, server.address);
    const table = await pilot.open({ game: 'taktik', seats: [{ kind: 'human' }, bot] });
    await pilot.playTo(
      table,
      [0],
      (now) =>
        taktikScene(now)?.phase === 'movement' && now.view?.awaited.includes(0) === true && !now.view.window,
    );
    await page.goto(`/#/table/${table}`);
    await expect(page.getByRole('grid', { name: /^Board/ })).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    for (let stops = 0; stops < 60; ++stops) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('role') === 'gridcell')) break;
      await page.keyboard.press('Tab');
    }
    const focused = page.locator('[role=gridcell]:focus');
    await expect(focused).toHaveCount(1);
    const home = await focused.getAttribute('data-cell');
    await page.keyboard.press('ArrowLeft');
    await expect(focused).not.toHaveAttribute('data-cell', home ?? '');
    await page.keyboard.press('n');
    await expect(focused).toHaveAccessibleName(/yours/);
    await page.keyboard.press('Enter');
    await expect(actions(page).getByRole('heading', { name: 'Choose a cell, or draw a way' })).toBeVisible();
    // Choosing a unit brings the keyboard to the answers; the board is one Tab away, and N finds the next legal cell.
    const chip = actions(page).locator('.chips .chip').first();
    await chip.focus();
    await page.keyboard.press('Enter');
    await expect(confirmOrder(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmOrder(page)).toBeHidden();
    await expect(
      page
        .getByRole('log')
        .getByText(/is to move from/)
        .first(),
    ).toBeAttached();
  });

  lone('goes to a cell by its name, and is told when there is none', async ({ page, context, server }) => {
    const pilot = await Pilot.aboard(context, server.address);
    const table = await pilot.open({ game: 'taktik', seats: [{ kind: 'human' }, bot] });
    await pilot.playTo(
      table,
      [0],
      (now) => taktikScene(now)?.phase === 'deployment' && now.view?.awaited.includes(0) === true,
    );
    await page.goto(`/#/table/${table}`);
    const field = page.getByRole('textbox', { name: 'Go to cell' });
    await field.fill('Z99');
    await field.press('Enter');
    await expect(page.getByText('A cell is a letter A to T')).toBeVisible();
    await field.fill('t30');
    await field.press('Enter');
    await expect(cellAt(page, 'T30')).toBeFocused();
    await expect(cellAt(page, 'T30')).toBeInViewport();
  });

  lone(
    'places units by clicking, and again, and is refused with a reason',
    async ({ page, context, server }) => {
      const pilot = await Pilot.aboard(context, server.address);
      const table = await pilot.open({
        game: 'taktik',
        seats: [{ kind: 'human' }, bot],
        options: { map_seed: '1' },
      });
      await pilot.playTo(
        table,
        [0],
        (now) => taktikScene(now)?.phase === 'deployment' && now.view?.awaited.includes(0) === true,
      );
      await page.goto(`/#/table/${table}`);
      await expect(actions(page).getByRole('heading', { name: 'Place A1, light' })).toBeVisible();
      await cellAt(page, 'H8').click();
      await expect(cellAt(page, 'H8')).toHaveAccessibleName(/A1, light infantry, yours/);
      await expect(actions(page).getByRole('heading', { name: 'Place A2, light' })).toBeVisible();
      // J1 is water.
      await cellAt(page, 'J1').click();
      await expect(
        actions(page)
          .getByRole('alert')
          .filter({ hasText: /T5\.7|deploy/i }),
      ).toBeVisible();
      await cellAt(page, 'H8').click();
      await cellAt(page, 'H9').click();
      await expect(cellAt(page, 'H9')).toHaveAccessibleName(/A1, light infantry/);
      await actions(page).getByRole('button', { name: 'Place the rest for me' }).click();
      await actions(page).getByRole('button', { name: 'Start the battle' }).click();
      await expect(page.getByText('Round 1 of 30')).toBeVisible();
    },
  );

  lone('draws a way of his own with the pointer', async ({ page, context, server }) => {
    const pilot = await Pilot.aboard(context, server.address);
    const table = await pilot.open({
      game: 'taktik',
      seats: [{ kind: 'human' }, bot],
      options: { map: 'crossroads' },
    });
    await pilot.playTo(
      table,
      [0],
      (now) =>
        taktikScene(now)?.phase === 'movement' && now.view?.awaited.includes(0) === true && !now.view.window,
    );
    const { table: now } = await pilot.ask<{ table: Parameters<typeof taktikScene>[0] }>('watch', {
      table,
      seat: 0,
      since: 0,
    });
    const scene = taktikScene(now);
    const reach = scene?.reach.find(({ cells }) => cells.some(({ path }) => path.split('-').length === 2));
    const goal = reach?.cells.find(({ path }) => path.split('-').length === 2);
    const unit = scene?.units.find(({ name }) => name === reach?.unit);
    if (goal === undefined || !unit?.cell) throw new Error('nobody can take two steps');
    await page.goto(`/#/table/${table}`);
    await cellAt(page, unit.cell).hover();
    const middle = async (cell: string) => {
      const box = await cellAt(page, cell).boundingBox();
      return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
    };
    const { cellsAlong } = await import('../src/games/taktik/grid.ts');
    await page.mouse.down();
    for (const cell of cellsAlong(unit.cell, goal.path)) {
      const { x, y } = await middle(cell);
      await page.mouse.move(x, y, { steps: 5 });
    }
    await page.mouse.up();
    await expect(actions(page).getByRole('heading', { name: `${unit.name}, your own way` })).toBeVisible();
    await actions(page)
      .getByRole('button', { name: `Confirm: March to ${goal.cell}` })
      .click();
    await expect(actions(page).getByRole('heading', { name: /your own way/ })).toBeHidden();
  });

  lone('gives standing orders, and is not asked any more', async ({ page, context, server }) => {
    const pilot = await Pilot.aboard(context, server.address);
    const table = await pilot.open({ game: 'taktik', seats: [{ kind: 'human' }, bot] });
    await pilot.playTo(
      table,
      [0],
      (now) => now.view?.window !== null && now.view?.awaited.includes(0) === true,
    );
    await page.goto(`/#/table/${table}`);
    await actions(page).getByText('Pass by itself (0)').click();
    await actions(page)
      .getByRole('button', { name: /^Pass everywhere/ })
      .click();
    await expect(actions(page).getByText('Pass by itself (6)')).toBeVisible();
    await expect(actions(page).getByRole('heading', { name: /^Play one tactic/ })).toBeHidden();
  });
});

lone.describe('on a phone', () => {
  lone.use({ reducedMotion: 'reduce', viewport: { width: 390, height: 844 }, hasTouch: true });

  lone('moves a unit by touch, and nothing is wider than the screen', async ({ page, context, server }) => {
    const pilot = await Pilot.aboard(context, server.address);
    const table = await pilot.open({ game: 'taktik', seats: [{ kind: 'human' }, bot] });
    await pilot.playTo(
      table,
      [0],
      (now) =>
        taktikScene(now)?.phase === 'movement' && now.view?.awaited.includes(0) === true && !now.view.window,
    );
    await page.goto(`/#/table/${table}`);
    await expect(page.getByRole('grid', { name: /^Board/ })).toBeVisible();
    await actions(page).getByRole('button', { name: /^Hint/ }).tap();
    await expect(confirmOrder(page)).toBeInViewport();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide).toBeLessThanOrEqual(0);
    await confirmOrder(page).tap();
    await expect(confirmOrder(page)).toBeHidden();
    for (const tab of ['Cards', 'Table', 'Log', 'Act']) {
      await page.getByRole('navigation', { name: 'Views' }).getByRole('button', { name: tab }).tap();
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
});
