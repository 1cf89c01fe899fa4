// Who is who: one line per person, first the colours, then what makes this face this face. The 52 MERCs and the eleven
// Dictators by the ids of the rules. Dictators wear no emblem.
import type { DressName, HatName } from './people_clothes';
import type {
  BeardName,
  EyesName,
  GlassesName,
  HeadName,
  MarkName,
  MouthName,
  NoseName,
  PaintName,
} from './people_face';
import type { HairName } from './people_hair';

export type Pair = readonly [light: string, dark: string];

export const skins = {
  light: ['#e8b991', '#b67f5b'],
  tan: ['#d99f73', '#a06a45'],
  brown: ['#b97a4f', '#824e2e'],
  dark: ['#8d5836', '#5d3620'],
  pale: ['#f1cda9', '#c08d68'],
  deep: ['#6b4127', '#432614'],
} as const satisfies Record<string, Pair>;

export const cloths = {
  olive: ['#5d6b3f', '#3d482a'],
  khaki: ['#6b5a3a', '#483b24'],
  petrol: ['#3f5a63', '#283d45'],
  rust: ['#70483a', '#4c2e24'],
  slate: ['#4b4f58', '#31343b'],
  sand: ['#7a6b4b', '#544932'],
  stone: ['#8a8f87', '#63685f'],
  black: ['#2b2e33', '#1a1c20'],
  blue: ['#3d4f7a', '#293656'],
  red: ['#8b3a34', '#5f2521'],
  cream: ['#dcd5c4', '#b0a78f'],
  teal: ['#35615a', '#22423d'],
} as const satisfies Record<string, Pair>;

export const backs = {
  gold: ['#c9a45c', '#8b6b34'],
  sage: ['#7f9a8a', '#4d665a'],
  clay: ['#b07a5d', '#74492f'],
  steel: ['#7d93a8', '#4c6074'],
  straw: ['#a9a06b', '#6f6840'],
  mauve: ['#9a7f9a', '#654e66'],
  moss: ['#8c9c5e', '#586438'],
  ash: ['#b9b2a2', '#7d776a'],
} as const satisfies Record<string, Pair>;

export const tints = {
  soot: '#241c18',
  brown: '#4a2e1c',
  chestnut: '#7a4a22',
  blond: '#c59a4e',
  grey: '#a7a59c',
  auburn: '#7a2f1c',
  black: '#14161a',
  white: '#e6e1d3',
  cyan: '#2f6f78',
  ginger: '#b4472f',
} as const;

export interface Person {
  skin: keyof typeof skins;
  cloth: keyof typeof cloths;
  back: keyof typeof backs;
  tint: keyof typeof tints; // of hair, beard and brows
  face?: HeadName;
  hair?: HairName | 'bald';
  beard?: BeardName;
  eyes?: EyesName;
  glasses?: GlassesName; // or whatever else is worn before the face
  nose?: NoseName;
  mouth?: MouthName;
  mark?: MarkName;
  paint?: PaintName;
  hat?: HatName;
  hatColours?: Pair;
  plain?: boolean; // the cap without its star
  dress?: DressName;
  dressColours?: Pair;
  woman?: boolean;
  frowns?: boolean;
}

