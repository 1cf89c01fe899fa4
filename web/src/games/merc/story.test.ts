import { describe, expect, it } from 'vitest';
import { eventKinds } from './events.ts';
import { story } from './story.ts';

describe('looking through a game of MERC', () => {
  it('knows every event that it looks for', () => {
    expect(story.kinds.flatMap(({ events }) => events).filter((name) => !eventKinds.includes(name))).toEqual(
      [],
    );
  });
  it('has a chapter for each phase of a day', () => {
    const fields = { day: { value: 3, text: '3' }, phase: { value: 2, text: 'rebels' } };
    expect(story.chapterOf({ name: 'phase-begun', text: '', fields })).toEqual({
      title: 'Day 3 · Rebels',
      mark: 'Day 3',
    });
    expect(story.chapterOf({ name: 'moved', text: '', fields: {} })).toBeNull();
  });
});
