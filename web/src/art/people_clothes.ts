// What people wear: on the shoulders (dresses) and on the head (hats).
import { each, type Part } from './svg';

type Dress = (light: string, dark: string, skin: string, skinDark: string) => Part;
const dressTable = {
  scarf: (light, dark) =>
    `<path d="M19 45q13 9 26 0l3 6q-16 10-32 0Z" fill="${light}"/>` +
    `<path d="M36 49q6-1 9-4l3 6q-5 4-11 5Z" fill="${dark}"/>` +
    `<path d="M24 53l-3 12h7l2-11Z" fill="${dark}"/>`,
  fur: () =>
    each(
      [
        [12, 55],
        [18, 50.5],
        [24, 48.5],
        [40, 48.5],
        [46, 50.5],
        [52, 55],
        [30, 52],
        [35, 52],
      ],
      ([x, y], i) => `<circle cx="${x}" cy="${y}" r="5.5" fill="${i % 2 ? '#8a6f4c' : '#a08560'}"/>`,
    ),
  feathers: () =>
    each(
      [
        [10, 56, -30],
        [16, 51, -22],
        [22, 48.5, -12],
        [42, 48.5, 12],
        [48, 51, 22],
        [54, 56, 30],
      ],
      ([x, y, r]) =>
        `<path d="M${x} ${y + 8}q-5-7 0-14 5 7 0 14Z" fill="#3a352e" stroke="#6b6253" transform="rotate(${r} ${x} ${y})"/>`,
    ),
  chain: () =>
    '<path d="M22 48q10 15 20 0" fill="none" stroke="#e2bd52" stroke-width="2.2" stroke-dasharray="2.6 1"/>' +
    '<circle cx="32" cy="57.5" r="3.2" fill="#e2bd52"/>',
  plate: () =>
    '<path d="M14 53l8-5 10 5 10-5 8 5 2 13H12Z" fill="#565b4b"/>' +
    '<path d="M42 48l8 5 2 13H37l-5-13Z" fill="#3f4437"/>' +
    '<path d="M22 58h20M22 62h20" stroke="#2b2f25" stroke-width="1.6"/>',
  stetho: () =>
    '<path d="M22 48c0 9 4 9 7 9s3 6 3 8M42 48c0 6-2 8-5 9" fill="none" stroke="#20242a" stroke-width="2"/>' +
    '<circle cx="32" cy="62" r="2.6" fill="#c8ccc8"/>',
  whistle: () =>
    '<path d="M23 48q9 12 18 0" fill="none" stroke="#f0ead8" stroke-width="1.4"/>' +
    '<path d="M29 55h7v3.5h-4.5a2.5 2.5 0 01-2.5-3.5Z" fill="#d8b24a"/>',
  tee: (_light, dark) => `<path d="M23 46.5q9 7.5 18 0l4 1.5q-13 12-26 0Z" fill="${dark}"/>`,
  straps: () =>
    '<path d="M12 50l32 16h8L17 48ZM52 50L20 66h-8l35-18Z" fill="#2b2118"/><g fill="#d8b24a">' +
    '<path d="M20 53.5l2-1 1.5 3-2 1ZM26 56.5l2-1 1.5 3-2 1ZM44 53.5l-2-1-1.5 3 2 1ZM38 56.5l-2-1-1.5 3 2 1Z"/>' +
    '</g>',
  pockets: () =>
    '<path d="M14 56h11v8H14ZM39 56h11v8H39Z" fill="#000" fill-opacity=".28"/>' +
    '<path d="M14 58.5h11M39 58.5h11" stroke="#d8c48c" stroke-opacity=".7" stroke-width="1.2"/>' +
    '<path d="M32 54v12" stroke="#000" stroke-opacity=".35" stroke-width="1.6"/>',
  tank: (light, dark, skin, skinDark) =>
    `<path d="M4 66C5 52 14 48 25 46h14c11 2 20 6 21 20Z" fill="${skin}"/>` +
    `<path d="M39 46c11 2 20 6 21 20H46Z" fill="${skinDark}"/>` +
    `<path d="M20 48q1 12-4 18h32q-5-6-4-18l-4-1.5q-8 9-16 0Z" fill="${light}"/>` +
    `<path d="M40 46.5l4 1.5q-1 12 4 18H38Z" fill="${dark}"/>`,
  dice: () =>
    '<rect x="44" y="53" width="7" height="7" rx="1.5" fill="#f0ead8" transform="rotate(12 47 56)"/>' +
    '<g fill="#17130f"><circle cx="46" cy="55" r=".9"/><circle cx="49.3" cy="58.5" r=".9"/>' +
    '<circle cx="47.6" cy="56.7" r=".9"/></g>',
  turtle: (light, dark) =>
    `<path d="M24 42q8 5 16 0l1.5 7q-9.5 5-19 0Z" fill="${light}"/>` +
    `<path d="M34 44q4 0 6-2l1.5 7q-3.5 2-8 2.3Z" fill="${dark}"/>` +
    '<path d="M24 45q8 4.5 16 0" stroke="#fff" stroke-opacity=".14" stroke-width="1.4" fill="none"/>',
  medals: () =>
    '<g><rect x="44" y="55" width="4" height="3" fill="#d8b24a"/>' +
    '<rect x="49" y="55" width="4" height="3" fill="#a33b32"/>' +
    '<circle cx="46" cy="61" r="2" fill="#d8b24a"/><circle cx="51" cy="61" r="2" fill="#e8dcb8"/>' +
    '<path d="M10 54l8-4 2 3-8 4Z" fill="#d8b24a"/></g>',
  belt: () =>
    '<path d="M46 48L16 66H7L42 46.5Z" fill="#3a2b1c"/><g fill="#e2bd52">' +
    '<path d="M39 50l3-1.7 1.5 3.7-3 1.7ZM34 53l3-1.7 1.5 3.7-3 1.7ZM29 56l3-1.7 1.5 3.7-3 1.7ZM24 59l3-1.7 1.5 3.7-3 1.7ZM19 62l3-1.7 1.5 3.7-3 1.7Z"/>' +
    '</g>',
  plaid: () =>
    '<path d="M10 56h44M7 62h50M16 50v16M26 48v18M38 48v18M48 50v16" stroke="#2b1512" stroke-opacity=".5" stroke-width="2.2"/>',
  collar: () =>
    '<path d="M18 48q14 12 28 0l4 3q-18 16-36 0Z" fill="#d8b24a"/>' +
    '<path d="M19 50.5q13 11 26 0" stroke="#2f6f78" stroke-width="2" fill="none" stroke-dasharray="3 2"/>',
  chevrons: () =>
    '<path d="M46 55l5 3 5-3M46 59l5 3 5-3" fill="none" stroke="#e2bd52" stroke-width="1.8"/>' +
    '<path d="M26 51l6 6 6-6" fill="none" stroke="#c8ccc8" stroke-width="1.2"/>',
  jacket: (_light, dark) =>
    `<path d="M21 46l11 13 11-13 6 4-12 16H27L15 50Z" fill="${dark}"/>` +
    '<path d="M21 46l-6 4 8 4ZM43 46l6 4-8 4Z" fill="#4a4d54"/>' +
    '<circle cx="18" cy="57" r="1.2" fill="#e8e4da"/>' +
    '<circle cx="46" cy="57" r="1.2" fill="#e8e4da"/>',
  robe: (light, dark) =>
    '<path d="M20 46l22 20H28L16 49Z" fill="#e0a53a"/>' +
    `<path d="M44 46L24 66h14l10-17Z" fill="${light}"/><path d="M44 46L24 66h5Z" fill="${dark}"/>`,
  open: (light, dark, skin) =>
    `<path d="M24 46l8 15 8-15Z" fill="${skin}"/>` +
    `<path d="M22 45l-5 5 9 8 6 8 6-8 9-8-5-5-10 16Z" fill="${light}"/>` +
    `<path d="M42 45l5 5-9 8-6 8V61Z" fill="${dark}"/>` +
    '<path d="M28 53l4 4 4-4" fill="none" stroke="#d8b24a"/>',
  suit: (light) =>
    `<path d="M24 46l8 12 8-12Z" fill="#eee6d3"/><path d="M30 49h4l2 9-4 5-4-5Z" fill="${light}"/>` +
    '<path d="M22 45l-4 5 14 16 14-16-4-5-10 14Z" fill="#00000055"/>',
  tunic: (_light, dark) =>
    `<path d="M23 44.5q9 6 18 0l1 6q-10 5-20 0Z" fill="${dark}"/>` +
    '<path d="M32 50v16" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/><g fill="#e2cf9a">' +
    '<circle cx="32" cy="54" r="1.2"/><circle cx="32" cy="59" r="1.2"/>' +
    '<circle cx="32" cy="64" r="1.2"/></g>' +
    '<path d="M40 57h9" stroke="#000" stroke-opacity=".3" stroke-width="1.6"/>',
  cape: () =>
    '<path d="M2 66C4 52 14 47 23 45l9 12 9-12c9 2 19 7 21 21Z" fill="#5f6a72"/>' +
    '<path d="M41 45c9 2 19 7 21 21H40l-8-9Z" fill="#434c53"/>' +
    '<path d="M23 45l9 12 9-12 4 2-11 16h-4L19 47Z" fill="#a33b32"/>' +
    '<circle cx="32" cy="58" r="2.4" fill="#d8b24a"/>',
  drape: () =>
    '<path d="M4 66C6 50 18 45 26 45q14 6 32 21Z" fill="#8a6f3c"/>' +
    '<path d="M12 56q16 0 30 10M18 50q14 1 28 14" stroke="#c9a45c" stroke-width="2.4" fill="none"/>',
  krama: () =>
    '<path d="M17 46q15 9 30 0l3 6q-18 10-36 0Z" fill="#d9cfbb"/>' +
    '<path d="M20 49l4 6M27 51l3 6M35 51l3 5M42 48l4 5M17 50q15 8 30 0" stroke="#a33b32" stroke-width="1.7" fill="none"/>' +
    '<path d="M40 52l5 14h-9l-1-12Z" fill="#d9cfbb"/>' +
    '<path d="M37 57l7-1M37 62l8-1M40 54l2 12" stroke="#a33b32" stroke-width="1.5"/>',
} satisfies Record<string, Dress>;
export type DressName = keyof typeof dressTable;
export const dresses: Readonly<Record<DressName, Dress>> = dressTable;

