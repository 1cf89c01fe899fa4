import { describe, expect, it } from 'vitest';
import type { GameInfo, OptionInfo } from '../link/protocol.ts';
import {
  controlOf,
  formFor,
  isAutomatic,
  isComplete,
  optionParts,
  problemsOf,
  requestOf,
  whyNotSeats,
  whyNotValue,
  withChair,
  withLevel,
  withOption,
  withSeats,
  yourSeat,
} from './form.ts';
import { merc, skirmish } from './games.fixture.ts';

function optionOf(game: GameInfo, name: string): OptionInfo {
  const found = game.options.find((option) => option.name === name);
  if (found === undefined) throw new Error(`no option ${name}`);
  return found;
}
const chairs = (form: ReturnType<typeof formFor>) => form.seats.map((seat) => seat.chair);

describe('the form of a new table', () => {
  it('begins in MERC with you, a bot and an automatic Dictator', () => {
    const form = formFor(merc);
    expect(chairs(form)).toEqual(['you', 'bot', 'bot']);
    expect(isAutomatic(form)).toBe(true);
    expect(isComplete(form)).toBe(true);
    expect(form.seats[1]?.bot).toBe('steady');
  });
  it('begins in another game with its fewest seats', () => {
    expect(chairs(formFor(skirmish))).toEqual(['you', 'bot']);
  });
  it('lets nobody sit twice', () => {
    const form = withChair(formFor(merc), 1, 'you');
    expect(chairs(form)).toEqual(['open', 'you', 'bot']);
    expect(yourSeat(form)).toBe(1);
    expect(isComplete(form)).toBe(false);
  });
  it('gives the Dictator back to the game when you sit elsewhere', () => {
    const form = withChair(withChair(formFor(merc), 2, 'you'), 0, 'you');
    expect(chairs(form)).toEqual(['you', 'bot', 'bot']);
  });
  it('adds and takes away Rebels before the Dictator', () => {
    const human = withChair(formFor(merc), 2, 'open');
    const more = withSeats(human, merc, 5);
    expect(chairs(more)).toEqual(['you', 'bot', 'bot', 'bot', 'open']);
    expect(chairs(withSeats(more, merc, 2))).toEqual(['you', 'open']);
  });
  it('stays as it is beyond the seats of the game', () => {
    const form = formFor(merc);
    expect(withSeats(form, merc, 8)).toBe(form);
    expect(whyNotSeats(merc, 8)?.words).toBe('MERC has 1 to 6 Rebels');
    expect(whyNotSeats(skirmish, 1)?.words).toBe('Skirmish has 2 to 4 seats');
  });
});

describe('the request', () => {
  it('tells nothing that is as usual', () => {
    expect(requestOf(formFor(merc), merc)).toEqual({
      game: 'merc',
      seats: [{ kind: 'open' }, { kind: 'bot', bot: 'steady' }, { kind: 'open' }],
      options: {},
      clock: { mode: 'none' },
      listed: true,
      hints: true,
    });
  });
  it('makes the Dictator human where somebody sits or may sit', () => {
    const { options, seats } = requestOf(withChair(formFor(merc), 2, 'open'), merc);
    expect(options).toEqual({ dictator: 'human' });
    expect(seats[2]).toEqual({ kind: 'open' });
  });
  it('tells options by their names and numbers as text', () => {
    const form = withOption(withOption(formFor(merc), 'dictator_selection', 3), 'extra', 12);
    expect(requestOf(form, merc).options).toEqual({ dictator_selection: 'castro', extra: '12' });
  });
  it('tells the level of a bot, the clock and who may join', () => {
    const form = { ...withLevel(formFor(merc), 1, 'random'), clock: 'bank' as const, isListed: false };
    const request = requestOf(form, merc);
    expect(request.seats[1]).toEqual({ kind: 'bot', bot: 'random' });
    expect(request.clock).toEqual({ mode: 'bank', milliseconds: 300_000, increment: 30_000 });
    expect(request.listed).toBe(false);
    expect(requestOf({ ...formFor(merc), hasHints: false }, merc).hints).toBe(false);
    expect(requestOf({ ...form, clock: 'day' }, merc).clock).toMatchObject({
      mode: 'per_move',
      milliseconds: 86_400_000,
    });
  });
});

describe('what does not go together', () => {
  it('R2.1: the base set is enough for 2 and 3 Rebels', () => {
    const base = withOption(formFor(merc), 'sets', 1);
    expect(problemsOf(base, merc)).toEqual([]);
    const [problem] = problemsOf(withSeats(base, merc, 5), merc);
    expect(problem).toMatchObject({ control: 'sets', rule: 'R2.1' });
  });
  it('R2.5: an automatic Dictator chooses no card, a human one does', () => {
    const card = optionOf(merc, 'dictator_selection');
    expect(whyNotValue(formFor(merc), merc, card, 2)?.rule).toBe('R2.5');
    expect(whyNotValue(withChair(formFor(merc), 2, 'you'), merc, card, 2)).toBeNull();
  });
  it('R2.9: the base set has two Dictators and ten tactics cards', () => {
    const base = withOption(formFor(merc), 'sets', 1);
    const card = optionOf(merc, 'dictator_selection');
    const deck = optionOf(merc, 'active_tactics');
    expect(whyNotValue(base, merc, card, 3)).toBeNull();
    expect(whyNotValue(base, merc, card, 4)?.rule).toBe('R2.9');
    expect(whyNotValue(base, merc, deck, 10)).toBeNull();
    expect(whyNotValue(base, merc, deck, 11)?.rule).toBe('R2.9');
  });
});

