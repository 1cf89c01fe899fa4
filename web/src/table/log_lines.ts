// The lines of the log: one sentence for each event with its dice, the same sentence again counted instead of repeated.
import type { GameTable } from '../games/registry.ts';
import type { GameEvent, Json, TableSeat, Update, View } from '../link/protocol.ts';
import { nameAt } from './names.ts';
import type { LogEntry } from './board_session.ts';

export interface Line {
  key: string;
  seat: number | null;
  text: string;
  times: number;
  dice: { faces: number[]; hitsOn: number } | null;
  isHeading: boolean;
}
export interface LogContext {
  table: GameTable;
  catalogue: Json;
  seats: TableSeat[];
  view: View | undefined;
}

export function linesOf(entries: readonly LogEntry[], context: LogContext): Line[] {
  const lines: Line[] = [];
  for (const line of entries.flatMap((entry) => linesOfOne(entry, context))) {
    const last = lines.at(-1);
    const isAgain =
      last !== undefined && last.text === line.text && last.seat === line.seat && line.dice === null;
    if (isAgain) lines[lines.length - 1] = { ...last, times: last.times + 1 };
    else lines.push(line);
  }
  return lines;
}

function linesOfOne({ number, update }: LogEntry, context: LogContext): Line[] {
  const { table, catalogue, view } = context;
  const line = (text: string, index = 0, event?: GameEvent): Line => ({
    key: `${number}.${index}`,
    seat: (event === undefined ? null : table.playerOf?.(event, view)) ?? update.seat,
    text,
    times: 1,
    dice: event === undefined ? null : (table.diceOf?.(event) ?? null),
    isHeading: event?.name === 'phase-begun',
  });
  if (update.what === 'moved') {
    return (update.events ?? [])
      .map((event, index) => line(table.sentence(event, catalogue, view) ?? event.text, index, event))
      .filter(({ text }) => text !== '');
  }
  const words = wordsOf(update, context);
  return words === '' ? [] : [line(words)];
}

function wordsOf(update: Update, { table, seats }: LogContext): string {
  const who = seats.find((seat) => seat.seat === update.seat);
  const name = who === undefined ? 'Somebody' : nameAt(table, seats)(who);
  switch (update.what) {
    case 'seated':
      return `${update.name ?? name} sits down`;
    case 'reseated':
      return `the seat is ${update.kind === 'bot' ? `a bot's (${update.bot})` : 'open'}`;
    case 'started':
      return 'The game begins';
    case 'undo_asked':
      return `${name} asks to take back ${update.steps === 1 ? 'a step' : `${update.steps} steps`}`;
    case 'undo_answered':
    case 'pause_answered':
      return `${name} ${update.agrees ? 'agrees' : 'does not agree'}`;
    case 'undone':
      return `${update.steps === 1 ? 'A step is' : `${update.steps} steps are`} taken back`;
    case 'pause_asked':
      return `${name} asks for a pause`;
    case 'unpaused':
      return 'The game goes on';
    case 'expired':
      return `${name}'s time has run out`;
    case 'held':
      return update.resigned ? `${name} resigns; a bot plays on` : `a bot plays for ${name}`;
    case 'returned':
      return `${name} is back`;
    case 'succeeded':
      return 'There is a rematch';
    default:
      return ''; // what was said stands in the chat
  }
}

// ---- Aloud ----------------------------------------------------------------------------------------

// What a screen reader says of new lines. Bots make a dozen moves in a second; nobody wants to hear them all, so the last
// ones are told and the others counted. They stand in the log.
export function spoken(fresh: readonly Line[], most = 4): string {
  const told = fresh.slice(-most).map(sentenceOf);
  const left = fresh.length - told.length;
  return [left > 0 ? `${left} more in the log.` : '', ...told].filter((part) => part !== '').join(' ');
}
function sentenceOf({ text, times, dice }: Line): string {
  const thrown =
    dice === null
      ? ''
      : `; dice ${dice.faces.map((face) => (face >= dice.hitsOn ? `${face} hits` : `${face} misses`)).join(', ')}`;
  return `${text}${times > 1 ? `, ${times} times` : ''}${thrown}.`;
}