// prettier-ignore
export const cast: Readonly<Record<string, Person>> = {
  // the 52 MERCs
  apeiron: { skin: 'pale', cloth: 'stone', back: 'ash', tint: 'grey', hair: 'receding', beard: 'long', glasses: 'round', mouth: 'calm', dress: 'scarf' },
  badger: { skin: 'light', cloth: 'black', back: 'moss', tint: 'black', hair: 'stripe', beard: 'mutton', frowns: true, eyes: 'narrow', mouth: 'frown' },
  basic: { skin: 'pale', cloth: 'olive', back: 'sage', tint: 'chestnut', hair: 'side', hat: 'cap', hatColours: ['#6c6f4a', '#4c4f33'], mouth: 'smile', plain: true },
  borris: { skin: 'light', cloth: 'slate', back: 'steel', tint: 'soot', face: 'wide', hat: 'ushanka', beard: 'walrus', frowns: true, dress: 'fur' },
  bouba: { skin: 'deep', cloth: 'red', back: 'gold', tint: 'black', hair: 'fade', glasses: 'shades', beard: 'soul', mouth: 'grin', dress: 'chain' },
  buzzkill: { skin: 'tan', cloth: 'black', back: 'ash', tint: 'brown', hair: 'buzz', face: 'wide', glasses: 'wrap', beard: 'stubble', mouth: 'frown', dress: 'plate' },
  doc: { skin: 'tan', cloth: 'petrol', back: 'sage', tint: 'grey', hair: 'crop', glasses: 'glasses', beard: 'stubble', mouth: 'smile', dress: 'stetho' },
  ewok: { skin: 'tan', cloth: 'olive', back: 'sage', tint: 'brown', hat: 'hood', hair: 'fringe', woman: true },
  faustina: { skin: 'brown', cloth: 'red', back: 'straw', tint: 'soot', hair: 'pony', hat: 'headband', woman: true, mouth: 'smile', dress: 'whistle' },
  feedback: { skin: 'pale', cloth: 'black', back: 'mauve', tint: 'cyan', hair: 'mohawk', hat: 'phones', mouth: 'smirk', dress: 'tee' },
  genesis: { skin: 'deep', cloth: 'khaki', back: 'clay', tint: 'black', hair: 'bald', beard: 'goatee', frowns: true, dress: 'straps' },
  gunther: { skin: 'pale', cloth: 'slate', back: 'straw', tint: 'blond', face: 'wide', hair: 'flatblond', hat: 'gogglesup', beard: 'handlebar', dress: 'pockets' },
  haarg: { skin: 'pale', cloth: 'rust', back: 'clay', tint: 'ginger', face: 'wide', hair: 'wild', beard: 'braid', frowns: true, dress: 'fur', paint: 'bar' },
  juicer: { skin: 'tan', cloth: 'petrol', back: 'moss', tint: 'chestnut', face: 'wide', hair: 'crop', hat: 'headband', hatColours: ['#2f6f78', '#1f4d54'], mouth: 'grin', dress: 'tank' },
  kastern: { skin: 'pale', cloth: 'rust', back: 'mauve', tint: 'auburn', hair: 'mohawk', beard: 'goatee' },
  khenn: { skin: 'light', cloth: 'teal', back: 'gold', tint: 'black', hair: 'topknot', eyes: 'narrow', beard: 'fu', mouth: 'smirk', dress: 'dice' },
  lucid: { skin: 'pale', cloth: 'blue', back: 'steel', tint: 'white', hair: 'spiky', eyes: 'light', mouth: 'calm', dress: 'turtle' },
  max: { skin: 'tan', cloth: 'olive', back: 'ash', tint: 'soot', face: 'wide', hat: 'peaked', hatColours: ['#4b5a3a', '#333e27'], frowns: true, mouth: 'cigar', dress: 'medals' },
  mayhem: { skin: 'brown', cloth: 'black', back: 'clay', tint: 'ginger', hair: 'spiky', frowns: true, eyes: 'wide', mouth: 'grin', paint: 'stripes', dress: 'belt' },
  meatbop: { skin: 'light', cloth: 'sand', back: 'gold', tint: 'brown', face: 'round', hat: 'beanie', hatColours: ['#a8552f', '#7c3a1e'], beard: 'goatee', mouth: 'open' },
  moose: { skin: 'tan', cloth: 'red', back: 'moss', tint: 'brown', face: 'wide', hat: 'trapper', beard: 'full', mouth: 'smile', dress: 'plaid' },
  natasha: { skin: 'pale', cloth: 'black', back: 'mauve', tint: 'black', hair: 'long', hat: 'fedora', woman: true, mouth: 'smirk', eyes: 'narrow' },
  preaction: { skin: 'brown', cloth: 'teal', back: 'steel', tint: 'black', hair: 'fade', hat: 'headband', hatColours: ['#d8b24a', '#a5822f'], eyes: 'wide', mouth: 'smile', mark: 'plaster', dress: 'tee' },
  ra: { skin: 'brown', cloth: 'blue', back: 'gold', tint: 'black', hat: 'nemes', beard: 'chin', eyes: 'kohl', mouth: 'calm', dress: 'collar' },
  rizen: { skin: 'dark', cloth: 'petrol', back: 'gold', tint: 'black', hat: 'headset', hair: 'crop', glasses: 'shades' },
  rozeske: { skin: 'light', cloth: 'stone', back: 'sage', tint: 'chestnut', hat: 'ballistic', frowns: true, beard: 'stubble', dress: 'plate' },
  runde: { skin: 'pale', cloth: 'sand', back: 'straw', tint: 'chestnut', face: 'round', hair: 'bowl', glasses: 'round', eyes: 'wide', mouth: 'small', dress: 'turtle' },
  sarge: { skin: 'light', cloth: 'khaki', back: 'moss', tint: 'grey', face: 'wide', hat: 'campaign', beard: 'handlebar', frowns: true, mouth: 'cigar', dress: 'chevrons' },
  shadkaam: { skin: 'brown', cloth: 'khaki', back: 'gold', tint: 'black', hat: 'turban', beard: 'full', mark: 'scar' },
  shooter: { skin: 'light', cloth: 'sand', back: 'clay', tint: 'chestnut', hat: 'cowboy', glasses: 'tint', beard: 'stubble', mouth: 'pick' },
  snake: { skin: 'tan', cloth: 'teal', back: 'moss', tint: 'black', hair: 'bald', face: 'long', eyes: 'narrow', frowns: true, mark: 'snake', dress: 'scarf', dressColours: ['#6c8a3c', '#4a6326'] },
  sonia: { skin: 'pale', cloth: 'olive', back: 'clay', tint: 'brown', hair: 'bob', hat: 'beret', hatColours: ['#8b3a34', '#5f2521'], woman: true, mouth: 'smile', dress: 'scarf', dressColours: ['#d8b24a', '#a5822f'] },
  squidhead: { skin: 'dark', cloth: 'blue', back: 'sage', tint: 'black', hair: 'dreads', hat: 'gogglesup', beard: 'soul', mouth: 'smirk' },
  squirrel: { skin: 'light', cloth: 'rust', back: 'steel', tint: 'auburn', hat: 'aviator', mouth: 'teeth', mark: 'freckles', dress: 'scarf', dressColours: ['#e9e2cd', '#bdb395'] },
  stumpy: { skin: 'tan', cloth: 'slate', back: 'gold', tint: 'auburn', face: 'round', hat: 'helmet', beard: 'long', frowns: true, dress: 'belt' },
  surgeon: { skin: 'pale', cloth: 'slate', back: 'sage', tint: 'grey', hat: 'surgcap', glasses: 'mask' },
  tack: { skin: 'light', cloth: 'black', back: 'mauve', tint: 'ginger', hair: 'pixie', woman: true, mouth: 'smirk', mark: 'studs', dress: 'jacket' },
  tao: { skin: 'tan', cloth: 'red', back: 'gold', tint: 'grey', hair: 'bald', eyes: 'closed', beard: 'wisp', mouth: 'calm', dress: 'robe', face: 'long' },
  tavisto: { skin: 'brown', cloth: 'cream', back: 'clay', tint: 'black', hair: 'slick', beard: 'thin', eyes: 'wink', mouth: 'smile', dress: 'open' },
  teresa: { skin: 'brown', cloth: 'rust', back: 'straw', tint: 'soot', hat: 'bandana', hair: 'long', woman: true },
  valkyrie: { skin: 'pale', cloth: 'petrol', back: 'steel', tint: 'blond', hat: 'wings', hair: 'braids', woman: true },
  vandal: { skin: 'dark', cloth: 'black', back: 'clay', tint: 'black', hat: 'hood', hatColours: ['#3d4046', '#26282c'], glasses: 'maskcloth', eyes: 'narrow', frowns: true },
  vandradi: { skin: 'brown', cloth: 'red', back: 'straw', tint: 'black', hair: 'tied', beard: 'handlebar', mark: 'earring', dress: 'belt' },
  vrbansk: { skin: 'pale', cloth: 'khaki', back: 'ash', tint: 'chestnut', hat: 'flatcap', beard: 'moustache', dress: 'pockets', mouth: 'smile' },
  vulture: { skin: 'pale', cloth: 'black', back: 'straw', tint: 'grey', face: 'long', hair: 'receding', nose: 'hawk', eyes: 'narrow', frowns: true, dress: 'feathers', mouth: 'frown' },
  walter: { skin: 'light', cloth: 'khaki', back: 'straw', tint: 'grey', hat: 'boonie', beard: 'full', glasses: 'glasses' },
  wolverine: { skin: 'light', cloth: 'slate', back: 'clay', tint: 'brown', hair: 'wild', beard: 'mutton', frowns: true },
  adelheid: { skin: 'pale', cloth: 'blue', back: 'sage', tint: 'blond', hair: 'crown', woman: true, mouth: 'smile', dress: 'tunic' },
  dutch: { skin: 'light', cloth: 'cream', back: 'gold', tint: 'ginger', hair: 'crop', face: 'wide', nose: 'broken', mark: 'plaster', mouth: 'smirk', dress: 'tank' },
  golem: { skin: 'deep', cloth: 'slate', back: 'steel', tint: 'black', hair: 'bald', face: 'wide', mark: 'scar', frowns: true },
  hagness: { skin: 'light', cloth: 'sand', back: 'mauve', tint: 'white', hair: 'receding', hat: 'visor', beard: 'long', glasses: 'monocle', dress: 'suit', mouth: 'smirk' },
  moe: { skin: 'dark', cloth: 'olive', back: 'ash', tint: 'black', face: 'round', hair: 'bowl', hat: 'phones', hatColours: ['#c98a2f', '#8f5f18'], beard: 'stubble', mouth: 'open' },
  // the eleven Dictators: a face and a coat, no emblem
  castro: { skin: 'tan', cloth: 'olive', back: 'gold', tint: 'soot', hat: 'cap', beard: 'full', mouth: 'cigar' },
  kim: { skin: 'pale', cloth: 'slate', back: 'steel', tint: 'black', hair: 'flat', face: 'wide', dress: 'tunic' },
  gadafi: { skin: 'tan', cloth: 'sand', back: 'straw', tint: 'black', hair: 'curls', hat: 'kufi', glasses: 'shades', beard: 'soul', dress: 'drape' },
  hitler: { skin: 'pale', cloth: 'khaki', back: 'ash', tint: 'soot', hair: 'lank', beard: 'brush', frowns: true, mouth: 'frown', dress: 'suit', dressColours: ['#2b2620', '#2b2620'] },
  hussein: { skin: 'tan', cloth: 'olive', back: 'clay', tint: 'black', hat: 'beret', beard: 'moustache', dress: 'medals', frowns: true },
  mao: { skin: 'light', cloth: 'stone', back: 'clay', tint: 'black', face: 'round', hair: 'high', dress: 'tunic', mark: 'mole', mouth: 'calm' },
  mussolini: { skin: 'tan', cloth: 'black', back: 'sage', tint: 'soot', face: 'wide', hair: 'bald', frowns: true, mouth: 'pout', dress: 'medals', nose: 'broad' },
  noriega: { skin: 'brown', cloth: 'sand', back: 'steel', tint: 'black', hat: 'peaked', hatColours: ['#8a7b4f', '#63572f'], mark: 'pocks', mouth: 'frown', dress: 'medals' },
  pinochet: { skin: 'pale', cloth: 'stone', back: 'mauve', tint: 'grey', hat: 'peaked', hatColours: ['#5f6a72', '#434c53'], glasses: 'shades', beard: 'trim', dress: 'cape' },
  polpot: { skin: 'tan', cloth: 'black', back: 'moss', tint: 'black', face: 'round', hair: 'side', eyes: 'narrow', mouth: 'smile', dress: 'krama' },
  stalin: { skin: 'light', cloth: 'cream', back: 'clay', tint: 'soot', hair: 'brushed', beard: 'walrus', frowns: true, mouth: 'pipe', dress: 'tunic' },
};
