// From the server's word to the board: how long it takes from an update's arrival at the page until what it changes on
// the table has been painted. A game of MERC by hints, with events shown at once.
import { test } from '../tests/server.ts';
import { playNow, showAtOnce, takeHint } from '../tests/steps.ts';

declare global {
  interface Window {
    painted: number[]; // milliseconds, one for each update that changed something
  }
}

// Runs in the page before the client does.
function watch(): void {
  window.painted = [];
  let arrived: number | null = null; // the first update that is not yet on the screen
  const paints = new MessageChannel();
  paints.port1.onmessage = () => {
    if (arrived !== null) window.painted.push(performance.now() - arrived);
    arrived = null;
  };
  let isAwaitingFrame = false;
  const observer = new MutationObserver(() => {
    if (arrived === null || isAwaitingFrame) return;
    isAwaitingFrame = true;
    // A message that is posted in a frame comes after that frame has been painted.
    requestAnimationFrame(() => {
      isAwaitingFrame = false;
      paints.port2.postMessage(null);
    });
  });
  addEventListener('DOMContentLoaded', () => {
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  window.WebSocket = class extends WebSocket {
    constructor(address: string | URL) {
      super(address);
      this.addEventListener('message', ({ data }) => {
        if (String(data).startsWith('{"type":"update"')) arrived ??= performance.now();
      });
    }
  };
}

test.use({ trace: 'off' });

test('an update of a MERC table is painted', async ({ page }) => {
  const movesMin = 30;
  await page.addInitScript(watch);
  await playNow(page);
  await showAtOnce(page);
  let moves = 0;
  while (await takeHint(page, () => page.keyboard.press('?'))) moves += 1;
  const times = (await page.evaluate(() => window.painted)).toSorted((a, b) => a - b);
  const at = (part: number) => (times[Math.floor((times.length - 1) * part)] ?? NaN).toFixed(1);
  console.log(
    `${moves} moves${moves < movesMin ? ' (a short game)' : ''}, ${times.length} updates painted: ` +
      `median ${at(0.5)} ms, 90 of 100 within ${at(0.9)} ms, at most ${at(1)} ms`,
  );
});
