// The form of a new table, and the request that it becomes.
//
// Combinations that a game does not have are told beside their control before the server is asked. The server decides
// all the same: whatever it refuses is shown in its own words at the control that they speak about.
import type { ClockRule, GameInfo, NewTable, OptionInfo, SeatPlan } from '../link/protocol.ts';
import { isDictator, optionText } from './words.ts';

export type Chair = 'you' | 'open' | 'bot';
export type ClockChoice = 'none' | 'bank' | 'day';
export interface SeatForm {
  chair: Chair;
  bot: string; // its level, also while nobody needs it
}
export interface TableForm {
  game: string;
  seats: SeatForm[];
  options: Record<string, number>;
  clock: ClockChoice;
  isListed: boolean;
  hasHints: boolean; // and forecasts
}
export interface Why {
  words: string;
  rule: string | null;
}
export interface FormProblem extends Why {
  control: string; // the name of an option, or "seats"
}

export const clocks: Record<ClockChoice, ClockRule> = {
  none: { mode: 'none', milliseconds: 0, increment: 0 },
  bank: { mode: 'bank', milliseconds: 300_000, increment: 30_000 },
  day: { mode: 'per_move', milliseconds: 86_400_000, increment: 0 },
};

export const usualBot = (game: GameInfo) =>
  game.bots.includes('steady') ? 'steady' : (game.bots.at(-1) ?? '');

// MERC begins with two Rebels, one of them a bot, against an automatic Dictator; other games with their fewest seats.
export function formFor(game: GameInfo): TableForm {
  const count = game.name === 'merc' ? 3 : game.seats_least;
  const bot = usualBot(game);
  const rest: Chair = game.bots.length > 0 ? 'bot' : 'open';
  return {
    game: game.name,
    seats: Array.from({ length: count }, (_, seat) => ({ chair: seat === 0 ? 'you' : rest, bot })),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.usual])),
    clock: 'none',
    isListed: true,
    hasHints: true,
  };
}

// Nobody sits twice: whoever takes another seat leaves his own to others.
export function withChair(form: TableForm, seat: number, chair: Chair): TableForm {
  const seats = form.seats.map((each, index): SeatForm => {
    if (index === seat) return { ...each, chair };
    return chair === 'you' && each.chair === 'you' ? { ...each, chair: vacated(form, index) } : each;
  });
  return { ...form, seats };
}
const vacated = (form: TableForm, seat: number): Chair =>
  isDictator(form.game, seat, form.seats.length) ? 'bot' : 'open';

export function withLevel(form: TableForm, seat: number, bot: string): TableForm {
  return { ...form, seats: form.seats.map((each, index) => (index === seat ? { ...each, bot } : each)) };
}

// Seats come and go at the end, in MERC before the Dictator's.
export function withSeats(form: TableForm, game: GameInfo, count: number): TableForm {
  if (whyNotSeats(game, count) !== null) return form;
  const last = game.name === 'merc' ? form.seats.slice(-1) : [];
  const seats = form.seats.slice(0, form.seats.length - last.length).slice(0, count - last.length);
  while (seats.length < count - last.length) {
    seats.push({ chair: game.bots.length > 0 ? 'bot' : 'open', bot: usualBot(game) });
  }
  return { ...form, seats: [...seats, ...last] };
}

export function whyNotSeats(game: GameInfo, count: number): Why | null {
  if (count >= game.seats_least && count <= game.seats_most) return null;
  const besides = game.name === 'merc' ? 1 : 0;
  const [least, most] = [game.seats_least - besides, game.seats_most - besides];
  const range = least === most ? String(least) : `${least} to ${most}`;
  return { words: `${game.title} has ${range} ${besides > 0 ? 'Rebels' : 'seats'}`, rule: null };
}

export const withOption = (form: TableForm, name: string, value: number): TableForm => ({
  ...form,
  options: { ...form.options, [name]: value },
});

export function valueOf(form: TableForm, option: OptionInfo): number {
  return form.options[option.name] ?? option.usual;
}

// ---- What does not go together ------------------------------------------------------------------

const textOf = (form: TableForm, game: GameInfo, name: string): string | null => {
  const option = game.options.find((each) => each.name === name);
  return option === undefined ? null : optionText(option, valueOf(form, option));
};

// Why an option cannot have a value, with everything else as it is in the form.
export function whyNotValue(form: TableForm, game: GameInfo, option: OptionInfo, value: number): Why | null {
  if (value < option.least || value > option.most) {
    return { words: `It goes from ${option.least} to ${option.most}`, rule: null };
  }
  return game.name === 'merc' ? whyNotInMerc(form, game, option, value) : null;
}

const setsForRebels = { least: 2, most: 3 }; // of the base set
const tacticsOfBaseSet = 10;
const dictatorsOfBaseSet = ['usual', 'random', 'choose', 'castro', 'kim'];

