import { describe, expect, it } from 'vitest';
import { Sounder } from './sounder.ts';
import { tones } from './tones.ts';

// As much of an AudioContext as a tone needs; it notes what was started and how loud.
function fakeContext() {
  const noted = { made: 0, started: [] as number[], peaks: [] as number[] };
  const gain = () => ({
    gain: {
      setValueAtTime: () => undefined,
      linearRampToValueAtTime: (value: number) => value > 0 && noted.peaks.push(value),
    },
    connect: (to: unknown) => to,
  });
  const oscillator = () => ({
    type: '',
    frequency: { value: 0 },
    connect: (to: unknown) => to,
    start: (at: number) => noted.started.push(at),
    stop: () => undefined,
  });
  const context = {
    state: 'running',
    currentTime: 5,
    destination: {},
    createGain: gain,
    createOscillator: oscillator,
  };
  const sounder = new Sounder(() => {
    noted.made += 1;
    return context as unknown as AudioContext;
  });
  return { noted, sounder };
}

describe('a sounder', () => {
  it('plays every tone of a moment, with one context for all', () => {
    const { noted, sounder } = fakeContext();
    sounder.play('dice', 50);
    sounder.play('over', 50);
    expect(noted.made).toBe(1);
    expect(noted.started).toHaveLength(tones.dice.length + tones.over.length);
    expect(noted.started[0]).toBe(5);
  });
  it('is louder with more volume and silent without', () => {
    const { noted, sounder } = fakeContext();
    sounder.play('dice', 0);
    expect(noted.made).toBe(0);
    sounder.play('dice', 20);
    sounder.play('dice', 80);
    expect(noted.peaks.at(-1)).toBeGreaterThan(noted.peaks[0] ?? 1);
  });
});
