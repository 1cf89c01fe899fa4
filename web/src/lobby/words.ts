// What things of the lobby are called. The names of players come from outside: they are text and never markup.
import type { SeatNumber } from '../art/seats.ts';
import type { ClockRule, OptionInfo, Summary } from '../link/protocol.ts';

const names: Record<string, string> = { polpot: 'Pol Pot', gadafi: 'Gaddafi', solo_rescue: 'Solo Rescue' };

// "active_tactics" becomes "Active tactics".
export function titleOf(name: string): string {
  const words = names[name] ?? name.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

// Options of MERC whose names say less than they could.
const optionTitles: Record<string, string> = {
  extra: 'Extra militia',
  sets: 'Card sets',
  dictator_selection: 'Dictator card',
  active_tactics: 'Tactics deck',
  reinforce_rounding: 'Reinforcements',
  mine_militia: 'Land mines',
  caretaker_sees_hidden: 'Stashes in sight',
  mode: 'Way to play',
  i_dictator: 'I, Dictator',
  teams: 'Teams of Versus',
  rounds: 'Length of Versus',
  allow_discouraged: 'Discouraged choices',
};
export const optionTitle = (game: string, name: string): string =>
  (game === 'merc' ? optionTitles[name] : undefined) ?? titleOf(name);

// In MERC the Dictator has the last seat.
export function isDictator(game: string, seat: number, seats: number): boolean {
  return game === 'merc' && seat === seats - 1;
}
export function seatTitle(game: string, seat: number, seats: number): string {
  if (game !== 'merc') return `Seat ${seat + 1}`;
  return isDictator(game, seat, seats) ? 'Dictator' : `Rebel ${seat + 1}`;
}
export function seatMarkOf(game: string, seat: number, seats: number): SeatNumber {
  return (isDictator(game, seat, seats) ? 7 : Math.min(seat + 1, 6)) as SeatNumber;
}

const lengths: [milliseconds: number, unit: string, units: string][] = [
  [86_400_000, 'day', 'days'],
  [3_600_000, 'hour', 'hours'],
  [60_000, 'min', 'min'],
  [1_000, 's', 's'],
];
export function lengthWords(milliseconds: number): string {
  for (const [length, unit, units] of lengths) {
    if (milliseconds < length) continue;
    const count = Math.round((milliseconds / length) * 10) / 10;
    return `${count} ${count === 1 ? unit : units}`;
  }
  return '0 s';
}
export function clockWords(clock: ClockRule): string {
  if (clock.mode === 'none') return 'no clock';
  const length = lengthWords(clock.milliseconds);
  if (clock.mode === 'per_move') return `${length} a move`;
  return clock.increment > 0 ? `${length} + ${lengthWords(clock.increment)}` : length;
}

// ---- Tables -------------------------------------------------------------------------------------

export function countOpen(table: Summary): number {
  return table.seats.filter((seat) => seat.kind === 'open').length;
}

// A table has no name of its own: it is called after those who sit at it.
export function whoSits(table: Summary): string {
  const people = table.seats.flatMap((seat) =>
    seat.kind === 'human' && seat.name !== null ? [seat.name] : [],
  );
  if (people.length === 0) return table.status === 'open' ? 'Nobody yet' : 'Bots only';
  if (people.length <= 2) return people.join(' and ');
  return `${people.slice(0, 2).join(', ')} and ${people.length - 2} more`;
}

// The same for a table of one's own, where the others are worth telling.
export function withWhom(table: Summary, me: string): string {
  const others = table.seats.filter(
    (seat) => seat.kind === 'human' && seat.name !== null && seat.name !== me,
  );
  if (others.length > 0) return `With ${whoSits({ ...table, seats: others })}`;
  return table.game === 'merc' ? 'Against the Dictator' : 'Against bots';
}

export function seatWords(table: Summary, seat: number): string {
  const title = seatTitle(table.game, seat, table.seats.length);
  const { kind, name } = table.seats[seat] ?? { kind: 'open', name: null };
  if (kind === 'human') return `${title}: ${name ?? 'a player'}`;
  return `${title}: ${kind}`;
}

export function sizeWords(table: Summary): string {
  const seats = table.seats.length;
  if (table.game !== 'merc') return `${seats} seats`;
  return seats === 2 ? '1 Rebel' : `${seats - 1} Rebels`;
}

// The first of a row of things that belongs to a text, always the same for the same one.
export function pickFor<Thing>(text: string, things: readonly Thing[]): Thing | undefined {
  let sum = 0;
  for (const character of text) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 65_521;
  return things[sum % things.length];
}

// ---- Options ------------------------------------------------------------------------------------

// An explanation may end with the meaning of one number: "militia on Day 1; -1: by the number of rebels".
const meaning = /^(.*?);\s*(-?\d+):\s*(.+)$/;

export function explanationOf(option: OptionInfo): string {
  const words = meaning.exec(option.words)?.[1] ?? option.words;
  const told = words.replaceAll(/[a-z]+_[a-z]+/g, (name) => names[name] ?? name);
  return told.charAt(0).toUpperCase() + told.slice(1);
}
export function meaningOf(option: OptionInfo, value: number): string | null {
  const found = meaning.exec(option.words);
  return found !== null && Number(found[2]) === value ? (found[3] ?? null) : null;
}
// As the server is told it.
export function optionText(option: OptionInfo, value: number): string {
  return option.names[value - option.least] ?? String(value);
}
// As people read it.
export function valueTitle(option: OptionInfo, value: number): string {
  if (meaningOf(option, value) !== null) return 'Usual';
  const name = option.names[value - option.least];
  return name === undefined ? String(value) : titleOf(name);
}
