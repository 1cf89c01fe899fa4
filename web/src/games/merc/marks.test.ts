import { describe, expect, it } from 'vitest';
import type { ChoiceOption, Update } from '../../link/protocol.ts';
import { lastFiredAt, marksOf, militiaIn } from './marks.ts';
import type { MercScene } from './scene.ts';

const option = (name: string, kind: string | null = 'fighter'): ChoiceOption => ({
  value: 0,
  name,
  prompt: '',
  kind,
});
const scene = {
  units: [{ id: 'max', sector: 'a1' }],
  sectors: [
    { id: 'a1', militia: [{ player: 'rebel1', count: 3 }] },
    { id: 'b2', militia: [{ player: 'rebel1', count: 5 }] },
  ],
  shelling: null,
} as unknown as MercScene;

describe('fighters on the map', () => {
  it('stand where their cards are, militia where the shells fall', () => {
    const shelled = { ...scene, shelling: { sector: 'b2', deciding: 'rebel1', hits_left: 2 } };
    const marks = marksOf(shelled, [option('max'), option('militia-of-rebel1')], null);
    expect(marks.map(({ sector }) => sector)).toEqual(['a1', 'b2']);
    expect(marks.map((mark) => militiaIn(shelled, mark))).toEqual([null, 5]);
  });
  it('militia under a mortar stand beside the units that may be aimed at, or where it fired', () => {
    expect(marksOf(scene, [option('militia-of-rebel1'), option('max')], 'b2')[0]?.sector).toBe('a1');
    expect(marksOf(scene, [option('militia-of-rebel1')], 'b2')[0]?.sector).toBe('b2');
    expect(marksOf(scene, [option('militia-of-rebel1')], null)).toEqual([]);
  });
  it('other questions mark nobody', () => {
    expect(marksOf(scene, [option('max', 'unit'), option('a1', 'sector')], null)).toEqual([]);
  });
  it('finds the sector that a mortar fired at last', () => {
    const update = (sector: string) =>
      ({
        events: [{ name: 'bombarded', text: '', fields: { sector: { value: 0, text: sector } } }],
      }) as unknown as Update;
    expect(lastFiredAt([update('a1'), update('b2'), { events: [] } as unknown as Update])).toBe('b2');
    expect(lastFiredAt([])).toBeNull();
  });
});
