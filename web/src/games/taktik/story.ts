// What may be looked for in a game that is over, and how its rounds divide it.
import type { GameEvent } from '../../link/protocol.ts';
import type { StoryLook } from '../registry.ts';

export const story: StoryLook = {
  kinds: [
    {
      id: 'attacks',
      title: 'Attacks',
      one: 'attack',
      events: ['rolled', 'attack-cancelled', 'attack-fizzled'],
    },
    { id: 'losses', title: 'Losses', one: 'loss', events: ['eliminated'] },
    { id: 'tactics', title: 'Tactics', one: 'tactic', events: ['tactic-played'] },
    {
      id: 'cards',
      title: 'Cards',
      one: 'card',
      events: ['bonus-drawn', 'malus-drawn', 'bonus-played', 'malus-cancelled'],
    },
    { id: 'moves', title: 'Movement', one: 'movement', events: ['unit-moved'] },
  ],
  chapterOf(event: GameEvent) {
    if (event.name !== 'turn-began') return null;
    const round = event.fields['round']?.value;
    const side = event.fields['side']?.text ?? '';
    if (round === undefined) return null;
    const who = side === 'attacker' ? 'Attacker' : side === 'defender' ? 'Defender' : '';
    return { title: `Round ${round}${who === '' ? '' : ` · ${who}`}`, mark: `Round ${round}` };
  },
};
