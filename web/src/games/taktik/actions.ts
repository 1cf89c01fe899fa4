// How the actions of Taktik are offered, and when the table answers with more than a list of names.
import type { IconName } from '../../art/icons.ts';
import type { BoardSession } from '../../table/board_session.ts';
import type { ActionLook } from '../registry.ts';
import { deskOf } from './desk.svelte.ts';
import { isCellKind, sceneIn } from './names.ts';

export const groups = ['Before the battle', 'Your answer', 'Cards', 'Units', 'Turn'];
const [before, answer, cards, units, turn] = groups as [string, string, string, string, string];

const look = (title: string, icon: IconName, group: string, key?: string): ActionLook => ({
  title,
  icon,
  group,
  ...(key === undefined ? {} : { key }),
});
export const actions: Record<string, ActionLook> = {
  choose_tactics: look('Choose six tactics', 'card', before),
  deploy: look('Place a unit', 'drop', before, 'p'),
  muster: look('Place the rest', 'hint', before, 'r'),
  deploy_done: look('Start the battle', 'end', before, 'e'),
  choose: look('Choose', 'target', answer, 'h'),
  react: look('Play a tactic', 'card', answer, 't'),
  cancel: look('Cancel the malus', 'shield', answer, 't'),
  pass: look('Pass', 'x', answer),
  draw: look('Draw a card', 'card', cards, 'd'),
  play: look('Play the card', 'play', cards, 'p'),
  store: look('Keep the card', 'layers', cards, 's'),
  discard: look('Throw the card away', 'drop', cards, 'x'),
  reserve: look('Play a reserve card', 'card', cards, 'r'),
  move: look('Move', 'move', units, 'm'),
  march: look('Move along your own way', 'split', units),
  declare: look('Declare an attack', 'target', units, 'a'),
  withdraw: look('Withdraw an attack', 'retreat', units, 'w'),
  end_phase: look('End the phase', 'end', turn, 'e'),
  resign: look('Resign', 'flag', turn),
};

export function ownAnswers(session: BoardSession): 'none' | 'question' | 'all' {
  const scene = sceneIn(session.latest?.view);
  if (scene === null || !session.isAwaited) return 'none';
  const desk = deskOf(session);
  if (desk.action === 'resign') return 'none';
  if (scene.phase === 'selection' || scene.phase === 'deployment') return 'all';
  if (session.latest?.view?.window) return 'all';
  const { choice } = session;
  const isAiming = desk.action === 'declare' && desk.chosenUnit !== undefined;
  const isOrder = choice.isComplete || isAiming || choice.options.some(({ kind }) => isCellKind(kind));
  return isOrder || desk.trail !== null ? 'question' : 'none';
}

// Ways to be asked less often. The names are those of the windows.
const moves = ['before_move', 'after_move'];
const attacks = ['before_attack_roll', 'after_attack_roll', 'before_damage'];
export const standingOrders = [
  { title: 'Ask me every time', note: 'at each window in which a card of yours could matter', passes: [] },
  {
    title: 'Ask me only about attacks',
    note: 'moves go on without you',
    passes: moves,
  },
  {
    title: 'Ask me only when attacked',
    note: 'your own moves and attacks go on as well',
    passes: [...moves, ...attacks.map((window) => `${window}.initiator`)],
  },
  {
    title: 'Pass everywhere until I say otherwise',
    note: 'nobody sees that you do',
    passes: [...moves, ...attacks, 'malus_drawn'],
  },
];
