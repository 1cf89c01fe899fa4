// What the header says of the moment.
import type { Json, View } from '../../link/protocol.ts';
import { cardsOf } from './cards.ts';
import { factionOf, goalOf, modeOf } from './modes.ts';
import { capital, sceneIn, sectorName, several, unitName } from './names.ts';
import type { MercScene } from './scene.ts';

export function heading(view: View, catalogue: Json): { title: string; subtitle: string } {
  const scene = sceneIn(view);
  if (scene === null) return { title: 'MERC', subtitle: '' };
  const cards = cardsOf(catalogue);
  const place = (sector: string) => sectorName(scene, cards, sector);
  if (scene.outcome !== null) return { title: 'Game over', subtitle: `Day ${scene.day}` };
  if (scene.combat !== null) {
    return { title: `Combat: ${place(scene.combat.sector)}`, subtitle: `round ${scene.combat.round}` };
  }
  if (scene.joint !== null) {
    return { title: 'Joint attack', subtitle: `who joins the attack on ${place(scene.joint.target)}?` };
  }
  const task = taskOf(scene);
  if (task?.step === 'put' || task?.step === 'keep') {
    const unit = scene.units.find(({ id }) => id === task.unit);
    const where = unit === undefined ? '' : place(unit.sector);
    const who = task.unit === null ? '' : unitName(scene, cards, task.unit);
    if (task.purpose === 'explore') {
      return { title: `Explored: ${where}`, subtitle: `${who} may change once, free` };
    }
    return {
      title: `Re-equip: ${where}`,
      subtitle: several(task.participants.length, 'unit takes', 'units take') + ' part',
    };
  }
  switch (scene.phase) {
    case 'landing':
      if (modeOf(scene) === 'solo_rescue') return { title: 'The rescue', subtitle: 'three go with Teresa' };
      return { title: 'Landing', subtitle: 'everyone chooses at once' };
    case 'founding':
      return { title: 'Day 1', subtitle: 'the Dictator takes his posts' };
    case 'rebels':
      return headingOfRebels(scene, place);
    case 'dictator':
      return scene.you === 'dictator'
        ? { title: 'Your turn, Dictator', subtitle: capital(view.moment) }
        : { title: 'The Dictator’s turn', subtitle: capital(view.moment) };
  }
}

function headingOfRebels(scene: MercScene, place: (sector: string) => string) {
  const acting = scene.modes?.acting ?? 0;
  switch (modeOf(scene)) {
    case 'versus': {
      const isOwn = scene.you !== null && factionOf(scene, scene.you)?.number === acting;
      const subtitle = isOwn ? 'your faction acts' : 'its players act at once';
      return { title: `Turn of faction ${acting}`, subtitle };
    }
    case 'solo_rescue':
      return { title: 'The rescue', subtitle: `to ${place(goalOf(scene) ?? '')}` };
    default:
      return { title: 'Rebel phase', subtitle: 'everyone acts at once' };
  }
}

const taskOf = (scene: MercScene) => scene.players.find(({ id }) => id === scene.you)?.task ?? null;
