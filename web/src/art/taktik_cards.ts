// Icons of the Taktik cards: lines like those of the interface. The frame of the card says bonus, malus or tactic, the
// icon only what happens. Keys are the ids of the cards.
import type { Part } from './svg';

export const takIcons: Readonly<Record<string, Part>> = {
  rapid_supply_convoy:
    '<path d="M1 8h9v8H1ZM10 11h4l3 3v2h-7M18 7l4 4-4 4M14 7h4"/>' +
    '<circle cx="4.5" cy="17.5" r="1.8"/><circle cx="12.5" cy="17.5" r="1.8"/>',
  forward_supply_depot: '<path d="M3 20v-9l9-6 9 6v9ZM8 20v-6h8v6M8 17h8M12 2v3M12 2l4 1.2L12 4.5"/>',
  special_supplies: '<path d="M3 8h18v12H3ZM3 8l2-4h14l2 4M12 11v6M9 14h6"/>',
  advanced_recon:
    '<circle cx="7" cy="15" r="4"/><circle cx="17" cy="15" r="4"/>' +
    '<path d="M11 15q1-1 2 0M4 12l2-6h3l1 6M20 12l-2-6h-3l-1 6M12 3V1M8 2L7 .5M16 2l1-1.5"/>',
  air_cover:
    '<path d="M12 2l1.5 6L22 12v2l-8.5-1.5L13 18l3 2v1.5L12 20.5 8 21.5V20l3-2-.5-5.5L2 14v-2l8.5-4Z"/>',
  internal_discipline: '<path d="M5 4h14v12l-7 5-7-5ZM9 9l3 2 3-2M9 13l3 2 3-2"/>',
  artillery_support:
    '<path d="M3 19l9-10 3 2.5L8 20ZM2 20h10M14 7q3-5 8-4M18 8l3 3M20 4l1 4"/><circle cx="6" cy="18" r="2.5"/>',
  extra_supplies: '<path d="M3 10h9v9H3ZM12 10h9v9h-9ZM7.5 2h9v8h-9ZM3 14h9M12 14h9M7.5 6h9"/>',
  troop_motivation: '<path d="M5 22V3M5 4h11l-2 3.5 2 3.5H5M15 21l3-6 3 6M16 19h4M18 12v-1"/>',
  international_aid:
    '<circle cx="12" cy="10" r="7.5"/>' +
    '<path d="M4.5 10h15M12 2.5q-5 7.5 0 15M12 2.5q5 7.5 0 15M3 21q9 2 18 0"/>',
  electronic_countermeasures:
    '<path d="M12 21v-8M8 21h8M12 10a1.5 1.5 0 100 3 1.5 1.5 0 000-3ZM7 15a6 6 0 010-8M17 15a6 6 0 000-8M4 18a10 10 0 010-14M20 18a10 10 0 000-14M3 2l18 19"/>',
  supply_interruption:
    '<path d="M1 8h8v8H1ZM9 11h3l3 3v2H9M18 8l4 8M22 8l-4 8"/><circle cx="4" cy="17.5" r="1.8"/>' +
    '<circle cx="11.5" cy="17.5" r="1.8"/>',
  operational_funding_cut:
    '<circle cx="9" cy="12" r="7"/><path d="M9 8v8M6.5 10.5h3.5a1.5 1.5 0 010 3H7M14 4l8 16M22 4l-8 16"/>',
  enemy_disinformation: '<path d="M3 5h18v11H12l-5 4v-4H3ZM9 8.5a2.5 2.5 0 114 2l-1 1.2M12 14v.1"/>',
  ammunition_shortage:
    '<path d="M5 20V10q0-4 2-6 2 2 2 6v10ZM5 16h4M13 20V10q0-4 2-6 2 2 2 6v10" />' +
    '<path d="M13 16h4M20 5v.1M20 9v.1M20 13v.1M20 17v.1" stroke-dasharray=".1 3"/>',
  mechanical_failure:
    '<circle cx="12" cy="12" r="4"/>' +
    '<path d="M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2M13 9l-2 3h2.5l-1.5 3"/>',
  international_pressure:
    '<circle cx="10" cy="9" r="6.5"/>' +
    '<path d="M3.5 9h13M10 2.5q-4 6.5 0 13M10 2.5q4 6.5 0 13M14 21l3-3 3 3M17 18v4M20 13l2 2"/>',
  disrupted_supply_lines:
    '<path d="M2 6h6M12 6l-1 3M16 6h6M2 12h4M18 12h4M2 18h8M14 18h8M9 10l6 6M15 10l-6 6"/>',
  morale_collapse: '<path d="M5 22V3M5 4h13l-3 4 3 4H5M20 13v8M17 18l3 3 3-3"/>',
  intelligence_failure:
    '<path d="M2 12s4-7 10-7 10 7 10 7-4 7-10 7S2 12 2 12Z"/><circle cx="12" cy="12" r="3"/>' +
    '<path d="M3 3l18 18"/>',
  cyber_attack:
    '<rect x="3" y="4" width="18" height="12" rx="1.5"/>' +
    '<path d="M8 20h8M12 16v4M9 8l-2 2 2 2M15 8l2 2-2 2M13 7l-2 6"/>',
  un_ceasefire:
    '<path d="M12 20q-7-4-7-11M12 20q7-4 7-11M5 13l-3-1M6.5 16.5L3 17M19 13l3-1M17.5 16.5L21 17M12 14V5M8.5 8.5h7M12 5l2-2"/>',
  severe_international_sanctions:
    '<path d="M6 3h9l4 4v14H6ZM15 3v4h4M9 11h7M9 14h4"/><circle cx="16" cy="17" r="4"/>' +
    '<path d="M13.5 19.5l5-5"/>',
  logistical_blockade:
    '<path d="M2 8h20v5H2ZM5 8l3 5M10 8l3 5M15 8l3 5M5 13v8M19 13v8M3 21h4M17 21h4M12 4V2M7 4.5L6 3M17 4.5L18 3"/>',
  air_support_denial:
    '<path d="M12 2l1.5 6L22 12v2l-8.5-1.5L13 18l3 2v1.5L12 20.5 8 21.5V20l3-2-.5-5.5L2 14v-2l8.5-4ZM3 3l18 18"/>',
  blackout:
    '<path d="M9 18h6M10 21h4M7 5a6 6 0 0110 8.5c-1 1-1.5 2-1.5 3h-6M6.5 9a6 6 0 002 4.5M3 3l18 18"/>',
  sabotage: '<path d="M9 9a6.5 6.5 0 108 8M14 9l3-3M17 6q2-3 5-2M17 6l1.5 1.5M20 8l2 1M16 2l.5 2"/>',
  suppressive_fire:
    '<path d="M2 6h6M2 12h9M2 18h6M12 6h4M15 12h3M12 18h4"/><path d="M20 4v16" stroke-width="3"/>',
  enemy_recon_detection:
    '<path d="M2 10s3.5-6 9-6 9 6 9 6-3.5 6-9 6-9-6-9-6Z"/><circle cx="11" cy="10" r="2.5"/>' +
    '<path d="M18 16v6M15 19h6"/>',
  precision_shot:
    '<circle cx="12" cy="12" r="9"/><circle cx="12" cy="12" r="4.5"/>' +
    '<circle cx="12" cy="12" r="1" fill="currentColor"/>',
  coordinated_maneuver:
    '<path d="M3 5l7 6M21 5l-7 6M12 21v-7M3 9V5h4M21 9V5h-4M9 18l3 3 3-3"/>' +
    '<circle cx="12" cy="12" r="1.8" fill="currentColor"/>',
  favorable_weather:
    '<circle cx="12" cy="12" r="4.5"/>' +
    '<path d="M12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2"/>',
  expert_aim: '<circle cx="12" cy="12" r="7"/><path d="M12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6"/>',
  clear_line_of_fire:
    '<path d="M3 12h15M14 8l4 4-4 4M4 5q3-3 6 0M4 19q3 3 6 0M14 4v1M18 5v1M14 19v1M18 18v1"/>',
  dense_fog: '<path d="M3 8h11M17 8h4M3 12h4M10 12h11M3 16h13M19 16h2M7 20h10M6 4h9"/>',
  tactical_block: '<path d="M12 2.5l8 3v6c0 5-3.5 8.5-8 10-4.5-1.5-8-5-8-10v-6ZM8 8l8 8M16 8l-8 8"/>',
  commanders_luck:
    '<rect x="2" y="8" width="12" height="12" rx="3"/>' +
    '<path d="M6 12v.1M10 16v.1M8 14v.1" stroke-width="2.8"/>' +
    '<path d="M14 4a7 7 0 017 7M21 11l-2.5-2M21 11l1.5-3"/>',
  natural_cover:
    '<path d="M2 20h20M4 20q0-7 4-8M12 20q-1-9 1-15 6 6 5 15M13 5v15M8 12q3 2 3 8M6 16q1 2 1 4"/>',
};
