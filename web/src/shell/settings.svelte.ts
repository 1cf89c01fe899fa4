// What a player has chosen about the client itself, kept in the browser. Reading is strict: anything else than a known
// value is the usual one.

export type Theme = 'dark' | 'light' | 'system';
export type Speed = 'normal' | 'fast' | 'skip';
export type TextSize = 'usual' | 'large' | 'larger' | 'largest';
export type Palette = 'usual' | 'strong';

interface Values {
  theme: Theme;
  speed: Speed;
  textSize: TextSize;
  palette: Palette;
  sound: boolean;
  volume: number; // 0 to 100
  letters: boolean; // single letters are shortcuts
  confirms: boolean; // a complete move waits for a confirmation
  hints: boolean;
  name: string;
}

const usual: Values = {
  theme: 'system',
  speed: 'normal',
  textSize: 'usual',
  palette: 'usual',
  sound: false,
  volume: 60,
  letters: true,
  confirms: true,
  hints: true,
  name: '',
};
const allowed: { [Key in keyof Values]: (value: unknown) => boolean } = {
  theme: (value) => value === 'dark' || value === 'light' || value === 'system',
  speed: (value) => value === 'normal' || value === 'fast' || value === 'skip',
  textSize: (value) => ['usual', 'large', 'larger', 'largest'].includes(value as TextSize),
  palette: (value) => value === 'usual' || value === 'strong',
  sound: (value) => typeof value === 'boolean',
  volume: (value) => typeof value === 'number' && value >= 0 && value <= 100,
  letters: (value) => typeof value === 'boolean',
  confirms: (value) => typeof value === 'boolean',
  hints: (value) => typeof value === 'boolean',
  name: (value) => typeof value === 'string' && value.length <= 40,
};
const storageKey = 'sortie.settings';

export function readSettings(text: string | null): Values {
  const values: Values = { ...usual };
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? '{}');
  } catch {
    return values;
  }
  if (typeof kept !== 'object' || kept === null) return values;
  for (const [key, value] of Object.entries(kept)) {
    if (Object.hasOwn(allowed, key) && allowed[key as keyof Values](value)) {
      Object.assign(values, { [key]: value });
    }
  }
  return values;
}

function kept(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    return null; // a browser may forbid it
  }
}

class Settings {
  values = $state<Values>(readSettings(kept()));
  #systemIsLight = $state(false);

  // What the system likes may change while the page is open, for instance in the evening.
  followSystem(): () => void {
    const light = matchMedia('(prefers-color-scheme: light)');
    const look = () => (this.#systemIsLight = light.matches);
    look();
    light.addEventListener('change', look);
    return () => light.removeEventListener('change', look);
  }
  set<Key extends keyof Values>(key: Key, value: Values[Key]): void {
    this.values[key] = value;
    try {
      localStorage.setItem(storageKey, JSON.stringify(this.values));
    } catch {
      // It then lasts as long as the page.
    }
  }
  get isDark(): boolean {
    if (this.values.theme !== 'system') return this.values.theme === 'dark';
    return !this.#systemIsLight;
  }
  // Puts what is chosen on the page's root, where the style sheets look for it.
  apply(root: HTMLElement): void {
    root.dataset.theme = this.isDark ? 'dark' : 'light';
    root.dataset.text = this.values.textSize;
    root.dataset.palette = this.values.palette;
  }
}

export const settings = new Settings();