function whyNotInMerc(form: TableForm, game: GameInfo, option: OptionInfo, value: number): Why | null {
  const text = optionText(option, value);
  const isBase = textOf(form, game, 'sets') === 'base';
  switch (option.name) {
    case 'sets': {
      const rebels = form.seats.length - 1;
      if (text !== 'base' || (rebels >= setsForRebels.least && rebels <= setsForRebels.most)) return null;
      return { words: `The base set is enough for 2 and 3 Rebels, not for ${rebels}`, rule: 'R2.1' };
    }
    case 'active_tactics':
      if (!isBase || value <= tacticsOfBaseSet) return null;
      return { words: `The base set has ${tacticsOfBaseSet} tactics cards`, rule: 'R2.9' };
    case 'dictator_selection':
      if (text === 'choose' && isAutomatic(form)) {
        return { words: 'An automatic Dictator chooses no card', rule: 'R2.5' };
      }
      if (!isBase || dictatorsOfBaseSet.includes(text)) return null;
      return { words: 'Of the base set are Castro and Kim', rule: 'R2.9' };
    default:
      return whyNotMode(form, game, option.name, text);
  }
}

// V0: which ways to play go together. "an automatic Dictator" is one of them.
type Pair = 'no' | 'discouraged';
const pairs: [string, string, Pair][] = [
  ['an automatic Dictator', 'Assassination', 'no'],
  ['an automatic Dictator', 'Vehicles', 'discouraged'],
  ['Assassination', 'Vehicles', 'no'],
  ['Assassination', 'I, Dictator', 'no'],
  ['Vehicles', 'Solo Rescue', 'no'],
  ['I, Dictator', 'Solo Rescue', 'no'],
];
const wayOf: Record<string, string> = {
  'mode=assassination': 'Assassination',
  'mode=versus': 'Versus',
  'mode=solo_rescue': 'Solo Rescue',
  'vehicles=yes': 'Vehicles',
  'i_dictator=yes': 'I, Dictator',
};
const fewestFor: Record<string, number> = { alone: 2, pairs: 4, halves: 2, usual: 2 };

function whyNotMode(form: TableForm, game: GameInfo, name: string, text: string): Why | null {
  const has = (option: string) => (option === name ? text : textOf(form, game, option));
  const mode = has('mode');
  const ways = ['mode', 'vehicles', 'i_dictator'].flatMap(
    (option) => wayOf[`${option}=${has(option)}`] ?? [],
  );
  if (isAutomatic(form) && (mode === 'normal' || mode === 'assassination'))
    ways.push('an automatic Dictator');
  const own = wayOf[`${name}=${text}`];
  const isAllowed = has('allow_discouraged') === 'yes';
  for (const [one, other, pair] of pairs) {
    if (own === undefined || (own !== one && own !== other)) continue;
    if (!ways.includes(one) || !ways.includes(other) || (pair === 'discouraged' && isAllowed)) continue;
    return pair === 'no'
      ? { words: `${other} and ${one} cannot be played together`, rule: 'V0' }
      : { words: `${other} and ${one} are discouraged; allow them below`, rule: 'V0.1' };
  }
  if (name === 'i_dictator' && text === 'yes' && has('sets') === 'base') {
    return { words: 'It needs two cities, and the base set has one', rule: 'V5.2' };
  }
  return name === 'mode' || name === 'teams'
    ? whyNotPlayers(form, mode, has('teams'), isAllowed, name)
    : null;
}

// V0.4: in Versus and Solo Rescue nobody is the Dictator.
export const hasDictator = (form: TableForm, game: GameInfo) =>
  !['versus', 'solo_rescue'].includes(textOf(form, game, 'mode') ?? '');

// V0.4, V4.1
function whyNotPlayers(
  form: TableForm,
  mode: string | null,
  teams: string | null,
  isAllowed: boolean,
  name: string,
): Why | null {
  const players = form.seats.length - 1;
  const hasNoDictator = mode === 'versus' || mode === 'solo_rescue';
  if (name === 'mode' && hasNoDictator && !isAutomatic(form)) {
    return { words: 'There is no Dictator to play: leave his seat to the game', rule: 'V0.4' };
  }
  if (name === 'mode' && mode === 'solo_rescue' && players !== 1) {
    return { words: `Solo Rescue is for one player, not for ${players}`, rule: 'V0.4' };
  }
  if (mode !== 'versus') return null;
  const way = teams ?? 'usual';
  if (players < (fewestFor[way] ?? 2) || (way === 'pairs' && players % 2 !== 0)) {
    return { words: `${players} ${players === 1 ? 'player' : 'players'} cannot be divided so`, rule: 'V4.1' };
  }
  const alone = way === 'alone' || (way === 'usual' && players < 4);
  const isUsual = alone ? players <= 3 : players % 2 === 0 && (way !== 'pairs' || players === 4);
  return isUsual || isAllowed
    ? null
    : { words: 'Uneven or many teams are discouraged; allow them below', rule: 'V4.1' };
}

