import { expect } from './server.ts';
import { test, openForPeople, join, begin, Autopilot } from './crew.ts';
test('look', async ({ person }) => {
  const ada = await person('Ada');
  const oskar = await person('Oskar');
  const code = await openForPeople(ada, 1);
  await join(oskar, code, 'Dictator');
  await begin(ada, oskar);
  const pilot = new Autopilot(code);
  await pilot.add(ada, 0);
  await pilot.add(oskar, 1);
  const start = Date.now();
  let n = 0;
  let pos = await pilot.until((p) => ((n += 1), p.view.scene.combat !== null));
  console.log('combat after', n, Date.now() - start, pos.view.moment, pos.view.scene.day);
  const seen = new Set<string>();
  for (let i = 0; i < 40; ++i) {
    for (const [p, seat] of [
      [ada, 0],
      [oskar, 1],
    ] as const) {
      pos = await pilot.look(seat);
      if (!pos.view.awaited.includes(seat)) continue;
      const h = await pilot.suggestion(seat);
      const key = p.name + h.split(' ')[0] + pos.view.moment;
      console.log(i, p.name, pos.view.moment, h, JSON.stringify((pos.view.window as any)?.name ?? null));
      if (!seen.has(key)) {
        seen.add(key);
        await p.page.waitForTimeout(150);
        await p.page.screenshot({
          path: `/tmp/wdshots/c${String(i).padStart(3, '0')}-${p.name}-${h.split(' ')[0]}.png`,
        });
        const o = p === ada ? oskar : ada;
        if (seen.size % 3 === 0)
          await o.page.screenshot({
            path: `/tmp/wdshots/c${String(i).padStart(3, '0')}-${o.name}-waits.png`,
          });
      }
      await pilot.move(seat, h);
    }
  }
});
