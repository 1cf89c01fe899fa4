// Questions that the table asks for itself once in a moment: the card to draw, the unit to move. Whoever goes back to the
// list is not sent forward again.
import type { BoardSession } from '../../table/board_session.ts';

const leading = ['draw', 'choose'];

export class Lead {
  #openedFor = -1; // the update

  follow(session: BoardSession): void {
    const { choice } = session;
    const update = session.latest?.update ?? -1;
    if (session.isReplay || session.isSending || choice.isAsking || choice.picked.length > 0) return;
    if (!session.isAwaited || session.latest?.view?.window || this.#openedFor === update) return;
    const question = leading
      .map((name) => choice.options.find((option) => option.name === name))
      .find((option) => option !== undefined);
    if (question === undefined) return;
    this.#openedFor = update;
    void choice.open(question);
  }
}