type Hat = (light?: string, dark?: string, plain?: boolean) => Part;
const hatTable = {
  beret: (light = '#2c2f28', dark = '#171915') =>
    `<path d="M14 20C12 8 30 3 42 6c10 2 12 8 7 12-9-2-22-2-33 4Z" fill="${light}"/>` +
    `<path d="M16 22c11-6 24-6 33-4l-1 4c-9-2-21-2-31 3Z" fill="${dark}"/>` +
    '<circle cx="24" cy="15" r="3.2" fill="#d8b24a"/>' +
    '<path d="m24 12.8.7 1.5 1.6.1-1.2 1.1.4 1.6-1.5-.9-1.5.9.4-1.6-1.2-1.1 1.6-.1Z" fill="#6b2a22"/>',
  helmet: (light = '#59623c', dark = '#434b2c') =>
    `<path d="M13 25C11 8 22 4 32 4s21 4 19 21l-5-3H18Z" fill="${light}"/>` +
    `<path d="M36 4c10 1 17 6 15 21l-5-3h-6c1-7 0-13-4-18Z" fill="${dark}"/>` +
    '<path d="M18 22h28" stroke="#2f351f" stroke-width="2"/>',
  ballistic: () =>
    '<path d="M12 27C9 7 21 2 32 2s23 5 20 25l-6-5H18Z" fill="#4f5550"/>' +
    '<path d="M37 3c11 1 18 7 15 24l-6-5h-6c1-7 0-14-3-19Z" fill="#393e3a"/>' +
    '<path d="M15 12q17-9 34 0l1 6q-18-8-36 0Z" fill="#9fc2c9" fill-opacity=".75" stroke="#23292a" stroke-width="1.4"/>' +
    '<path d="M17 27v12q0 5 6 8" stroke="#2b2f2c" stroke-width="2.2" fill="none"/>',
  cap: (light = '#566038', dark = '#404927', plain = false) =>
    `<path d="M16 21C15 8 24 6 32 6s17 2 16 15Z" fill="${light}"/><path d="M37 6.5c7 1 12 4 11 14.5H39Z" fill="${dark}"/><path d="M14 21c10-4 26-4 36 0l1 3c-11-4-27-4-38 0Z" fill="#2e341c"/>${plain ? '' : '<path d="m32 10 1.2 2.7 3 .2-2.3 1.9.8 2.9-2.7-1.6-2.7 1.6.8-2.9-2.3-1.9 3-.2Z" fill="#a8322a"/>'}`,
  bandana: () =>
    '<path d="M17.5 23C17 9 26 6.5 32 6.5S47 9 46.5 23c-9-4-20-4-29 0Z" fill="#a63d2f"/>' +
    '<path d="M37 7c6 1 10 5 9.5 16l-6-2c0-6-1-10-3.5-14Z" fill="#7d2a20"/>' +
    '<path d="M46 21l8 4-5 1 3 5-7-5Z" fill="#7d2a20"/><g fill="#f0d9b0" fill-opacity=".8">' +
    '<circle cx="24" cy="15" r="1.1"/><circle cx="30" cy="12" r="1.1"/>' +
    '<circle cx="33" cy="17" r="1.1"/><circle cx="27" cy="19" r="1.1"/>' +
    '<circle cx="39" cy="14" r="1.1"/></g>',
  headband: (light = '#a63d2f', dark = '#7d2a20') =>
    `<path d="M18 21.5q14-6 28 0l.3 4.5q-14-6-28.6 0Z" fill="${light}"/>` +
    `<path d="M37 18.8q5 .7 9 2.7l.3 4.5q-4-2-9-2.8Z" fill="${dark}"/>`,
  hood: (light = '#6d5b3b', dark = '#4d3f28') =>
    `<path d="M12 50C8 22 16 3 32 3s24 19 20 47c-4-2-6-4-7-8 2-12 1-26-13-26S17 30 19 42c-1 4-3 6-7 8Z" fill="${light}"/>` +
    `<path d="M38 4c12 5 17 22 14 46-4-2-6-4-7-8 2-12 1-22-7-25 2-4 2-9 0-13Z" fill="${dark}"/>`,
  boonie: () =>
    '<path d="M19 18C19 7 26 5 32 5s13 2 13 13Z" fill="#7a6e46"/>' +
    '<path d="M37 5.5c5 1 8 4 8 12.5h-7Z" fill="#5c5333"/>' +
    '<path d="M9 22c6-6 40-6 46 0-8 2-13-1-23-1s-15 3-23 1Z" fill="#6b6040"/>' +
    '<path d="M19 17h26" stroke="#3d3722" stroke-width="2"/>',
  cowboy: () =>
    '<path d="M18 18C18 5 27 2 30 5h4c3-3 12 0 12 13Z" fill="#7d5a36"/>' +
    '<path d="M36 4c4-2 10 2 10 14h-8Z" fill="#5c4024"/>' +
    '<path d="M6 16c4 6 10 5 26 5s22 1 26-5c-1 8-10 11-26 11S7 24 6 16Z" fill="#6b4b2b"/>' +
    '<path d="M18 17.5h28" stroke="#2b1c10" stroke-width="2.2"/>',
  campaign: () =>
    '<path d="M22 17c0-9 5-14 10-15 5 1 10 6 10 15Z" fill="#6d6238"/>' +
    '<path d="M35 3c4 2 7 7 7 14h-6Z" fill="#4f4726"/>' +
    '<path d="M8 20c8-5 40-5 48 0-9 5-39 5-48 0Z" fill="#5d532f"/>' +
    '<path d="M22 16h20" stroke="#2b2614" stroke-width="2.2"/>' +
    '<path d="m32 9 .9 2 2.2.2-1.7 1.4.5 2.2-1.9-1.2-1.9 1.2.5-2.2-1.7-1.4 2.2-.2Z" fill="#e2bd52"/>',
  peaked: (light = '#4b5a3a', dark = '#333e27') =>
    `<path d="M11 13C14 4 24 3 32 3s18 1 21 10q-3 5-7 6H18q-4-1-7-6Z" fill="${light}"/>` +
    `<path d="M37 3c8 .5 14 3 16 10q-3 5-7 6h-7Z" fill="${dark}"/>` +
    '<path d="M17 18.5h30v4H17Z" fill="#1d1f1c"/>' +
    '<path d="M16 23c9-3 23-3 32 0l-2 3.5c-8-3-20-3-28 0Z" fill="#0f100f"/>' +
    '<path d="M18 20.5h28" stroke="#d8b24a" stroke-width="1.2"/>' +
    '<circle cx="32" cy="12.5" r="3" fill="#d8b24a"/>',
  beanie: (light = '#4f5a63', dark = '#363f47') =>
    `<path d="M17 22C15 7 24 4 32 4s17 3 15 18Z" fill="${light}"/>` +
    `<path d="M37 4.5c7 2 11 6 10 17.5h-7Z" fill="${dark}"/>` +
    `<path d="M15.5 19.5q16.5-4 33 0v5.5q-16.5-4-33 0Z" fill="${dark}"/>` +
    '<path d="M21 18.5v5M27 17.8v5M33 17.7v5M39 18v5" stroke="#000" stroke-opacity=".25" stroke-width="1.2"/>' +
    `<circle cx="32" cy="3.5" r="2.6" fill="${light}"/>`,
  gogglesup: () =>
    '<path d="M17 20q15-6 30 0" stroke="#2b2118" stroke-width="3" fill="none"/>' +
    '<g fill="#8fb9c2" stroke="#3a2b1c" stroke-width="2"><circle cx="25.5" cy="17" r="5"/>' +
    '<circle cx="38.5" cy="17" r="5"/></g>' +
    '<path d="M22.5 15.5l3-2M35.5 15.5l3-2" stroke="#fff" stroke-opacity=".7"/>',
  aviator: () =>
    '<path d="M16.5 40C10 12 20 4 32 4s22 8 15.5 36l-4 4c1-9 2-16-1-22-4-4-17-4-21 0-3 6-2 13-1 22Z" fill="#6b472b"/>' +
    '<path d="M37 4.5C50 8 53 18 47.5 40l-4 4c1-9 2-16-1-22-1.5-1.5-4-2.4-6-2.8Z" fill="#4c3019"/>' +
    '<g fill="#8fb9c2" stroke="#2b1c10" stroke-width="1.8">' +
    '<ellipse cx="25.5" cy="15" rx="5.5" ry="4.3"/><ellipse cx="38.5" cy="15" rx="5.5" ry="4.3"/>' +
    '</g>',
  trapper: () =>
    '<path d="M15 22C14 7 24 4 32 4s18 3 17 18Z" fill="#7a2f28"/>' +
    '<path d="M37 4.5c8 1 13 6 12 17.5h-9Z" fill="#571f1a"/>' +
    '<path d="M14 17q18-5 36 0v7q-18-5-36 0Z" fill="#c2a777"/>' +
    '<path d="M14 20l-4 22q5 4 9 1l1-19ZM50 20l4 22q-5 4-9 1l-1-19Z" fill="#a88c5e"/>' +
    '<path d="M24 6v14M32 4v15M40 6v14M18 12h28" stroke="#2b0f0c" stroke-opacity=".5" stroke-width="1.6"/>',
  ushanka: () =>
    '<path d="M15 20C15 6 24 3 32 3s17 3 17 17Z" fill="#4b4f55"/>' +
    '<path d="M13 12q19-6 38 0v10q-19-6-38 0Z" fill="#6d6257"/>' +
    '<path d="M36 9.5q9 .5 15 2.5v10q-7-2.3-15-3Z" fill="#52493f"/>' +
    '<path d="M13 20l-4 18q4 5 9 2l1-18ZM51 20l4 18q-4 5-9 2l-1-18Z" fill="#5f554a"/>' +
    '<circle cx="32" cy="15" r="2.6" fill="#d8b24a"/>',
  flatcap: () =>
    '<path d="M13 20C12 9 22 5 34 6c11 1 17 6 16 12-10-4-25-3-37 2Z" fill="#7a7262"/>' +
    '<path d="M38 6.5c8 1.5 13 6 12 11.5-4-1.5-8-2-12-2.5Z" fill="#5b5548"/>' +
    '<path d="M12 21c11-6 26-7 38-3l2 4c-13-4-26-3-39 2Z" fill="#4a453a"/>' +
    '<path d="M18 12l20 4M24 8l22 6" stroke="#000" stroke-opacity=".2" stroke-width="1.4"/>',
  fedora: () =>
    '<path d="M19 18C18 7 24 4 31 6c6-3 14 0 14 12Z" fill="#2b2d33"/>' +
    '<path d="M37 5c5 1 8 5 8 13h-7Z" fill="#191b20"/>' +
    '<path d="M9 21c7-5 39-5 46 0-6 3-14 2-23 2s-17 1-23-2Z" fill="#22242a"/>' +
    '<path d="M19 17h26" stroke="#a8322a" stroke-width="2.6"/>',
  nemes: () =>
    '<path d="M12 50C10 40 16 34 15 22 16 8 24 4 32 4s16 4 17 18c-1 12 5 18 3 28l-7-4c2-8 1-16-1-23-7-4-17-4-24 0-2 7-3 15-1 23Z" fill="#d8b24a"/>' +
    '<path d="M16 18l6 3M15 26l5 1M15 33l4 0M14 40l5-1M48 18l-6 3M49 26l-5 1M49 33l-4 0M50 40l-5-1M22 9l4 9M32 5v12M42 9l-4 9" stroke="#2f5b7a" stroke-width="2.4"/>' +
    '<path d="M17.5 21q14.5-6 29 0l0 3.5q-14.5-6-29 0Z" fill="#b08a2c"/>' +
    '<circle cx="32" cy="18" r="3" fill="#c9472f"/>',
  turban: () =>
    '<path d="M15 24C11 9 22 3 33 3s20 7 16 21c-8-5-26-5-34 0Z" fill="#d9cba6"/>' +
    '<path d="M17 21C22 12 36 9 47 17M16 16C23 7 38 5 45 10M20 22C26 17 40 17 48 21" stroke="#a8976c" stroke-width="1.8" fill="none"/>' +
    '<path d="M46 20l6 16-5 8-2-14Z" fill="#bfae83"/>',
  kufi: () =>
    '<path d="M19 19C19 8 25 7 32 7s13 1 13 12q-13-4-26 0Z" fill="#7a5a30"/>' +
    '<path d="M37 7.5c6 1 8 4 8 11.5l-6-1.2Z" fill="#583f1e"/>' +
    '<path d="M19 16.5q13-4 26 0" stroke="#d8b24a" stroke-width="1.8" fill="none" stroke-dasharray="2 2"/>',
  headset: () =>
    '<path d="M18 30C15 8 49 8 46 30" fill="none" stroke="#20242a" stroke-width="3"/>' +
    '<rect x="15" y="26" width="6" height="10" rx="3" fill="#20242a"/>' +
    '<rect x="43" y="26" width="6" height="10" rx="3" fill="#20242a"/>' +
    '<path d="M18 36q2 8 10 7" stroke="#20242a" stroke-width="1.6" fill="none"/>',
  phones: (light = '#c84f2f', dark = '#8d331b') =>
    '<path d="M17 28C13 4 51 4 47 28" fill="none" stroke="#20242a" stroke-width="3.2"/>' +
    `<rect x="12" y="24" width="8" height="13" rx="4" fill="${light}"/>` +
    `<rect x="44" y="24" width="8" height="13" rx="4" fill="${dark}"/>`,
  visor: () =>
    '<path d="M17 20q15-6 30 0l.5 4q-15.5-6-31 0Z" fill="#2d2a22"/>' +
    '<path d="M15 23.5q17-7 34 0l3 4.5q-20-7-40 0Z" fill="#3d7a58" fill-opacity=".8"/>',
  surgcap: () =>
    '<path d="M17.5 24C16 8 25 5 32 5s16 3 14.5 19c-9-3-20-3-29 0Z" fill="#6fa3a0"/>' +
    '<path d="M38 5.5c6 2 9 7 8.5 18.5l-6-1.5c0-7-.5-12-2.5-17Z" fill="#4d7c7a"/>',
  wings: () =>
    '<path d="M17.5 22C18 9 26 6.5 32 6.5S46 9 46.5 22c-9-3-20-3-29 0Z" fill="#b9a45e"/>' +
    '<path d="M37 7c6 2 9 7 9.5 15l-6-1.5c0-5-1-9-3.5-13.5Z" fill="#8a773c"/>' +
    '<path d="M17 20C9 18 6 10 7 2c3 4 5 5 8 5-1 3 0 8 4 11ZM47 20c8-2 11-10 10-18-3 4-5 5-8 5 1 3 0 8-4 11Z" fill="#ece4cf"/>' +
    '<path d="M10 8l6 6M54 8l-6 6" stroke="#a49a80"/>' +
    '<path d="M32 8v13" stroke="#6b5a2a" stroke-width="2"/>',
} satisfies Record<string, Hat>;
export type HatName = keyof typeof hatTable;
export const hats: Readonly<Record<HatName, Hat>> = hatTable;