// What is chosen and does not go together with the rest.
export function problemsOf(form: TableForm, game: GameInfo): FormProblem[] {
  const seats = whyNotSeats(game, form.seats.length);
  const values = game.options.flatMap((option) => {
    const why = whyNotValue(form, game, option, valueOf(form, option));
    return why === null ? [] : [{ control: option.name, ...why }];
  });
  return seats === null ? values : [{ control: 'seats', ...seats }, ...values];
}

// The control that a refusal of the server speaks about; null: none of them alone.
export function controlOf(words: string, game: GameInfo): string | null {
  const says = (name: string) => new RegExp(`\\b${name}\\b`, 'i').test(words);
  const isAt = (name: string) => game.options.some((option) => option.name === name);
  if (game.name === 'merc') {
    if (says('tactics cards') && isAt('active_tactics')) return 'active_tactics';
    if ((says('chooses no card') || says('is not in the base set')) && isAt('dictator_selection')) {
      return 'dictator_selection';
    }
    if (says('base set') && isAt('sets')) return 'sets';
  }
  const named = game.options.find((option) => says(option.name) || says(option.name.replaceAll('_', ' ')));
  if (named !== undefined) return named.name;
  return says('seats?') || says('bot') ? 'seats' : null;
}

// ---- What stands in front -------------------------------------------------------------------------

// Those of MERC that one changes often; its Dictator has a field of his own.
const firstInMerc = ['mode', 'difficulty', 'extra'];
const apartInMerc = ['dictator', 'dictator_selection'];
const plainMost = 6;

// A game with many options shows the first ones, and those that belong to a value that is chosen: "capture: rounds for
// which it is held" matters where capture is. The finer points wait below.
export function optionParts(form: TableForm, game: GameInfo): { plain: OptionInfo[]; further: OptionInfo[] } {
  const { options } = game;
  const chosen = options.map((option) => optionText(option, valueOf(form, option)));
  const matters = (option: OptionInfo) => {
    const of = /^([a-z][a-z-]*): /.exec(option.words)?.[1];
    return of !== undefined && chosen.includes(of);
  };
  const isPlain = (option: OptionInfo, index: number) =>
    game.name === 'merc'
      ? firstInMerc.includes(option.name)
      : options.length <= plainMost + 2 || index < plainMost || matters(option);
  const shown = options.filter((option) => game.name !== 'merc' || !apartInMerc.includes(option.name));
  return {
    plain: shown.filter((option) => isPlain(option, options.indexOf(option))),
    further: shown.filter((option) => !isPlain(option, options.indexOf(option))),
  };
}

// ---- The request --------------------------------------------------------------------------------

// The automatic Dictator is an option of the game, not a bot at a seat.
export const isAutomatic = (form: TableForm) => form.game === 'merc' && form.seats.at(-1)?.chair === 'bot';

export const yourSeat = (form: TableForm): number | null => {
  const seat = form.seats.findIndex((each) => each.chair === 'you');
  return seat < 0 ? null : seat;
};

// Nobody else is needed: the game can begin at once.
export const isComplete = (form: TableForm) => form.seats.every((seat) => seat.chair !== 'open');

export function requestOf(form: TableForm, game: GameInfo): NewTable {
  const automatic = isAutomatic(form);
  const seats = form.seats.map((seat, index): SeatPlan => {
    const isPlayedByTheGame = automatic && index === form.seats.length - 1;
    // One's own seat is open until it is taken, a moment later.
    return seat.chair === 'bot' && !isPlayedByTheGame ? { kind: 'bot', bot: seat.bot } : { kind: 'open' };
  });
  const options: Record<string, string> = {};
  for (const option of game.options) {
    const isWho = game.name === 'merc' && option.name === 'dictator';
    const text = isWho ? (automatic ? 'automatic' : 'human') : optionText(option, valueOf(form, option));
    if (text !== optionText(option, option.usual)) options[option.name] = text;
  }
  const { mode, milliseconds, increment } = clocks[form.clock];
  return {
    game: form.game,
    seats,
    options,
    clock: mode === 'none' ? { mode } : { mode, milliseconds, increment },
    listed: form.isListed,
    hints: form.hasHints,
  };
}

// One click: a Rebel and a bot against the automatic Dictator, at a table that nobody else finds.
export const playNow: NewTable = {
  game: 'merc',
  seats: [{ kind: 'open' }, { kind: 'bot', bot: 'steady' }, { kind: 'open' }],
  options: { dictator: 'automatic' },
  clock: { mode: 'none' },
  listed: false,
};
