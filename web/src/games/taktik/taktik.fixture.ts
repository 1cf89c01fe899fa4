// Positions for tests: round 6 on the map of seed 1, as the server would tell it to the Attacker.
import type { Camp, TaktikCatalogue, TaktikScene, Unit, UnitType } from './scene.ts';

const tiles =
  'P0P2P2P2P2P2P2P2P2W0F1F1F1F1F1F1F1F1F1F1P0P0P0P0P0P0P1P1P7F1F1F0F1F0F0F0F0F1F0P2P1P1P1P1U1P1P1P0P2F0F0W0F1F0F0F0F0F1P0P2P0P0P0U0U0U0P0P0P2P2P2P2F1F0F0F0F0P1P0P2P0P0U0U0U0U0U0P0W0P0P1P7F1F1F1P1P1P1P0P2P0U0U0U0U0U0U0P0P0P0P1P2F0W0P0P0P0P1P0P2P0P0P0U0U0U0P0P0P0P0P1P2P2P2P0P0P0P1R0P2P0P0P0P0U0P0P0P0P0P0P1W0P0P2W0P2P2P7P2P2F0F0F0P0P0P0P0P0P0P1P1P1P0P2P0P2P0P1P0W0F0F0F0F0P0P0P0P0I0P1P0P1P1P7P1P2P0P1P0P0F0F0F0F0F0P0P0I0I0I1W0P0P0P2P0P2P0P1P0P0F0U0F0F0F0F0F0P0I0P1P2P2P2P2P2P2P0I1P0P0H0U1U1F1F1F1F1F1P1P1P2P0P0W0P0W0I0I1I0P0U0U1U0F0F0F0F0W0P2P7P2W0P1P1P1I1I1I1I0P0H0U1F0P0P0P0P0P0P2P1P0P0P1P0F0P0P0I0P0P0H0F1R0P0P0P0P0P0P2P0P1F1F1F0F0P0P0P0P0P0R0R1R0P0W0P0P0P0P2P0P1F0F0F0F0P0P0P0P0P0R0R1P0P0P2P2P2P2P2P0U1F0F0F0F0R0P0P0P0P0R0R1P0P0P2P0P0P0W0U0U1F0F0F0F0R0R0R0R0R0P0P1P0P1P7P1P0P1P1U1U1U0F0F0F0R0R0R0R0R0P0P1P0P0P2P1P1P1U0U0U0U0U0H0H0H0H0R0R0R0P0P1P0P0P2P0P1P0P0U0U0U0H0H0H0H0H0R0R0R0P0P1P0P0P2P0R1R0R0R0U0H0H0H0H0H0H0R0R0R0W0P1P0P0P2P0R1R0R0R0H0H0H0H0H0H0H0R0F0R0P2P7P2P2P2P0R1R0R0H0H0H0H0H0H0H0H0F0F0F0P2P1P0P0W0P0R1R0R0H0H0H0H0H0H0H0R0R0R0R0P2P0P1P1P1P1P1R0R0R0H0H0H0H0H0R0R0R0P0R0P2P0P1P0P1P0P0P0R0R0R0H0H0R0R0R0P0P0P0P0P2P0P1P0P1P0P0P0P0P0P0P0P0P0P0P0P0P0P0P0P0P1P1P1P1P0P0P0P0P0P0P0P0P0P0P0P0P0P0P0';

const figures: Record<UnitType, { hp: number; allowance: number; range: number; damage: number }> = {
  light: { hp: 2, allowance: 2, range: 2, damage: 1 },
  mech: { hp: 3, allowance: 4, range: 3, damage: 2 },
  special: { hp: 2, allowance: 3, range: 4, damage: 2 },
};
export function unit(name: string, type: UnitType, cell: string | null, more: Partial<Unit> = {}): Unit {
  const { hp, allowance, range, damage } = figures[type];
  return {
    name,
    side: name.startsWith('A') ? 'attacker' : 'defender',
    type,
    status: cell === null ? 'waiting' : 'on_board',
    cell,
    hp,
    hp_max: hp,
    moved: false,
    attacked: false,
    cargo: false,
    leader: name === 'A10' || name === 'D14',
    allowance,
    range,
    damage,
    can_move: true,
    can_attack: true,
    ...more,
  };
}
const camp = (more: Partial<Camp> = {}): Camp => ({
  tactics: null,
  tactics_left: 4,
  has_chosen: true,
  has_deployed: true,
  played: [],
  reserve: ['face_down', 'face_down', null, null, null, null],
  reserve_capacity: 6,
  points: 9,
  deliveries: 0,
  resources: 0,
  evacuated: 0,
  hold: null,
  lost: 0,
  missions: null,
  missions_done: [],
  key_units: null,
  convoy: null,
  sabotage: [],
  score: 0,
  ...more,
});

