// What may be looked for in a game that is over, and how its days divide it.
import type { GameEvent } from '../../link/protocol.ts';
import type { StoryLook } from '../registry.ts';
import { sentence } from './events.ts';

export const story: StoryLook = {
  kinds: [
    {
      id: 'combats',
      title: 'Combats',
      one: 'combat',
      events: ['combat-begun', 'combat-ended', 'standoff', 'bombarded'],
    },
    { id: 'deaths', title: 'Deaths', one: 'death', events: ['died', 'dog-died'] },
    { id: 'throws', title: 'Throws of dice', one: 'throw', events: ['threw', 'shelled', 'khenn-threw'] },
    { id: 'moves', title: 'Movement', one: 'movement', events: ['landed', 'moved', 'retreated'] },
    {
      id: 'militia',
      title: 'Militia',
      one: 'change of militia',
      events: ['militia-placed', 'militia-lost', 'militia-given', 'converted'],
    },
    { id: 'hired', title: 'Hired MERCs', one: 'hiring', events: ['joined', 'dismissed'] },
    { id: 'explored', title: 'Explored sectors', one: 'exploration', events: ['explored', 'turned-over'] },
    {
      id: 'regime',
      title: 'The Dictator’s cards and base',
      one: 'card of the Dictator',
      events: ['dictator-chosen', 'played', 'reinforced', 'base-revealed'],
    },
  ],
  chapterOf(event: GameEvent) {
    if (event.name !== 'phase-begun') return null;
    return { title: sentence(event, null) ?? event.text, mark: `Day ${event.fields['day']?.value ?? ''}` };
  },
};
