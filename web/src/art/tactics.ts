// The Dictator's tactics cards: posters in one ink on one ground, shapes that can be read from the other end of the
// table. All are 120 by 90.
import { house, pine } from './landscape';
import { disc, each, entry, shape, stroke, svg, times, type Part, type Svg } from './svg';

const ink = '#17130f';

const soldier = (x: number, y: number, size = 1, colour = ink): Part =>
  `<g transform="translate(${x} ${y}) scale(${size})">` +
  `<path d="M-5-27C-5-33 5-33 5-27h2v2h-14v-2ZM-4-25h8q0 6-4 6t-4-6ZM-8-18Q0-21 8-18l2 12-3 1-1 5H-6l-1-5-3-1ZM-6 0h5l1 14h-6ZM1 0h5v14H0Z" fill="${colour}"/>` +
  '</g>';

const rifleUp = (x: number, y: number, size = 1): Part =>
  `<path transform="translate(${x} ${y}) scale(${size}) rotate(-62)" d="M-14-1.5h9v-2h5v2H13v2.5H2L1 3h-3l1 6h-4l-1-6h-3l-4 3h-2Z" fill="${ink}"/>`;

const wheel = (x: number, y: number, radius: number): Part =>
  disc(x, y, radius, ink) + disc(x, y, radius * 0.35, '#f6ebcf');

// A star of six points around (x, y).
function burst(x: number, y: number, radius: number, colour: string): Part {
  const points = times(12, (i) => {
    const angle = ((i + 1) * Math.PI) / 6;
    const r = i % 2 ? radius : radius * 0.52;
    return `L${(x + Math.sin(angle) * r).toFixed(1)} ${(y - Math.cos(angle) * r).toFixed(1)}`;
  });
  return shape(`M${x} ${y - radius}${points}Z`, colour);
}

function rays(x: number, y: number, colour: string, count = 14): Part {
  const at = (angle: number) =>
    `${(x + 200 * Math.cos(angle)).toFixed(0)} ${(y + 200 * Math.sin(angle)).toFixed(0)}`;
  return times(count, (i) => {
    const angle = (i * 2 * Math.PI) / count;
    return shape(`M${x} ${y}L${at(angle)} ${at(angle + Math.PI / count)}Z`, colour, 0.35);
  });
}

const ground = (back: string, light: string, earth: string): Part =>
  `<rect width="120" height="90" fill="${back}"/>${rays(60, 62, light)}${shape('M0 70q60-10 120 0v20H0Z', earth)}`;

