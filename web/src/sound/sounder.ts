// Plays tones with the Web Audio API. Nothing is made before the first tone is wanted: a browser allows sound only after
// somebody has pressed something.
import { tones, type Moment } from './tones.ts';

const fadeSeconds = 0.02; // without it every tone begins and ends with a crack

export class Sounder {
  readonly #newContext: () => AudioContext;
  #context: AudioContext | null = null;

  constructor(newContext: () => AudioContext = () => new AudioContext()) {
    this.#newContext = newContext;
  }

  // `volume`: 0 to 100; at 0 there is silence.
  play(moment: Moment, volume: number): void {
    if (volume <= 0) return;
    this.#context ??= this.#newContext();
    const context = this.#context;
    if (context.state === 'suspended') void context.resume().catch(() => undefined);
    const loudness = (Math.min(100, volume) / 100) ** 2 * 0.4;
    for (const { hertz, at, length } of tones[moment]) {
      const start = context.currentTime + at;
      const oscillator = context.createOscillator();
      const gain = context.createGain();
      oscillator.type = 'triangle';
      oscillator.frequency.value = hertz;
      gain.gain.setValueAtTime(0, start);
      gain.gain.linearRampToValueAtTime(loudness, start + fadeSeconds);
      gain.gain.linearRampToValueAtTime(0, start + length);
      oscillator.connect(gain).connect(context.destination);
      oscillator.start(start);
      oscillator.stop(start + length);
    }
  }
}

export const sounder = new Sounder();
