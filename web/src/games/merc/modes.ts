// Ways to play besides the normal game, as the table tells them: factions, vehicles, components and the road of a rescue.
// What they mean for the rules is the server's; here is only what there is to see.
import type { Cards } from './cards.ts';
import { capital, listed, playerName, sectorName, squadName, unitName } from './names.ts';
import type { CardId, MercScene, PlayerId, SectorId, Side, Squad, Unit } from './scene.ts';

export type Faction = NonNullable<NonNullable<MercScene['modes']>['factions']>[number];
export type Vehicle = NonNullable<Squad['vehicle']>;

export const modeOf = (scene: MercScene | null) => scene?.modes?.mode ?? 'normal';
// In Versus and Solo Rescue nobody is the Dictator.
export const hasDictator = (scene: MercScene | null) =>
  modeOf(scene) !== 'versus' && modeOf(scene) !== 'solo_rescue';

// ---- Factions -----------------------------------------------------------------------------------

// Without a Dictator everybody belongs to one; only in Versus it is worth a word.
export const factionsOf = (scene: MercScene | null): Faction[] =>
  modeOf(scene) === 'versus' ? (scene?.modes?.factions ?? []) : [];
export const factionOf = (scene: MercScene | null, player: PlayerId): Faction | undefined =>
  factionsOf(scene).find(({ players }) => players.includes(player));
export function industriesOf(
  scene: MercScene,
  cards: Cards,
  faction: Faction,
): { held: number; all: number } {
  const industries = scene.sectors.filter(({ card }) => cards.sector(card)?.land === 'industry');
  const held = industries.filter(({ holder }) => holder !== null && faction.players.includes(holder));
  return { held: held.length, all: industries.length };
}

// The faction whose turn it is has the part of the Rebels, everybody else that of the Dictator's side.
export function isOpposite(scene: MercScene, player: PlayerId): boolean {
  const faction = factionOf(scene, player);
  return faction === undefined ? player === 'dictator' : faction.number !== scene.modes?.acting;
}
export function attackInWords(scene: MercScene, attacker: Side): string {
  const isRebels = attacker === 'rebels';
  switch (modeOf(scene)) {
    case 'versus':
      return isRebels ? `Faction ${scene.modes?.acting} attacks` : 'The other faction attacks';
    case 'solo_rescue':
      return isRebels ? 'Your squad attacks' : 'The enemies attack';
    default:
      return isRebels ? 'The Rebels attack' : 'The Dictator attacks';
  }
}

// ---- Vehicles -----------------------------------------------------------------------------------

export const vehiclesOf = (scene: MercScene) =>
  scene.players.flatMap(({ id, squads }) =>
    squads.flatMap((squad) => (squad.vehicle === undefined ? [] : [{ player: id, squad, ...squad.vehicle }])),
  );
export function vehicleInWords(cards: Cards, vehicle: Vehicle): string {
  const { card, armor, damage, crew, loaded, riding } = vehicle;
  const riders = riding > 0 ? `${riding} militia ride along` : loaded > 0 ? `${loaded} militia get in` : '';
  return [cards.cardName(card), `armor ${armor - damage} of ${armor}`, `crew ${crew}`, riders]
    .filter((part) => part !== '')
    .join(' · ');
}
export const vehicleOwner = (scene: MercScene, player: PlayerId, squad: Squad) =>
  player === scene.you
    ? `your ${squadName(squad.name)}`
    : `the ${squadName(squad.name)} of ${playerName(player)}`;

// ---- Components of the super weapon -------------------------------------------------------------

export interface Component {
  card: CardId;
  holder: Unit | null; // null: it lies in the supply
  origin: SectorId | null;
}
export const componentsOf = (scene: MercScene): Component[] =>
  (scene.modes?.components ?? []).map(({ card, origin }) => ({
    card,
    origin,
    holder: scene.units.find(({ carried }) => carried.some((each) => each.card === card)) ?? null,
  }));
export const componentsIn = (scene: MercScene, sector: SectorId) =>
  componentsOf(scene).filter(({ holder }) => holder?.sector === sector);

// ---- The road of a rescue -----------------------------------------------------------------------

export const goalOf = (scene: MercScene): SectorId | null =>
  modeOf(scene) === 'solo_rescue' ? (scene.sectors.at(-1)?.id ?? null) : null;
export const isFaceDown = (scene: MercScene, sector: SectorId) =>
  scene.modes?.laid?.includes(sector) ?? false;
export const rescued = 'teresa';
export function roadLeft(scene: MercScene): number | null {
  const where = scene.units.find(({ id }) => id === rescued)?.sector;
  const at = scene.sectors.findIndex(({ id }) => id === where);
  return at < 0 ? null : scene.sectors.length - 1 - at;
}
// On a narrow screen the road runs down.
export const upright = (scene: MercScene): MercScene => ({
  ...scene,
  rows: scene.columns,
  columns: scene.rows,
  sectors: scene.sectors.map((sector) => ({ ...sector, row: sector.column, column: sector.row })),
});

// ---- In words -----------------------------------------------------------------------------------

// What a mode adds to the description of a sector.
export function modeNotes(scene: MercScene, cards: Cards, sector: SectorId): string[] {
  if (scene.modes === undefined) return [];
  const notes = isFaceDown(scene, sector) ? ['a card lies face down'] : [];
  if (goalOf(scene) === sector) notes.push('the goal of the road');
  for (const { player, squad, ...vehicle } of vehiclesOf(scene)) {
    if (squad.sector === sector) {
      notes.push(`${vehicleInWords(cards, vehicle)}, with ${vehicleOwner(scene, player, squad)}`);
    }
  }
  for (const { card, holder } of componentsIn(scene, sector)) {
    notes.push(`${cards.cardName(card)} with ${unitName(scene, cards, holder?.id ?? '')}`);
  }
  return notes;
}

// How a game of this kind is won, with the rule.
export function aimsOf(scene: MercScene, cards: Cards): { words: string; rule: string }[] {
  const { modes } = scene;
  if (modes === undefined) return [];
  const aims: { words: string; rule: string }[] = [];
  if (modes.i_dictator) {
    aims.push({ words: 'Whoever owns explosives and a detonator wins at once.', rule: 'V5.7' });
  }
  if (modes.mode === 'assassination') {
    const who = unitName(scene, cards, 'dictator');
    aims.push(
      { words: `The Rebels win by the death of ${who} and by nothing else.`, rule: 'V2.10' },
      { words: 'He wins if he lives when the last tactics card is used.', rule: 'V2.11' },
    );
  } else if (modes.mode === 'versus') {
    aims.push(
      { words: 'A faction that holds all industries wins at once.', rule: 'V4.8' },
      { words: 'After the last round the highest value wins.', rule: 'V4.9' },
    );
  } else if (modes.mode === 'solo_rescue') {
    const goal = sectorName(scene, cards, goalOf(scene) ?? '');
    aims.push(
      { words: `You win with Teresa in ${goal} and no enemy there.`, rule: 'V6.8' },
      { words: 'Her death loses.', rule: 'V6.9' },
    );
  }
  return aims;
}

// "Versus, Vehicles and I, Dictator"
export function wayInWords(scene: MercScene): string {
  const { modes } = scene;
  if (modes === undefined) return '';
  const names = { normal: '', assassination: 'Assassination', versus: 'Versus', solo_rescue: 'Solo Rescue' };
  return capital(
    listed(
      [names[modes.mode], modes.vehicles ? 'Vehicles' : '', modes.i_dictator ? 'I, Dictator' : ''].filter(
        (name) => name !== '',
      ),
    ),
  );
}
