import { describe, expect, it } from 'vitest';
import type { BoardSession } from '../../table/board_session.ts';
import { Desk } from './desk.svelte.ts';
import type { TaktikScene } from './scene.ts';
import { movement, unit } from './taktik.fixture.ts';

const later = () => new Promise<void>((resolve) => setTimeout(resolve));

// A table at which units are placed, as much of it as a desk looks at. It makes moves slowly, one at a time.
function deploying() {
  const made: string[] = [];
  let sending: Promise<void> = Promise.resolve();
  let isSending = false;
  const sceneWith = (units: TaktikScene['units']): TaktikScene => ({
    ...movement,
    phase: 'deployment',
    units,
  });
  const tableWith = (scene: TaktikScene) => ({ status: 'running', view: { game: 'taktik', scene } });
  const units = [unit('A1', 'light', null), unit('A2', 'light', null), unit('A3', 'mech', null)];
  let scene = sceneWith(units);
  const session = {
    latest: tableWith(scene),
    isReplay: false,
    isAwaited: true,
    choice: { options: [], picked: [] },
    settled: () => sending,
    submit: async (move: string) => {
      if (isSending) return false;
      isSending = true;
      await (sending = later());
      isSending = false;
      made.push(move);
      if (move.endsWith('J1')) return false; // water
      const [, name, cell] = move.split(' ');
      scene = sceneWith(
        scene.units.map((each) =>
          each.name === name || move === 'muster'
            ? { ...each, cell: cell ?? 'H1', status: 'on_board' as const }
            : each,
        ),
      );
      session.latest = tableWith(scene);
      return true;
    },
  };
  return { desk: new Desk(session as unknown as BoardSession), made };
}

describe('placing units', () => {
  it('counts every press, however quick they are, each with the next unit', async () => {
    const { desk, made } = deploying();
    await Promise.all([desk.press('H8'), desk.press('H9'), desk.press('H10')]);
    expect(made).toEqual(['deploy A1 H8', 'deploy A2 H9', 'deploy A3 H10']);
  });
  it('takes a unit again that a press before has just placed', async () => {
    const { desk, made } = deploying();
    await Promise.all([desk.press('H8'), desk.press('H8'), desk.press('H9')]);
    expect(made).toEqual(['deploy A1 H8', 'deploy A1 H9']);
  });
  it('goes on with the same unit after a refusal', async () => {
    const { desk, made } = deploying();
    await Promise.all([desk.press('J1'), desk.press('H8')]);
    expect(made).toEqual(['deploy A1 J1', 'deploy A1 H8']);
  });
  it('places the rest after what was pressed before', async () => {
    const { desk, made } = deploying();
    await Promise.all([desk.press('H8'), desk.place('A3', 'H9'), desk.placeTheRest()]);
    expect(made).toEqual(['deploy A1 H8', 'deploy A3 H9', 'muster']);
  });
});
