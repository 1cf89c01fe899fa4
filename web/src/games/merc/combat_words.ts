// What the theatre says about the moves and moments of a combat.
import type { IconName } from '../../art/icons.ts';
import type { OpenWindow } from '../../link/protocol.ts';
import type { Combat } from './scene.ts';

interface Words {
  button: string;
  icon: IconName;
  question: string; // while its answers are being chosen
  rule: string;
}

export const actionWords: Record<string, Words> = {
  treat: {
    button: 'Heal instead of shooting',
    icon: 'hospital',
    question: 'Give up dice to heal',
    rule: 'C11.1',
  },
  fight_on: { button: 'Heal nobody', icon: 'check', question: '', rule: 'C3.4.3' },
  aim: { button: 'Name a target', icon: 'target', question: 'Name a target', rule: 'C5.3' },
  aim_all: {
    button: 'All militia at one target',
    icon: 'joint',
    question: 'All further militia at',
    rule: 'C5.9',
  },
  open_fire: { button: 'Throw the dice', icon: 'dice', question: 'Open fire', rule: 'C5.3' },
  hold_fire: { button: 'Hold fire', icon: 'pause', question: 'Golem does not strike first', rule: 'C13.1' },
  hit: { button: 'Place a hit', icon: 'target', question: 'Place a hit', rule: 'C7.1' },
  release: { button: 'Set the dog on somebody', icon: 'target', question: 'Set the dog on', rule: 'C10.2' },
  throw_again: {
    button: 'Throw all dice again',
    icon: 'dice',
    question: 'Throw all dice again',
    rule: 'C13.3',
  },
  inject: { button: 'Use the shot', icon: 'heart', question: 'Whose Epinephrine Shot?', rule: 'C9.2' },
  pass: { button: 'Do nothing', icon: 'x', question: 'Let it happen', rule: 'C19.7' },
  retreat: { button: 'Stay or retreat', icon: 'retreat', question: 'Fight on, or leave?', rule: 'C14.2' },
  withdraw: {
    button: 'Leave the sector',
    icon: 'retreat',
    question: 'After the standoff you leave',
    rule: 'C15.6',
  },
  suffer: { button: 'Take a hit', icon: 'warn', question: 'Who takes the hit?', rule: 'TC1.5' },
  suffered: {
    button: 'Leave the rest to the others',
    icon: 'end',
    question: 'Leave the rest',
    rule: 'TC1.5',
  },
};

// Where the acting fighter is in his attack.
export type Step = 'heal' | 'aim' | 'roll' | 'place' | 'wait';
export function stepOf(combat: Combat): Step {
  const { attack } = combat;
  if (attack === null) return 'wait';
  if (attack.rolled) return attack.hits_left > 0 ? 'place' : 'roll';
  return attack.declared ? 'roll' : 'aim';
}
export const stepWords: Record<Step, string> = {
  heal: 'heals',
  aim: 'names targets',
  roll: 'throws',
  place: 'places hits',
  wait: '',
};

export const windowIcons: Record<string, IconName> = {
  before_targets: 'target',
  after_attack_roll: 'dice',
  before_death: 'heart',
};

const statusWords: Record<string, string> = {
  waiting: 'may be asked',
  current: 'asked now',
  passed: 'has passed',
  played: 'has reacted',
  unused: 'not needed',
};
export const windowNotes: Record<string, string> = {
  before_targets: 'Whoever has a dog on him can only shoot at the dog.',
  after_attack_roll: 'Once in a combat all dice may be thrown again; what they show then counts.',
  before_death: 'The shot is discarded, and the unit lives with 1 health. One shot for each death.',
};
export const windowRules: Record<string, string> = {
  before_targets: 'C10.2',
  after_attack_roll: 'C13.3',
  before_death: 'C9.2',
};
export function offersOf(window: OpenWindow, nameOf: (seat: number) => string) {
  return window.offers.map(({ seat, status }) => ({
    seat,
    status,
    words: `${nameOf(seat)}: ${statusWords[status] ?? status}`,
  }));
}
