/// <reference types="node" />
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { GameEvent, Update } from '../link/protocol.ts';
import { readRulebook } from '../rules/rulebook.ts';
import merc from './merc.json';
import { advance, begun, nextStep, type Progress, type Tour } from './tour.ts';

const tour = merc as Tour;
const repository = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, repository), 'utf8');
const filesIn = (path: string, ending: string) =>
  readdirSync(new URL(path, repository)).filter((file) => file.endsWith(ending));

const update = (seat: number, move: string | null, events: GameEvent[] = []): Update => ({
  ...{ number: 1, time: 0, what: 'move', by: 'player', seat, move, events },
});
const event = (name: string, fields: Record<string, string> = {}): GameEvent => ({
  ...{ name, text: '' },
  fields: Object.fromEntries(Object.entries(fields).map(([key, text]) => [key, { value: 0, text }])),
});

describe('the data of the tour of MERC', () => {
  test('every step has one place, words and something to do', () => {
    expect(new Set(tour.steps.map(({ id }) => id)).size).toBe(tour.steps.length);
    for (const { target, title, words, todo } of tour.steps) {
      expect(target.length).toBeGreaterThan(0);
      expect(title.length).toBeLessThan(32);
      expect(words.length).toBeLessThan(240);
      expect(todo.length).toBeLessThan(60);
    }
  });
  test('what ends a step is something that the game tells or takes', () => {
    const events = read('games/merc/events.h');
    const actions = filesIn('games/merc/', '.h')
      .map((file) => read(`games/merc/${file}`))
      .join('\n');
    for (const { ends } of tour.steps) {
      if (ends.on === 'event') expect(events).toMatch(new RegExp(`\\.name\\s*=\\s*"${ends.name}"`));
      if (ends.on === 'move') expect(actions).toMatch(new RegExp(`\\.name\\s*=\\s*"${ends.action}"`));
    }
  });
  test('every step cites a rule that exists', () => {
    const folder = 'docs/rules/merc/';
    const book = readRulebook(filesIn(folder, '.md').map((file) => ({ file, text: read(folder + file) })));
    expect(tour.steps.map(({ rule }) => rule).filter((rule) => !book.places.has(rule))).toEqual([]);
  });
});

describe('going through a tour', () => {
  const at = (id: string): Progress => ({ at: tour.steps.findIndex((step) => step.id === id), times: 0 });
  test('a step that wants a button waits for it', () => {
    expect(advance(tour, begun, update(0, 'land a1', [event('landed')]))).toEqual(begun);
    expect(nextStep(tour, begun)).toEqual({ at: 1, times: 0 });
  });
  test('an event of one’s own move ends a step, as often as it must be seen', () => {
    const joined = update(0, 'enlist max weapon', [event('joined')]);
    const once = advance(tour, at('hire'), joined);
    expect(once).toEqual({ ...at('hire'), times: 1 });
    expect(advance(tour, once, joined)).toEqual(at('day2'));
    expect(advance(tour, at('hire'), update(1, null, [event('joined')]))).toEqual(at('hire'));
  });
  test('a phase begins with whosever move', () => {
    const other = update(1, null, [event('phase-begun', { phase: 'dictator' })]);
    expect(advance(tour, at('day2'), other)).toEqual(at('day2'));
    const wanted = update(1, null, [event('phase-begun', { phase: 'rebels' })]);
    expect(advance(tour, at('day2'), wanted)).toEqual(at('score'));
  });
  test('a move of one’s own ends a step by its action', () => {
    expect(advance(tour, at('equip'), update(0, 'put flak-vest max armor'))).toEqual(at('equip'));
    expect(advance(tour, at('equip'), update(0, 'finish'))).toEqual(at('train'));
  });
  test('the tour ends behind its last step', () => {
    const last = { at: tour.steps.length - 1, times: 0 };
    const over = nextStep(tour, last);
    expect(over.at).toBe(tour.steps.length);
    expect(nextStep(tour, over)).toEqual(over);
    expect(advance(tour, over, update(0, 'finish'))).toEqual(over);
  });
});
