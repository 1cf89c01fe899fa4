// The result of a game of MERC, read from its last position and from what was told on the way.
import type { GameEvent } from '../../link/protocol.ts';
import { factionOf, factionsOf, hasDictator } from './modes.ts';
import type { MercCatalogue, MercScene, PlayerId, Sector, SectorCard, Unit, UnitId } from './scene.ts';

export interface ScoredSector {
  sector: Sector;
  card: SectorCard | null;
  value: number;
}
export interface PlayerScore {
  player: PlayerId;
  seat: number;
  value: number;
  alive: Unit[];
  lost: UnitId[]; // as far as the log tells whose they were
  militia: number;
  trained: number; // how often
}
export interface Numbers {
  combats: number;
  dice: number;
  lost: number;
}
export interface Verdict {
  title: string;
  reason: string;
  rule: string;
  hasScore: boolean; // it was decided by the values
}

const scoreOf = (more: number, less: number) => `${more}\u00a0:\u00a0${less}`; // stays on one line

// "Coal" for "Coal Industry", "Ravine" for "Wilderness: Ravine": where there is little room.
export const shortName = (name: string) => name.replace(/^Wilderness: | Industry$/g, '');

export function verdictOf(scene: MercScene, dictator: string): Verdict {
  const { rebels, dictator: his } = scene.values;
  switch (scene.outcome) {
    case 'dictator_dead':
      return { title: 'The Rebels win', reason: `${dictator} is dead.`, rule: 'R15.2', hasScore: false };
    case 'base_taken':
      return {
        title: 'The Rebels win',
        reason: 'They hold the revealed base.',
        rule: 'R15.3',
        hasScore: false,
      };
    case 'rebels_by_value': {
      const reason = 'The last tactics card is spent, and the Rebels hold more than the Dictator.';
      return { title: `The Rebels win ${scoreOf(rebels, his)}`, reason, rule: 'R15.5', hasScore: true };
    }
    case 'dictator_by_value': {
      const reason = 'The last tactics card is spent, and the Rebels do not hold more than the Dictator.';
      return { title: `${dictator} wins ${scoreOf(his, rebels)}`, reason, rule: 'R15.5', hasScore: true };
    }
    case 'dictator_lives': {
      const reason = 'The last tactics card is spent, and he lives.';
      return { title: `${dictator} wins`, reason, rule: 'V2.11', hasScore: false };
    }
    case 'industries_taken':
      return endOf(scene, 'All industries are in one hand.', 'V4.8');
    case 'last_faction':
      return endOf(scene, 'Nobody else has a unit left.', 'V4.10');
    case 'most_value':
      return endByValue(scene);
    case 'super_weapon':
      return endOf(scene, 'Explosives and a detonator are in one hand.', 'V5.7');
    case 'rescued':
      return endOf(scene, 'She has come to the end of the road.', 'V6.8');
    case 'teresa_dead':
      return endOf(scene, 'Without her there is nobody to rescue.', 'V6.9');
    default:
      return {
        title: 'The game is over',
        reason: 'It was ended before the rules decided it.',
        rule: '',
        hasScore: false,
      };
  }
}

function endByValue(scene: MercScene): Verdict {
  const values = factionsOf(scene).map(({ value }) => value);
  const isTied = values.filter((value) => value === Math.max(...values)).length > 1;
  return isTied
    ? endOf(scene, 'The last round is over, and equal values favour it.', 'V4.6')
    : endOf(scene, 'The last round is over, and it holds the most.', 'V4.9');
}

// In the game's own words.
function endOf(scene: MercScene, reason: string, rule: string): Verdict {
  const words = (scene.modes?.end ?? 'the game is over').replace(/^rebel(\d)/, 'Rebel $1');
  return { title: words.charAt(0).toUpperCase() + words.slice(1), reason, rule, hasScore: false };
}

// Who holds sectors: the factions, or the Rebels and the Dictator.
export interface Holder {
  name: string;
  value: number;
  isDictator: boolean;
  owns(holder: PlayerId | null): boolean;
}
export function holdersOf(scene: MercScene): Holder[] {
  const factions = factionsOf(scene);
  if (factions.length > 0) {
    return factions.map(({ number, value, players }) => ({
      name: `Faction ${number}`,
      value,
      isDictator: false,
      owns: (holder) => holder !== null && players.includes(holder),
    }));
  }
  const { rebels, dictator } = scene.values;
  const owns = (holder: PlayerId | null) => holder !== null && holder !== 'dictator';
  return [
    { name: 'Rebels', value: rebels, isDictator: false, owns },
    { name: 'Dictator', value: dictator, isDictator: true, owns: (holder) => holder === 'dictator' },
  ];
}

// Whether a player is among those who have won. The game's words name a faction or one player, or else it is a side.
export function hasWon(scene: MercScene, player: PlayerId): boolean {
  const faction = /^faction (\d+) has won$/.exec(scene.modes?.end ?? '')?.[1];
  if (faction !== undefined) return factionOf(scene, player)?.number === Number(faction);
  const alone = /^(rebel\d) has won$/.exec(scene.modes?.end ?? '')?.[1];
  if (alone !== undefined) return player === alone;
  return (player === 'dictator') === (scene.winner === 'dictator');
}

// The sectors that somebody holds, the most valuable first.
export function sectorsOf(
  scene: MercScene,
  catalogue: MercCatalogue | null,
  isHolder: (holder: PlayerId | null) => boolean,
): ScoredSector[] {
  return scene.sectors
    .filter(({ holder }) => isHolder(holder))
    .map((sector) => {
      const card = catalogue?.sectors.find(({ id }) => id === sector.card) ?? null;
      return { sector, card, value: card?.value ?? 0 };
    })
    .sort((one, other) => other.value - one.value);
}

export function playersOf(scene: MercScene, events: readonly GameEvent[]): PlayerScore[] {
  const owners: Record<UnitId, PlayerId> = {};
  const trained: Record<PlayerId, number> = {};
  for (const { name, fields } of events) {
    if (name === 'joined') owners[fields['unit']?.text ?? ''] = fields['player']?.text ?? '';
    const trainer = owners[fields['unit']?.text ?? ''];
    if (name === 'trained' && trainer !== undefined) trained[trainer] = (trained[trainer] ?? 0) + 1;
  }
  const present = scene.players.filter(({ id }) => id !== 'dictator' || hasDictator(scene));
  return present.map(({ id, seat, value }) => ({
    player: id,
    seat,
    value,
    alive: scene.units.filter(({ owner }) => owner === id),
    lost: scene.dead.filter((unit) => owners[unit] === id),
    militia: scene.sectors
      .flatMap(({ militia }) => militia)
      .filter(({ player }) => player === id)
      .reduce((sum, { count }) => sum + count, 0),
    trained: trained[id] ?? 0,
  }));
}

const faces = ['ones', 'twos', 'threes', 'fours', 'fives', 'sixes'];
export function numbersOf(scene: MercScene, events: readonly GameEvent[]): Numbers {
  const sum = (name: string, fields: string[]) =>
    events
      .filter((event) => event.name === name)
      .reduce(
        (all, event) => all + fields.reduce((some, field) => some + (event.fields[field]?.value ?? 0), 0),
        0,
      );
  return {
    combats: events.filter(({ name }) => name === 'combat-begun').length,
    dice: sum('threw', faces),
    lost: scene.dead.length,
  };
}