describe('a refusal of the server', () => {
  it('is shown at the option that its words name', () => {
    expect(
      controlOf('4 seats with 4 units each do not fit the board; units can be at most 3', skirmish),
    ).toBe('units');
  });
  it('is shown at the seats when it speaks of seats only', () => {
    expect(controlOf('skirmish has 2 to 4 seats, not 5', skirmish)).toBe('seats');
  });
  it('finds the options of MERC', () => {
    expect(controlOf('the base set is enough for 2 and 3 rebels, not for 6', merc)).toBe('sets');
    expect(controlOf('the base set has 10 tactics cards, not 12', merc)).toBe('active_tactics');
    expect(controlOf('Stalin is not in the base set; Castro and Kim are', merc)).toBe('dictator_selection');
  });
  it('belongs to no control when it names none', () => {
    expect(controlOf('that is enough new tables for one visit', merc)).toBeNull();
  });
});

describe('ways to play MERC', () => {
  const why = (form: ReturnType<typeof formFor>, name: string, value: number) =>
    whyNotValue(form, merc, optionOf(merc, name), value);
  const [assassination, versus, solo] = [1, 2, 3];

  it('are free to choose in a normal game with a person as Dictator', () => {
    const form = withChair(formFor(merc), 2, 'open');
    expect(why(form, 'vehicles', 1)).toBeNull();
    expect(why(form, 'i_dictator', 1)).toBeNull();
    expect(why(form, 'mode', assassination)).toBeNull();
  });
  it('say what does not go together', () => {
    const form = formFor(merc); // an automatic Dictator
    expect(why(form, 'mode', assassination)).toEqual({
      words: 'Assassination and an automatic Dictator cannot be played together',
      rule: 'V0',
    });
    expect(why(form, 'vehicles', 1)?.rule).toBe('V0.1');
    expect(why(withOption(form, 'allow_discouraged', 1), 'vehicles', 1)).toBeNull();
    const driven = withOption(withChair(form, 2, 'open'), 'vehicles', 1);
    expect(why(driven, 'mode', assassination)?.words).toContain('Vehicles');
    expect(why(withOption(form, 'sets', 1), 'i_dictator', 1)?.rule).toBe('V5.2');
  });
  it('know how many they are for', () => {
    const form = formFor(merc);
    expect(why(form, 'mode', solo)?.words).toBe('Solo Rescue is for one player, not for 2');
    expect(why(withSeats(form, merc, 2), 'mode', solo)).toBeNull();
    expect(why(form, 'mode', versus)).toBeNull();
    expect(why(withSeats(form, merc, 6), 'mode', versus)?.rule).toBe('V4.1');
    expect(why(withChair(form, 2, 'open'), 'mode', versus)?.rule).toBe('V0.4');
    const four = withOption(withSeats(form, merc, 5), 'mode', versus);
    expect(why(four, 'teams', 0)).toBeNull();
    expect(why(four, 'teams', 1)?.rule).toBe('V4.1');
  });
});

describe('what stands in front', () => {
  const names = (list: OptionInfo[]) => list.map(({ name }) => name);
  const many: GameInfo = {
    ...skirmish,
    options: [
      {
        name: 'victory',
        words: 'how it is won',
        usual: 0,
        least: 0,
        most: 1,
        names: ['standard', 'capture'],
      },
      ...Array.from({ length: 7 }, (_, index) => ({
        name: `o${index}`,
        words: 'something',
        usual: 0,
        least: 0,
        most: 9,
        names: [],
      })),
      { name: 'hold', words: 'capture: rounds', usual: 3, least: 1, most: 9, names: [] },
    ],
  };
  it('is everything where there is little', () => {
    const { plain, further } = optionParts(formFor(skirmish), skirmish);
    expect(plain).toHaveLength(skirmish.options.length);
    expect(further).toEqual([]);
  });
  it('is the first of many, and what belongs to a value that is chosen', () => {
    const form = formFor(many);
    expect(names(optionParts(form, many).plain)).toEqual(['victory', 'o0', 'o1', 'o2', 'o3', 'o4']);
    expect(names(optionParts(form, many).further)).toEqual(['o5', 'o6', 'hold']);
    const capture = withOption(form, 'victory', 1);
    expect(names(optionParts(capture, many).plain)).toContain('hold');
  });
  it('leaves the Dictator of MERC to his own field', () => {
    const { plain, further } = optionParts(formFor(merc), merc);
    expect(names(plain)).toEqual(['extra', 'mode']);
    expect(names([...plain, ...further])).not.toContain('dictator_selection');
  });
});
