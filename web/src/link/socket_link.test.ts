import { describe, expect, it } from 'vitest';
import type { LinkState } from './link.ts';
import { Refused } from './protocol.ts';
import { SocketLink, type Socket, type Surroundings } from './socket_link.ts';

class FakeSocket implements Socket {
  readyState = 1;
  sent: { do: string; ref: string }[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  isClosed = false;
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.isClosed = true;
  }
  say(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  greet(protocol = 1) {
    this.say({ type: 'hello', protocol, server: 's', token: true, time: 0 });
  }
  answer(ref: string | undefined, content: object) {
    this.say({ type: 'answer', ref, ...content });
  }
}

// A world in which time passes when the test says so.
class World implements Surroundings {
  sockets: FakeSocket[] = [];
  time = 0;
  timers: { at: number; what: () => void }[] = [];
  connect() {
    const socket = new FakeSocket();
    this.sockets.push(socket);
    return socket;
  }
  now = () => this.time;
  after(milliseconds: number, what: () => void) {
    const timer = { at: this.time + milliseconds, what };
    this.timers.push(timer);
    return () => (this.timers = this.timers.filter((each) => each !== timer));
  }
  network: (isThere: boolean) => void = () => undefined;
  onNetwork(listen: (isThere: boolean) => void) {
    this.network = listen;
  }
  pass(milliseconds: number) {
    this.time += milliseconds;
    const due = this.timers.filter(({ at }) => at <= this.time);
    this.timers = this.timers.filter(({ at }) => at > this.time);
    for (const { what } of due) what();
  }
  get last() {
    const socket = this.sockets.at(-1);
    if (socket === undefined) throw new Error('nobody has connected');
    return socket;
  }
}

function open() {
  const world = new World();
  const link = new SocketLink(world);
  const states: LinkState['kind'][] = [];
  link.onState((state) => states.push(state.kind));
  return { world, link, states };
}

describe('a link', () => {
  it('asks nothing before the server has greeted, and then everything', async () => {
    const { world, link, states } = open();
    const games = link.ask('games');
    expect(world.last.sent).toEqual([]);
    world.last.greet();
    expect(world.last.sent.map((each) => each.do)).toEqual(['games']);
    world.last.answer(world.last.sent[0]?.ref, { ok: true, games: [] });
    expect(await games).toMatchObject({ games: [] });
    expect(states).toEqual(['connecting', 'open']);
  });

  it('tells a refusal with its code, rule and words', async () => {
    const { world, link } = open();
    world.last.greet();
    const move = link.ask('move', { table: 't', seat: 0, move: 'x', id: '1' });
    world.last.answer(world.last.sent[0]?.ref, { ok: false, code: 'E_X', words: 'no', rule: 'X2.1' });
    const problem = await move.catch((caught: unknown) => caught);
    expect(problem).toBeInstanceOf(Refused);
    expect(problem).toMatchObject({ code: 'E_X', message: 'no', rule: 'X2.1' });
  });

  it('comes back after a break, waits longer each time, and asks again what was not answered', () => {
    const { world, link, states } = open();
    world.last.greet();
    void link.ask('lobby');
    const first = world.last;
    first.onclose?.({ code: 1006, reason: '' });
    expect(states.at(-1)).toBe('waiting');
    world.pass(250);
    world.last.onclose?.({ code: 1006, reason: '' });
    world.pass(250);
    expect(world.sockets).toHaveLength(2);
    world.pass(250);
    expect(world.sockets).toHaveLength(3);
    world.last.greet();
    expect(world.last.sent).toEqual(first.sent);
    expect(states.at(-1)).toBe('open');
  });

  it('takes an answer once, even if it comes twice', async () => {
    const { world, link } = open();
    world.last.greet();
    const asked = link.ask('games');
    const ref = world.last.sent[0]?.ref;
    world.last.answer(ref, { ok: true, games: [] });
    world.last.answer(ref, { ok: false, code: 'X', words: 'late', rule: null });
    expect(await asked).toMatchObject({ games: [] });
  });

  it('takes a server that says nothing for gone', () => {
    const { world, link, states } = open();
    world.last.greet();
    void link.ask('games');
    const first = world.last;
    world.pass(15_000);
    expect(first.isClosed).toBe(true);
    expect(states.at(-1)).toBe('waiting');
  });

  it('doubts a server when the device loses its network, and comes back at once when it has it again', () => {
    const { world, states } = open();
    world.last.greet();
    world.network(false);
    expect(states.at(-1)).toBe('open');
    world.pass(2_000);
    expect(states.at(-1)).toBe('waiting');
    world.network(true);
    expect(states.at(-1)).toBe('connecting');
    world.last.greet();
    expect(states.at(-1)).toBe('open');
  });

  it('goes on with a server that answers although there is no network', () => {
    const { world, states } = open();
    world.last.greet();
    world.network(false);
    world.last.answer(world.last.sent[0]?.ref, { ok: true, games: [] });
    world.pass(14_000);
    expect(states.at(-1)).toBe('open');
  });

  it('stays quiet when nothing was asked', () => {
    const { world, states } = open();
    world.last.greet();
    world.pass(60_000);
    expect(states.at(-1)).toBe('open');
  });

  it('ends for good when the server speaks another version', async () => {
    const { world, link, states } = open();
    const asked = link.ask('games').catch((problem: unknown) => problem);
    world.last.greet(2);
    expect(states.at(-1)).toBe('closed');
    expect(await asked).toMatchObject({ code: 'L_VERSION' });
    await expect(link.ask('games')).rejects.toMatchObject({ code: 'L_CLOSED' });
  });

  it('ends for good when it was shown out, and does not try again', () => {
    const { world, states } = open();
    world.last.greet();
    world.last.onclose?.({ code: 1009, reason: '' });
    world.pass(60_000);
    expect(states.at(-1)).toBe('closed');
    expect(world.sockets).toHaveLength(1);
  });

  it('hands news to whoever listens to that table, and to nobody after he has left', () => {
    const { world, link } = open();
    world.last.greet();
    const heard: string[] = [];
    const end = link.onTable('a', (news) => heard.push(news.lost ?? 'update'));
    world.last.say({ type: 'update', table: 'a', update: { number: 1 }, after: {} });
    world.last.say({ type: 'update', table: 'b', update: { number: 1 }, after: {} });
    world.last.say({ type: 'lost', table: 'a', words: 'gone' });
    end();
    world.last.say({ type: 'lost', table: 'a', words: 'again' });
    expect(heard).toEqual(['update', 'gone']);
  });
});
