import { describe, expect, it } from 'vitest';
import type { GameTable } from '../games/registry.ts';
import type { GameEvent, StoryStep } from '../link/protocol.ts';
import {
  chaptersOf,
  foundIn,
  jumpFrom,
  kindsOf,
  marksOf,
  stepsOf,
  titleAt,
  turnOf,
  wordsOfStep,
} from './story.ts';

const event = (name: string, text = name): GameEvent => ({ name, text, fields: {} });
const step = (number: number, ...events: GameEvent[]): StoryStep => ({
  step: number,
  seat: number % 2,
  by: 'player',
  move: 'move_squad b1 -',
  events,
});
const plain = { actions: {}, sentence: () => null } as unknown as GameTable;
const withDays = {
  actions: { move_squad: { title: 'Move', icon: 'move', group: '' } },
  sentence: (told: GameEvent) => (told.name === 'secret' ? '' : null),
  story: {
    kinds: [
      { id: 'combat', title: 'Combats', one: 'combat', events: ['combat-begun', 'combat-ended'] },
      { id: 'death', title: 'Deaths', one: 'death', events: ['died'] },
    ],
    chapterOf: ({ name, text }: GameEvent) =>
      name === 'day' ? { title: `${text} · Rebels`, mark: text } : null,
  },
} as unknown as GameTable;
const story = [
  step(1, event('moved', 'a squad moves'), event('day', 'Day 2')),
  step(2, event('combat-begun', 'combat in the hills'), event('threw')),
  step(3, event('secret')),
  step(4, event('combat-ended', 'it is over'), event('day', 'Day 3')),
  step(5, event('moved', 'a squad moves')),
];
const steps = stepsOf(story, withDays, null, null);

describe('a story', () => {
  it('has a line for each event that is worth one, and the move where there is none', () => {
    expect(steps.map(({ lines }) => lines.map(({ text }) => text))).toEqual([
      ['A squad moves'],
      ['Combat in the hills', 'Threw'],
      ['Move b1'],
      ['It is over'],
      ['A squad moves'],
    ]);
  });
  it('tells what happened several times running only once', () => {
    const stash = () => event('stashed', 'a card is stashed');
    const [told] = stepsOf([step(1, stash(), stash(), event('moved'), stash())], plain, null, null);
    expect(told?.lines.map(({ text }) => text)).toEqual([
      'A card is stashed (2 times)',
      'Moved',
      'A card is stashed',
    ]);
  });
  it('has the kinds of its game that occur, or all its events by name', () => {
    expect(kindsOf(steps, withDays).map(({ id }) => id)).toEqual(['combat']);
    expect(kindsOf(stepsOf(story, plain, null, null), plain).map(({ title }) => title)).toEqual([
      'Moved',
      'Day',
      'Combat begun',
      'Threw',
      'Secret',
      'Combat ended',
    ]);
  });
  it('is looked through by kind and by words', () => {
    const [combat = null] = kindsOf(steps, withDays);
    const found = foundIn(steps, combat, '');
    expect(found.map(({ number, lines }) => [number, lines.length])).toEqual([
      [2, 1],
      [4, 1],
    ]);
    expect(foundIn(steps, combat, ' HILLS ').map(({ number }) => number)).toEqual([2]);
    expect(foundIn(steps, null, '')).toBe(steps);
    expect(foundIn(steps, null, 'nothing like it')).toEqual([]);
  });
  it('has chapters that begin behind the step that opens them', () => {
    const chapters = chaptersOf(steps, steps).map(({ title, steps: all }) => [title, all.length]);
    expect(chapters).toEqual([
      ['', 1],
      ['Day 2 · Rebels', 3],
      ['Day 3 · Rebels', 1],
    ]);
    expect([titleAt(steps, 0), titleAt(steps, 3), titleAt(steps, 5)]).toEqual([
      '',
      'Day 2 · Rebels',
      'Day 3 · Rebels',
    ]);
  });
  it('marks chapters on the time line where there is room', () => {
    expect(marksOf(steps, 5, 0.07)).toEqual([
      { at: 0.2, text: 'Day 2' },
      { at: 0.8, text: 'Day 3' },
    ]);
    expect(marksOf(steps, 100, 0.07)).toEqual([{ at: 0.01, text: 'Day 2' }]);
  });
  it('tells a step in one breath', () => {
    const names = ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => event(name));
    const [short, long] = stepsOf([step(1, ...names.slice(0, 2)), step(2, ...names)], plain, null, null);
    if (short === undefined || long === undefined) throw new Error('there are two steps');
    expect(wordsOfStep(short)).toBe('One; Two');
    expect(wordsOfStep(long)).toBe('One; Two; Three; Four; and 2 more');
  });
  it('says what turned it: what is worth a jump, else the last step', () => {
    const [combat] = kindsOf(steps, withDays);
    if (combat === undefined) throw new Error('there are combats');
    const textOf = (number: number, line: number) => steps[number - 1]?.lines[line]?.text;
    expect(turnOf(steps, combat, { from: 1, to: 3 })).toBe(foundIn(steps, combat, '')[0]?.lines[0]?.text);
    expect(turnOf(steps, null, { from: 1, to: 3 })).toBe(textOf(3, 0));
    expect(turnOf(steps, combat, { from: 4, to: 5 })).toBe(textOf(5, 0));
    expect(turnOf([], null, { from: 0, to: 9 })).toBe('');
  });
  it('leads to the next of a kind and to the one before', () => {
    const [combat] = kindsOf(steps, withDays);
    if (combat === undefined) throw new Error('there are combats');
    expect([0, 2, 4].map((from) => jumpFrom(steps, combat, from, 1))).toEqual([2, 4, null]);
    expect([5, 4, 2].map((from) => jumpFrom(steps, combat, from, -1))).toEqual([4, 2, null]);
  });
});
