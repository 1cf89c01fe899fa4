// How fluently Taktik's board of 600 cells is dragged and zoomed: frames a second while a hand is at it.
import { test } from '../tests/server.ts';
import { Pilot } from '../tests/pilot.ts';
import { taktikScene } from '../tests/taktik_moments.ts';

declare global {
  interface Window {
    framesDrawn: number[]; // when each one was begun
  }
}

test.use({ trace: 'off' });

test('the board is dragged and zoomed', async ({ page, context, server }) => {
  const pilot = await Pilot.aboard(context, server.address);
  const table = await pilot.open({
    game: 'taktik',
    seats: [{ kind: 'human' }, { kind: 'bot', bot: 'steady' }],
  });
  await pilot.playTo(
    table,
    [0],
    (now) =>
      taktikScene(now)?.phase === 'movement' && now.view?.awaited.includes(0) === true && !now.view.window,
  );
  await page.goto(`/#/table/${table}`);
  await page.locator('.tk-ground.is-painted').waitFor();
  const box = await page.locator('.tk-view').boundingBox();
  if (box === null) throw new Error('there is no board');
  await page.evaluate(() => {
    window.framesDrawn = [];
    const tick = (now: number) => {
      window.framesDrawn.push(now);
      requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
  });
  const measured = async (what: string, gesture: () => Promise<void>) => {
    await page.evaluate(() => (window.framesDrawn.length = 0));
    await gesture();
    const frames = await page.evaluate(() => window.framesDrawn);
    const gaps = frames.slice(1).map((at, index) => at - (frames[index] ?? at));
    const seconds = ((frames.at(-1) ?? 0) - (frames[0] ?? 0)) / 1000;
    const late = gaps.filter((gap) => gap > 20.5).length;
    console.log(
      `${what}: ${(gaps.length / seconds).toFixed(1)} frames a second over ${seconds.toFixed(1)} s, ` +
        `${late} of ${gaps.length} later than 20 ms, at most ${Math.max(...gaps).toFixed(0)} ms`,
    );
  };
  const x = box.x + box.width / 2;
  const y = box.y + box.height - 120;
  await measured('dragging', async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    for (let i = 0; i < 150; ++i)
      await page.mouse.move(x + 200 * Math.sin(i / 12), y - 250 * Math.sin(i / 17));
    await page.mouse.up();
  });
  await measured('zooming', async () => {
    for (let i = 0; i < 150; ++i) await page.mouse.wheel(0, i % 60 < 30 ? -60 : 60);
  });
});
