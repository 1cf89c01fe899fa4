// What the header says of the moment, and the phases of a turn.
import type { View } from '../../link/protocol.ts';
import { sceneIn, sideTitle } from './names.ts';
import type { Phase } from './scene.ts';

export function heading(view: View): { title: string; subtitle: string } {
  const scene = sceneIn(view);
  if (scene === null) return { title: 'Taktik', subtitle: '' };
  if (scene.phase === 'victory' || scene.winner !== null)
    return { title: 'Game over', subtitle: `Round ${scene.round}` };
  const you = scene.you === null ? '' : `${sideTitle[scene.you]} · you`;
  if (scene.phase === 'selection')
    return { title: 'Before round 1', subtitle: you || 'both choose their tactics' };
  if (scene.phase === 'deployment') {
    const who = sideTitle[scene.active];
    return { title: 'Before round 1', subtitle: scene.you === scene.active ? you : `the ${who} deploys` };
  }
  const whose = scene.you === scene.active ? ' · you' : '';
  return {
    title: `Round ${scene.round} of ${scene.round_limit}`,
    subtitle: `${sideTitle[scene.active]}’s turn${whose}`,
  };
}

const turn: { title: string; phases: Phase[] }[] = [
  { title: 'Draw', phases: ['turn_start', 'card_draw'] },
  { title: 'Cards', phases: ['card_resolution'] },
  { title: 'Move', phases: ['movement'] },
  { title: 'Attack', phases: ['attack'] },
  { title: 'Dice', phases: ['dice_resolution'] },
  { title: 'End', phases: ['end_turn'] },
];
const before: { title: string; phases: Phase[] }[] = [
  { title: 'Tactics', phases: ['selection'] },
  { title: 'Deployment', phases: ['deployment'] },
  { title: 'Round 1', phases: [] },
];
export function phaseSteps(phase: Phase): { title: string; state: 'done' | 'now' | 'to-come' }[] {
  if (phase === 'victory') return [];
  const list = phase === 'selection' || phase === 'deployment' ? before : turn;
  const now = list.findIndex(({ phases }) => phases.includes(phase));
  return list.map(({ title }, index) => ({
    title,
    state: index < now ? 'done' : index === now ? 'now' : 'to-come',
  }));
}
