// A combat outlives a reload of the page and a server that dies in the middle of it.
import {
  Autopilot,
  begin,
  inCombat,
  join,
  openForPeople,
  standBetween,
  test,
  type Between,
  type Person,
  type Position,
} from './crew.ts';
import { expect, withServer } from './server.ts';
import { hasCaughtUp } from './steps.ts';

// What the one who decides has before him: the fight, the question, and whom he may choose.
async function decisionIn(actor: Person): Promise<object> {
  const { page } = actor;
  const fighters = page.getByRole('button', { name: /health \d|militia of/ });
  return {
    title: await page.title(),
    question: await inCombat(actor).getByRole('heading').innerText(),
    fighters: await fighters.evaluateAll((all) => all.map((each) => each.ariaLabel)),
  };
}
const isMove = (message: string) => message.includes('"do":"move"');

test('a combat goes on as it was after a reload and after the death of the server', async ({ person }) => {
  await withServer(['--bot-pause', '0'], async (server) => {
    const ada = await person('Ada', server.address);
    const oskar = await person('Oskar', server.address);
    const people = [ada, oskar];
    const ways: Between[] = [{}, {}];
    for (const [seat, { page }] of people.entries()) await standBetween(page, ways[seat] ?? {});
    const code = await openForPeople(ada, 1);
    await join(oskar, code, 'Dictator');
    await begin(ada, oskar);
    const pilot = new Autopilot(code);
    await pilot.add(ada, 0);
    await pilot.add(oskar, 1);
    // Somebody has to choose between two fighters.
    const isChoice = async ({ view }: Position, seat: number) =>
      view.scene.combat !== null &&
      (await pilot.legalMoves(seat)).filter((move) => move.startsWith('aim ')).length > 1;
    const toChoice = async () => {
      const position = await pilot.until(isChoice, pilot.attackAtOnce);
      const seat = position.view.awaited[0] ?? 0;
      const actor = people[seat] ?? ada;
      await hasCaughtUp(actor.page, position.update);
      await expect(actor.page.getByRole('button', { name: /may be chosen$/ }).first()).toBeVisible();
      return { actor, seat, update: position.update, way: ways[seat] ?? {} };
    };
    const send = async (actor: Person) => {
      const button = inCombat(actor).locator('.btn-primary');
      await actor.page
        .getByRole('button', { name: /may be chosen$/ })
        .first()
        .click();
      await button.click();
    };
    const isBroken = (actor: Person) =>
      actor.page.getByRole('status').filter({ hasText: /Reconnecting.*Your game is saved/ });

    await test.step('a reload shows the same decision', async () => {
      const { actor } = await toChoice();
      const before = await decisionIn(actor);
      await actor.page.reload();
      await expect(async () => expect(await decisionIn(actor)).toEqual(before)).toPass();
    });

    await test.step('a server that dies and returns finds the same decision', async () => {
      const { actor } = await toChoice();
      const before = await decisionIn(actor);
      await server.kill();
      for (const each of people) await expect(isBroken(each)).toBeVisible();
      await server.start();
      for (const each of people) await expect(isBroken(each)).toBeHidden();
      await pilot.reconnect();
      await expect(async () => expect(await decisionIn(actor)).toEqual(before)).toPass();
    });

    await test.step('a move whose answer is lost is made once', async () => {
      const { actor, seat, update, way } = await toChoice();
      way.toServer = (message) => {
        if (isMove(message)) way.toPage = () => null; // from here on nothing comes back
        return message;
      };
      await send(actor);
      await expect.poll(async () => (await pilot.look(seat)).update).toBe(update + 1);
      await server.kill();
      await expect(isBroken(actor)).toBeVisible();
      delete way.toServer;
      delete way.toPage;
      await server.start();
      await expect(isBroken(actor)).toBeHidden();
      await pilot.reconnect();
      await expect(inCombat(actor).or(actor.page.getByRole('grid', { name: /^Map/ }))).toBeVisible();
      expect((await pilot.look(seat)).update).toBe(update + 1);
    });

    await test.step('a move that does not reach the server is made when it is back, once', async () => {
      const { actor, seat, update, way } = await toChoice();
      way.toServer = (message) => (isMove(message) ? null : message);
      await send(actor);
      await server.kill();
      await expect(isBroken(actor)).toBeVisible();
      delete way.toServer;
      await server.start();
      await expect(isBroken(actor)).toBeHidden();
      await pilot.reconnect();
      await expect.poll(async () => (await pilot.look(seat)).update).toBe(update + 1);
    });
  });
});
