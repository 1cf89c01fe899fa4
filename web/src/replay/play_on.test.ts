import { describe, expect, it } from 'vitest';
import type { Link } from '../link/link.ts';
import { Refused } from '../link/protocol.ts';
import { playOn } from './play_on.ts';

// A link to a server that has made the new table with these seats, and refuses one request.
function linkTo(kinds: string[], refuses?: string) {
  const asked: string[] = [];
  const ask = (name: string, fields: { seat?: number; kind?: string; bot?: string; step?: number }) => {
    const { seat = '', kind = '', step = '' } = fields;
    asked.push([name, step, seat, kind].filter((word) => word !== '' && word !== null).join(' '));
    if (name === refuses) return Promise.reject(new Refused({ code: 'T_X', words: 'no', rule: null }));
    const seats = kinds.map((each, number) => ({ seat: number, kind: each }));
    return Promise.resolve({ table: name === 'play_on' ? 'bbbb' : { seats }, update: 1 });
  };
  return { asked, link: { ask } as unknown as Link };
}
const branch = { table: 'aaaa', step: 3, seat: 0, name: 'Ada', bot: 'steady' };

describe('playing on from a step', () => {
  it('sits down where one wants to, gives the other seats to bots, and begins', async () => {
    const { asked, link } = linkTo(['open', 'open', 'bot']);
    expect(await playOn(link, branch)).toBe('bbbb');
    expect(asked).toEqual(['play_on 3', 'watch', 'set_seat 1 bot', 'take 0', 'begin']);
  });
  it('takes the seat of a bot', async () => {
    const { asked, link } = linkTo(['open', 'bot']);
    await playOn(link, { ...branch, seat: 1 });
    expect(asked).toEqual(['play_on 3', 'watch', 'set_seat 0 bot', 'set_seat 1 open', 'take 1', 'begin']);
  });
  it('leads to the table even if somebody could not be seated', async () => {
    expect(await playOn(linkTo(['open'], 'take').link, branch)).toBe('bbbb');
  });
  it('passes on that the branch was refused', async () => {
    await expect(playOn(linkTo([], 'play_on').link, branch)).rejects.toThrow('no');
  });
});