export const movement: TaktikScene = {
  phase: 'movement',
  round: 6,
  round_limit: 30,
  turn: 11,
  active: 'attacker',
  attacker_seat: 0,
  you: 'attacker',
  tiles,
  ruins: [],
  markers: [
    { name: 'base.attacker', cell: 'K2', owner: 'attacker' },
    { name: 'base.defender', cell: 'K29', owner: 'defender' },
    { name: 'flag', cell: 'K15', owner: null },
    { name: 'sp3', cell: 'K17', owner: 'defender' },
  ],
  units: [
    unit('A1', 'light', 'J17'),
    unit('A7', 'mech', 'K16', { moved: true, can_move: false }),
    unit('A8', 'mech', 'M15'),
    unit('A10', 'special', 'J15'),
    unit('D1', 'light', 'J19'),
    unit('D7', 'light', 'O16'),
    unit('D9', 'mech', 'K18'),
    unit('D14', 'special', 'M22'),
  ],
  moves_used: 3,
  move_limit: 5,
  attacks: [],
  effects: [
    { id: 1, card: 'troop_motivation', owner: 'attacker', words: '+1 damage of A7', until: 'end of turn 11' },
  ],
  deck: 49,
  discards: ['blackout'],
  camps: {
    attacker: camp({
      tactics: ['expert_aim', 'commanders_luck'],
      tactics_left: 2,
      reserve: ['artillery_support', null, null, null, null, null],
    }),
    defender: camp({ played: ['dense_fog'] }),
  },
  pending: null,
  choice: null,
  ways: [
    {
      side: 'attacker',
      conditions: [
        {
          name: 'capture',
          words: 'hold K29 for 3 rounds',
          now: 1,
          goal: 3,
          state: '1 of 3 rounds',
          met: false,
        },
      ],
    },
  ],
  resolution: null,
  windows: [],
  reach: [
    {
      unit: 'A8',
      cells: [
        { cell: 'N16', cost: 2, path: 'SE' },
        { cell: 'N15', cost: 1, path: 'E' },
        { cell: 'O15', cost: 3, path: 'E-E' },
      ],
    },
  ],
  odds: [],
  plays: [],
  winner: null,
  won_by: [],
};

export const attackInWindow: TaktikScene = {
  ...movement,
  phase: 'dice_resolution',
  attacks: [{ attacker: 'A1', target: 'D1' }],
  reach: [],
  resolution: {
    kind: 'attack',
    unit: 'A7',
    from: null,
    path: [],
    steps: 0,
    target: 'D9',
    supporter: null,
    distance: 2,
    required: 4,
    modifiers: [
      { words: 'urban, harder to hit', value: -1 },
      { words: 'urban, defence', value: -1 },
      { words: 'Enemy Recon Detection', value: 1 },
    ],
    sum: -1,
    chance: 2,
    die: 0,
    rolled: 0,
    hit: false,
    damage: 3,
    damage_now: 3,
    cancelled: false,
    rerolled: false,
  },
  windows: [
    { name: 'before_move', state: 'unreached' },
    { name: 'after_move', state: 'unreached' },
    { name: 'before_attack_roll', state: 'open' },
    { name: 'after_attack_roll', state: 'to_come' },
    { name: 'before_damage', state: 'to_come' },
  ],
  plays: [{ card: 'expert_aim', chance: 4, damage: 3, words: '2 -> 4 in 6' }],
};

const tactic = (id: string, name: string, window: string, reactor: 'initiator' | 'responder' | 'either') => ({
  id,
  name,
  kind: 'tactic' as const,
  words: `what ${name} does`,
  category: null,
  special: false,
  window,
  reactor,
  cancels: [],
  copies: [1, 1],
  target: 'none',
});
export const catalogue: TaktikCatalogue = {
  cards: [
    tactic('expert_aim', 'Expert Aim', 'before_attack_roll', 'initiator'),
    tactic('commanders_luck', "Commander's Luck", 'after_attack_roll', 'initiator'),
    tactic('dense_fog', 'Dense Fog', 'before_attack_roll', 'either'),
    {
      ...tactic('artillery_support', 'Artillery Support', '', 'initiator'),
      kind: 'bonus',
      window: null,
      reactor: null,
    },
  ],
  units: [],
  terrain: [
    { code: 'P', name: 'Plain', cost: 1, blocks: false, target_hit: 0, target_defence: 0, attacker_hit: 0 },
    { code: 'F', name: 'Forest', cost: 2, blocks: false, target_hit: -1, target_defence: 0, attacker_hit: 0 },
    { code: 'U', name: 'Urban', cost: 2, blocks: false, target_hit: -1, target_defence: 1, attacker_hit: 0 },
  ],
  windows: [{ name: 'before_attack_roll', words: 'opponents named, no number yet' }],
  conditions: [{ name: 'capture', title: 'Capture and hold', words: 'hold the base' }],
  missions: [],
};