const posters: Readonly<Record<string, () => Part>> = {
  'artillery-barrage': () =>
    ground('#c9793a', '#f0b45a', '#3a2b1e') +
    shape('M14 72l34-34 7 6-24 32Z', ink) +
    shape('M10 68h22l8 12H6Z', ink) +
    wheel(20, 76, 7) +
    burst(82, 30, 17, '#f6ebcf') +
    burst(82, 30, 9, '#c9472f') +
    burst(102, 54, 11, '#f6ebcf') +
    burst(102, 54, 5, '#c9472f') +
    stroke('M56 36Q68 22 76 26M58 42q20-8 36 8', ink, 2),
  'better-weapons': () =>
    ground('#7d8a52', '#a9b573', '#2f3a22') +
    each([26, 46, 66], (x, i) => rifleUp(x, 44 + i * 3, 1.5)) +
    shape('M78 52h34v24H78Z', '#6a4a2a') +
    shape('M78 52h34v6H78ZM92 58h6v18h-6Z', '#4b3219') +
    shape('M84 64h6v4h-6ZM100 64h6v4h-6Z', '#f6ebcf') +
    shape('M95 18l4 9 10 1-7 7 2 10-9-5-9 5 2-10-7-7 10-1Z', '#f6ebcf'),
  'family-threat': () =>
    ground('#6d5a63', '#8f7a83', '#2a2226') +
    house(34, 72, 52, 30, '#b9a98f', '#4a3a36', '') +
    shape('M54 72V54h12v18Z', '#2a2226') +
    shape('M40 48h9v9h-9ZM71 48h9v9h-9Z', '#f4d98a') +
    shape('M42 57v-5q2-3 5 0v5Z', '#2a2226') +
    soldier(98, 92, 2.1) +
    shape('M80 62L58 66l0 3 22 2Z', ink),
  fodder: () =>
    ground('#a8623a', '#d89a5c', '#3d2a1c') +
    each([14, 32, 50, 68, 86, 104], (x, i) => soldier(x, 62 - (i % 2) * 5, 0.8, '#5d3a26')) +
    each([6, 26, 46, 66, 86, 106], (x) => soldier(x + 6, 76, 1.05)),
  generalisimo: () =>
    ground('#8b2f2a', '#b8483c', '#2a1412') +
    shape('M30 90q2-26 22-30h16q20 4 22 30Z', '#4b5a3a') +
    shape('M46 60l14 16 14-16Z', '#333e27') +
    shape('M48 38q0 24 12 24t12-24Z', '#c8956b') +
    shape('M60 38h12q0 24-12 24Z', '#9a6a45') +
    shape('M34 28q6-16 26-16t26 16q-6 8-12 9H46q-6-1-12-9Z', '#4b5a3a') +
    shape('M44 36h32v5H44Z', ink) +
    `<circle cx="60" cy="26" r="5" fill="#d8b24a"/>` +
    shape('M50 52q10-7 20 0-10 3-20 0Z', ink) +
    shape('M32 66l12-5 3 5-12 5ZM88 66l-12-5-3 5 12 5Z', '#d8b24a') +
    shape('M76 78h14v4H76Z', '#d8b24a'),
  lockdown: () =>
    ground('#4d5f68', '#71858f', '#1d2529') +
    shape('M34 84V40l8-4V26h10v8l8-4 8 4v-8h10v10l8 4v44Z', ink) +
    shape('M50 84V62q10-12 20 0v22Z', '#71858f') +
    stroke('M52 84V62M58 84V58M64 84V58M68 84V62M50 70h20M50 78h20', ink, 2) +
    stroke('M4 76q8-12 16 0t14 0M86 76q8-12 16 0t14 0', '#f6ebcf', 2) +
    shape('M88 22h18v14H88Z', '#f6ebcf') +
    stroke('M92 22v-6a5 5 0 0110 0v6', '#f6ebcf', 3) +
    shape('M96 26h2.5v6H96Z', '#1d2529'),
  reinforcements: () =>
    ground('#5d6b3f', '#8a9a5c', '#2a3320') +
    each(
      [24, 60, 96],
      (x, i) =>
        shape(`M${x - 16} ${24 + (i % 2) * 8}q16-20 32 0-8-3-16-3t-16 3Z`, '#f6ebcf') +
        stroke(
          `M${x - 15} ${24 + (i % 2) * 8}L${x} ${46 + (i % 2) * 8}M${x + 15} ${24 + (i % 2) * 8}L${x} ${46 + (i % 2) * 8}M${x} ${22 + (i % 2) * 8}v22`,
          '#f6ebcf',
          1,
        ) +
        soldier(x, 74 + (i % 2) * 6, 0.9),
    ),
  seizure: () =>
    ground('#8a7a3f', '#b7a45c', '#33401f') +
    each([14, 30, 96, 110], (x, i) => pine(x, 78, 38 - i * 3, '#2f4a2c')) +
    stroke('M60 84V20', ink, 4) +
    shape('M62 20h38l-8 12 8 12H62Z', ink) +
    shape('m78 24 2.5 5.5 6 .6-4.5 4 1.3 6-5.3-3-5.3 3 1.3-6-4.5-4 6-.6Z', '#f6ebcf') +
    shape('M44 84q16-14 32 0Z', '#3d2f1c'),
  sentry: () =>
    ground('#31485c', '#4f6b80', '#141d24') +
    disc(98, 20, 9, '#f3ecd0') +
    shape('M46 84L54 40h16l8 44h-7l-3-14H56l-3 14Z', ink) +
    shape('M44 40V24h36v16Z', ink) +
    shape('M40 24l22-12 22 12Z', ink) +
    shape('M50 28h10v8H50Z', '#f4d98a') +
    shape('M54 30L4 58l0 16Z', '#f4d98a', 0.35) +
    soldier(96, 78, 0.9),
  'veteran-militia': () =>
    ground('#7a4a2f', '#a8744a', '#2c1a10') +
    soldier(38, 76, 1.5) +
    rifleUp(50, 50, 1.2) +
    shape(
      'M74 24l12 8 12-8v8l-12 8-12-8ZM74 38l12 8 12-8v8l-12 8-12-8ZM74 52l12 8 12-8v8l-12 8-12-8Z',
      '#f0c05a',
    ),
  'block-trade': () =>
    ground('#9a6b3f', '#c99a66', '#33251a') +
    shape('M6 74V46h20v28ZM94 74V40h22v34Z', '#4a382b') +
    shape('M10 52h5v6h-5ZM18 52h5v6h-5ZM100 48h5v6h-5ZM108 48h5v6h-5Z', '#f4d98a') +
    shape('M14 66h92v9H14Z', '#f6ebcf') +
    each([0, 1, 2, 3, 4, 5], (i) => shape(`M${18 + i * 15} 66h8l-5 9h-8Z`, '#a8322a')) +
    stroke('M22 75v9M98 75v9', ink, 4) +
    shape('M42 62V44h24v-0l10 8v10Z', ink) +
    shape('M68 48h4l4 4v3h-8Z', '#c99a66') +
    wheel(50, 62, 4) +
    wheel(70, 62, 4),
  conscripts: () =>
    ground('#6b6b5c', '#94937c', '#26261f') +
    shape('M20 84V30h44v54Z', '#efe3c4') +
    shape('M26 38h32v3H26ZM26 46h26v2H26ZM26 52h30v2H26ZM26 58h24v2H26Z', '#6b5a3a') +
    shape('M40 66l2 5 5 .4-4 3.4 1.2 5-4.2-2.7-4.2 2.7 1.2-5-4-3.4 5-.4Z', '#a8322a') +
    soldier(80, 78, 1.1, '#3a3a30') +
    soldier(100, 80, 1.2) +
    stroke('M4 84h112', ink, 2),
  'oil-reserves': () =>
    ground('#c9873f', '#f0b868', '#2a1c10') +
    shape('M18 84L28 34h8l10 50h-6l-2-12H26l-2 12Z', ink) +
    stroke('M24 60h16M26 48h12', '#c9873f', 2) +
    shape('M8 40l48-16 2 6L10 46Z', ink) +
    shape('M52 20q10 4 8 18l-6 0q0-8-6-11Z', ink) +
    each(
      [70, 92],
      (x, i) =>
        shape(`M${x} ${56 - i * 4}h18v28h-18Z`, i ? '#8b3a34' : '#3f5a63') +
        shape(`M${x} ${62 - i * 4}h18v3h-18ZM${x} ${74 - i * 4}h18v3h-18Z`, ink, 0.6) +
        `<ellipse cx="${x + 9}" cy="${56 - i * 4}" rx="9" ry="3" fill="#17130f"/>`,
    ),
  'tainted-water': () =>
    ground('#4f6f52', '#7d9a6c', '#1f2c22') +
    shape('M30 58h60l-6 26H36Z', '#7a6a58') +
    shape('M30 58q30-8 60 0-30 9-60 0Z', '#5d8a3a') +
    stroke('M34 58V24M86 58V24', '#4b3a29', 5) +
    shape('M26 26l34-16 34 16Z', '#4b3a29') +
    stroke('M60 24v22', ink, 1.5) +
    shape('M53 44h14l-2 11H55Z', ink) +
    shape('M54 66q0-7 6-7t6 7q0 3-2 5v4h-8v-4q-2-2-2-5Z', '#f6ebcf') +
    `<circle cx="57.5" cy="66.5" r="1.5" fill="#1f2c22"/><circle cx="62.5" cy="66.5" r="1.5" fill="#1f2c22"/>` +
    stroke('M20 80q4-5 8 0M94 80q4-5 8 0', '#7dbb5c', 2),
};
export const tacticIds: readonly string[] = Object.keys(posters);

// The back of a card, and of what is not known.
const unknown = (): Part =>
  ground('#4a1f1a', '#6d2b23', '#2a1412') +
  shape('M60 22l6 15 16 1-12 11 4 16-14-9-14 9 4-16-12-11 16-1Z', '#f6ebcf', 0.8);

export const tacticArt = (id: string): Svg =>
  svg('120 90', (entry(posters, id) ?? unknown)(), 'class="tactic-art" preserveAspectRatio="xMidYMid slice"');
