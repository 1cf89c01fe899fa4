// What has happened, in sentences, and how long it is shown. The server's own sentences are good; here are those of
// reaction windows and what is worth a word over the board.
import type { GameEvent, Json, View } from '../../link/protocol.ts';
import { cardIn, cardName, catalogueOf, sceneIn, sideOfSeat, sideTitle, unitIn } from './names.ts';
import type { Side, TaktikScene } from './scene.ts';

const textOf = (event: GameEvent, field: string) => event.fields[field]?.text ?? '';
const numberOf = (event: GameEvent, field: string) => event.fields[field]?.value ?? 0;

const silent = [
  'window-skipped',
  'window-closed',
  'window-opened',
  'reaction-offered',
  'reaction-played', // the tactic itself is told
  'stepped', // the move is told when it has ended
  'effect-began', // the card that brings it is told
  'effect-ended',
];

export function sentence(event: GameEvent, catalogue: Json, view?: View): string | null {
  if (silent.includes(event.name)) return '';
  if (event.name === 'phase-began') return '';
  const scene = sceneIn(view);
  // Windows have numbers for the engine alone; one step is not some.
  let words = event.text
    .replace(/ lets it happen in window \d+$/, ' passes')
    .replace(/ 1 steps$/, ' one step');
  // People know sides and cards by name, not by seat and id.
  if (scene !== null) {
    for (const seat of [0, 1])
      words = words.replace(`seat${seat + 1}`, `the ${sideTitle[sideOfSeat(scene, seat)]}`);
  }
  const cards = catalogueOf(catalogue);
  for (const field of Object.values(event.fields)) {
    if (field !== null && cardIn(cards, field.text) !== undefined)
      words = words.replace(field.text, cardName(cards, field.text));
  }
  return words === event.text ? null : words;
}

// ---- Over the board -------------------------------------------------------------------------------

export interface Happening {
  cell: string;
  words: string;
  isBad: boolean;
}
function cellIn(event: GameEvent, scene: TaktikScene, fields: string[]): string | null {
  for (const field of fields) {
    const text = textOf(event, field);
    if (text === '' || text === '-') continue;
    const cell = field === 'cell' || field === 'to' ? text : unitIn(scene, text)?.cell;
    if (cell) return cell;
  }
  return null;
}
export function happeningOf(event: GameEvent, scene: TaktikScene): Happening | null {
  const told = wordsOver(event);
  if (told === null) return null;
  const cell = cellIn(event, scene, ['target', 'unit', 'cell', 'to', 'attacker']) ?? aimedAt(scene);
  return cell === null ? null : { cell, ...told };
}
const aimedAt = (scene: TaktikScene) => unitIn(scene, scene.resolution?.target ?? null)?.cell ?? null;
function wordsOver(event: GameEvent): { words: string; isBad: boolean } | null {
  switch (event.name) {
    case 'rolled':
      return {
        words: `${'⚀⚁⚂⚃⚄⚅'.charAt(numberOf(event, 'die') - 1)} ${numberOf(event, 'die') || ''}`.trim(),
        isBad: false,
      };
    case 'hit':
      return { words: 'hit', isBad: true };
    case 'missed':
      return { words: 'miss', isBad: false };
    case 'damaged':
      return { words: `−${numberOf(event, 'damage') || 1}`, isBad: true };
    case 'eliminated':
      return { words: 'lost', isBad: true };
    case 'marker-taken':
      return { words: 'taken', isBad: false };
    default:
      return null;
  }
}

const lengths: Readonly<Record<string, number>> = {
  'unit-moved': 320,
  'attack-declared': 160,
  rolled: 700,
  hit: 260,
  missed: 420,
  damaged: 420,
  eliminated: 520,
  'bonus-drawn': 260,
  'malus-drawn': 420,
  'bonus-played': 320,
  'tactic-played': 520,
  'reaction-played': 260,
  'marker-taken': 260,
  'mission-done': 600,
};
export const lengthOf = (event: GameEvent): number => lengths[event.name] ?? 0;

export function diceOf(event: GameEvent): { faces: number[]; hitsOn: number } | null {
  if (event.name !== 'rolled') return null;
  const die = numberOf(event, 'die');
  if (die < 1 || die > 6) return null;
  return { faces: [die], hitsOn: 7 }; // whether it hits is told by the next event
}
// The seat whose doing it was, where the event names a side.
export function playerOf(event: GameEvent, view: View | undefined): number | null {
  const scene = sceneIn(view);
  const side = textOf(event, 'side') || textOf(event, 'owner');
  if (scene === null || !Object.hasOwn(sideTitle, side)) return null;
  return (side as Side) === 'attacker' ? scene.attacker_seat : 1 - scene.attacker_seat;
}
