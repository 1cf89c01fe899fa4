// Placing militia press by press, quicker than the server answers: each press waits for the one before it, and all of them
// count. What can be placed is read from the legal moves, because no question has to be open for it: where one sector is
// left the question is answered by itself.
import type { Move } from '../../link/protocol.ts';
import type { BoardSession } from '../../table/board_session.ts';
import { Presses } from '../../table/presses.ts';

interface Placement {
  move: string;
  sector: string;
  count: number;
}
const isPlacement = (each: Placement | null): each is Placement => each !== null;
const placementOf = ({ text }: Move): Placement | null => {
  const [, sector, count] = /^place (\S+) (\d+)$/.exec(text) ?? [];
  return sector === undefined ? null : { move: text, sector, count: Number(count) };
};

export class Placer {
  sectors = $state.raw<string[]>([]); // that take some
  readonly #session: BoardSession;
  readonly #presses: Presses;

  constructor(session: BoardSession) {
    this.#session = session;
    this.#presses = new Presses(() => session.settled());
  }

  // To be called with every new position. Until the answer has come the sectors of the last one stay, so that the next
  // press can follow at once.
  async learn(): Promise<void> {
    const update = this.#session.latest?.update;
    const sectors = (await this.#placements()).map(({ sector }) => sector);
    if (this.#session.latest?.update !== update) return;
    this.sectors = sectors.filter((sector, index) => sectors.indexOf(sector) === index);
  }
  // So many of them, or as many as fit.
  add(sector: string, wanted: number): Promise<void> {
    return this.#presses.inOrder(() => this.#place(sector, wanted));
  }

  async #place(sector: string, wanted: number): Promise<void> {
    const here = (await this.#placements())
      .filter((each) => each.sector === sector)
      .toSorted((one, other) => one.count - other.count);
    const placement = here.findLast(({ count }) => count <= wanted) ?? here[0];
    if (placement !== undefined) await this.#session.submit(placement.move);
  }
  async #placements(): Promise<Placement[]> {
    return (await this.#session.legalMoves()).map(placementOf).filter(isPlacement);
  }
}
