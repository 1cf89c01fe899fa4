// How fluently Taktik's board of 600 cells is dragged and zoomed, on a desk and on a phone: frames a second while the board
// moves with every one of them, and who had the time. The frames are those that the browser's compositor drew, by its own
// trace. A phone here is a small screen with three points to a pixel; its processor is that of this machine.
import type { Browser, Page } from '@playwright/test';
import { Pilot } from '../tests/pilot.ts';
import { test } from '../tests/server.ts';
import { taktikScene } from '../tests/taktik_moments.ts';

interface TraceEvent {
  name: string;
  ph: string;
  ts: number; // microseconds, like the next one
  dur?: number;
  pid: number;
}
const seconds = 5;

// Who works while the board moves: a name of the trace belongs to the first that knows it.
const workers: [who: string, names: string[]][] = [
  ['script', ['FireAnimationFrame', 'TimerFire']], // what they call is within them
  ['style and layout', ['UpdateLayoutTree', 'Layout']],
  ['paint and layers', ['PrePaint', 'Paint', 'Layerize', 'Commit']],
  ['raster', ['RasterTask', 'ImageDecodeTask']],
];

async function openBoard(page: Page, pilot: Pilot): Promise<{ x: number; y: number }> {
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
  await page.bringToFront(); // the pilot's page was opened later, and only the one in front is drawn
  await page.goto(`/#/table/${table}`);
  await page.locator('.tk-ground.is-painted').waitFor();
  const box = await page.locator('.tk-view').boundingBox();
  if (box === null) throw new Error('there is no board');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

// One event of the hand for each frame, made in the page: a hand that is slower than the screen would flatter it.
function drag(page: Page, at: { x: number; y: number }): Promise<number> {
  return page.evaluate(
    ({ x, y, seconds: length }) =>
      new Promise<number>((resolve) => {
        const view = document.querySelector('.tk-view');
        const begin = performance.now();
        let frames = 0;
        const tick = (now: number) => {
          const i = frames++;
          const point = { clientX: x + 120 * Math.sin(i / 12), clientY: y - 150 * Math.sin(i / 17) };
          view?.dispatchEvent(
            new PointerEvent('pointermove', { ...point, pointerId: 1, bubbles: true, buttons: 1 }),
          );
          if (now - begin < length * 1000) requestAnimationFrame(tick);
          else resolve(frames);
        };
        requestAnimationFrame(tick);
      }),
    { ...at, seconds },
  );
}
function zoom(page: Page, at: { x: number; y: number }): Promise<number> {
  return page.evaluate(
    ({ x, y, seconds: length }) =>
      new Promise<number>((resolve) => {
        const view = document.querySelector('.tk-view');
        const begin = performance.now();
        let frames = 0;
        const tick = (now: number) => {
          const deltaY = frames++ % 60 < 30 ? -40 : 40;
          const point = { clientX: x, clientY: y };
          view?.dispatchEvent(new WheelEvent('wheel', { ...point, deltaY, bubbles: true, cancelable: true }));
          if (now - begin < length * 1000) requestAnimationFrame(tick);
          else resolve(frames);
        };
        requestAnimationFrame(tick);
      }),
    { ...at, seconds },
  );
}

async function measured(browser: Browser, page: Page, what: string, gesture: () => Promise<number>) {
  await browser.startTracing(page, {
    categories: [
      'devtools.timeline',
      'disabled-by-default-devtools.timeline',
      'disabled-by-default-devtools.timeline.frame',
      'devtools.timeline.frame',
    ],
  });
  const asked = await gesture();
  const trace = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const events = trace.traceEvents;
  const drawn = events.filter(({ name }) => name === 'DrawFrame').map(({ ts }) => ts / 1000);
  const times = drawn.toSorted((a, b) => a - b);
  const gaps = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const length = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000;
  const late = gaps.filter((gap) => gap > 20.5).length;
  const shares = workers.map(([who, names]) => {
    const busy = events.filter(({ name, ph }) => ph === 'X' && names.includes(name));
    const sum = busy.reduce((total, { dur }) => total + (dur ?? 0), 0) / 1e6;
    return `${who} ${((sum / length) * 100).toFixed(0)} %`;
  });
  console.log(
    `${what}: ${(gaps.length / length).toFixed(1)} frames a second drawn, ${(asked / seconds).toFixed(1)} asked for; ` +
      `${late} of ${gaps.length} later than 20 ms, at most ${Math.max(...gaps).toFixed(0)} ms; of the time ${shares.join(', ')}`,
  );
}

async function both(browser: Browser, page: Page, pilot: Pilot, where: string): Promise<void> {
  const at = await openBoard(page, pilot);
  // A real press first: the page takes hold of the pointer.
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 9, at.y + 9);
  await measured(browser, page, `${where}, dragging`, () => drag(page, at));
  await page.mouse.up();
  await measured(browser, page, `${where}, zooming`, () => zoom(page, at));
}

test.use({ trace: 'off' });

test.describe('on a desk', () => {
  test('the board is dragged and zoomed', async ({ page, context, browser, server }) => {
    await both(browser, page, await Pilot.aboard(context, server.address), 'desk');
  });
});
test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, hasTouch: true });

  test('the board is dragged and zoomed', async ({ page, context, browser, server }) => {
    await both(browser, page, await Pilot.aboard(context, server.address), 'phone');
  });
});
