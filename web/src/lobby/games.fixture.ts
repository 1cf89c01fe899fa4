// Games as the server tells them, for tests.
import type { GameInfo, Summary } from '../link/protocol.ts';

const option = (
  name: string,
  usual: number,
  least: number,
  most: number,
  names: string[] = [],
  words = '',
) => ({
  name,
  words,
  usual,
  least,
  most,
  names,
});

export const merc: GameInfo = {
  name: 'merc',
  title: 'MERC',
  summary: '',
  rules_version: 1,
  seats_least: 2,
  seats_most: 7,
  options: [
    option('dictator', 0, 0, 1, ['automatic', 'human']),
    option('dictator_selection', 0, 0, 4, ['usual', 'random', 'choose', 'castro', 'stalin']),
    option('sets', 0, 0, 1, ['all', 'base']),
    option('extra', -1, -1, 60, [], 'militia on Day 1; -1: by the number of rebels'),
    option('active_tactics', 5, 5, 14),
    option('mode', 0, 0, 3, ['normal', 'assassination', 'versus', 'solo_rescue']),
    option('vehicles', 0, 0, 1, ['no', 'yes']),
    option('i_dictator', 0, 0, 1, ['no', 'yes']),
    option('teams', 0, 0, 3, ['usual', 'alone', 'pairs', 'halves']),
    option('rounds', 0, 0, 1, ['short', 'long']),
    option('allow_discouraged', 0, 0, 1, ['no', 'yes']),
  ],
  bots: ['random', 'steady'],
  windows: [],
};

export const skirmish: GameInfo = {
  name: 'skirmish',
  title: 'Skirmish',
  summary: '',
  rules_version: 1,
  seats_least: 2,
  seats_most: 4,
  options: [option('rounds', 6, 2, 8), option('units', 3, 2, 4, [], 'units of each seat')],
  bots: ['random'],
  windows: [],
};

export const summary = (id: string, fields: Partial<Summary> = {}): Summary => ({
  id,
  game: 'merc',
  title: 'MERC',
  status: 'open',
  seats: [],
  clock: { mode: 'none', milliseconds: 0, increment: 0 },
  steps: 0,
  ...fields,
});
