// The link over a WebSocket: numbers requests, hands out what comes, and comes back when the connection breaks.
import type { Link, LinkState, TableNews } from './link.ts';
import {
  protocolVersion,
  Refused,
  type Answers,
  type Denial,
  type Fields,
  type RequestName,
  type ServerMessage,
  type Summary,
} from './protocol.ts';

// Shown out for good: trying again would end the same way.
const finalCloses: Record<number, string> = {
  1003: 'the server did not understand this client',
  1007: 'the server did not understand this client',
  1009: 'a message was too large for the server',
  4003: 'this table was opened elsewhere',
};
const waitsMs = [250, 500, 1_000, 2_000, 4_000, 8_000];
const answerWaitMs = 15_000; // a server that says nothing for so long is taken for gone
const doubtWaitMs = 2_000; // the same when the device says that it has no network

interface Pending {
  text: string;
  resolve: (answer: never) => void;
  reject: (problem: Refused) => void;
}

// What a link needs of a WebSocket; tests give their own.
export interface Socket {
  readonly readyState: number;
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number; reason: string }) => void) | null;
}
export interface Surroundings {
  connect(): Socket;
  now(): number;
  after(milliseconds: number, what: () => void): () => void; // the result calls it off
  onNetwork(listen: (isThere: boolean) => void): void; // the device has lost it, or has it again
}

export class SocketLink implements Link {
  readonly #around: Surroundings;
  readonly #pending = new Map<string, Pending>();
  readonly #stateListeners = new Set<(state: LinkState) => void>();
  readonly #openListeners = new Set<() => void>();
  readonly #lobbyListeners = new Set<(summary: Summary) => void>();
  readonly #tableListeners = new Map<string, Set<(news: TableNews) => void>>();
  #state: LinkState = { kind: 'connecting' };
  #socket: Socket | null = null;
  #isGreeted = false;
  #attempt = 0;
  #count = 0;
  #cancelWait: () => void = () => undefined;
  #cancelSilence: () => void = () => undefined;

  constructor(around: Surroundings = browserSurroundings()) {
    this.#around = around;
    around.onNetwork((isThere) => (isThere ? this.retry() : this.#doubt()));
    this.#connect();
  }

  ask<Name extends RequestName>(name: Name, fields: Fields = {}): Promise<Answers[Name]> {
    if (this.#state.kind === 'closed') {
      return Promise.reject(new Refused({ code: 'L_CLOSED', words: this.#state.words, rule: null }));
    }
    const ref = String(++this.#count);
    const text = JSON.stringify({ ...fields, do: name, ref });
    return new Promise((resolve, reject) => {
      this.#pending.set(ref, { text, resolve: resolve as (answer: never) => void, reject });
      if (this.#isGreeted) this.#send(text);
    });
  }

  onState(listen: (state: LinkState) => void): () => void {
    this.#stateListeners.add(listen);
    listen(this.#state);
    return () => this.#stateListeners.delete(listen);
  }
  onOpen(listen: () => void): () => void {
    this.#openListeners.add(listen);
    return () => this.#openListeners.delete(listen);
  }
  onLobby(listen: (summary: Summary) => void): () => void {
    this.#lobbyListeners.add(listen);
    return () => this.#lobbyListeners.delete(listen);
  }
  onTable(table: string, listen: (news: TableNews) => void): () => void {
    const listeners = this.#tableListeners.get(table) ?? new Set();
    this.#tableListeners.set(table, listeners.add(listen));
    return () => {
      listeners.delete(listen);
      if (listeners.size === 0) this.#tableListeners.delete(table);
    };
  }
  retry(): void {
    if (this.#state.kind !== 'waiting') return;
    this.#cancelWait();
    this.#connect();
  }
  close(): void {
    this.#end('L_CLOSED', 'the connection was closed');
    this.#socket?.close();
  }

  #become(state: LinkState): void {
    this.#state = state;
    for (const listen of [...this.#stateListeners]) listen(state);
  }

  #connect(): void {
    this.#become({ kind: 'connecting' });
    const socket = this.#around.connect();
    this.#socket = socket;
    this.#isGreeted = false;
    this.#watchSilence();
    socket.onmessage = (event) => {
      if (socket === this.#socket && typeof event.data === 'string') this.#take(event.data);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#broken(event.code, event.reason);
    };
  }

  #broken(code: number, reason: string): void {
    this.#cancelSilence();
    this.#socket = null;
    this.#isGreeted = false;
    if (this.#state.kind === 'closed') return;
    const words = finalCloses[code];
    if (words !== undefined) return this.#end(`L_${code}`, reason || words);
    const wait = waitsMs[Math.min(this.#attempt, waitsMs.length - 1)] ?? 0;
    this.#attempt += 1;
    this.#become({ kind: 'waiting', attempt: this.#attempt, until: this.#around.now() + wait });
    this.#cancelWait = this.#around.after(wait, () => this.#connect());
  }

  // Nothing more can be expected: whoever waits is told.
  #end(code: string, words: string): void {
    this.#cancelWait();
    this.#cancelSilence();
    this.#become({ kind: 'closed', code, words });
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const each of pending) each.reject(new Refused({ code, words, rule: null }));
  }

  #send(text: string): void {
    this.#socket?.send(text);
    this.#watchSilence();
  }

  // A device without a network may still reach a server on itself: it is asked, and has to answer soon.
  #doubt(): void {
    if (!this.#isGreeted) return;
    void this.ask('games').catch(() => undefined);
    this.#watchSilence(doubtWaitMs);
  }

  // A half-open connection does not say that it is gone; a question without an answer does.
  #watchSilence(milliseconds = answerWaitMs): void {
    this.#cancelSilence();
    this.#cancelSilence = this.#around.after(milliseconds, () => {
      if (this.#isGreeted && this.#pending.size === 0) return;
      const socket = this.#socket;
      this.#broken(1006, '');
      socket?.close();
    });
  }

  #take(text: string): void {
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return this.#end('L_NOT_UNDERSTOOD', 'the server said something that this client does not understand');
    }
    this.#watchSilence();
    switch (message.type) {
      case 'hello':
        return this.#greeted(message.protocol);
      case 'answer':
        return this.#answered(message.ref, message);
      case 'update':
        return this.#tell(message.table, { update: message });
      case 'lost':
        return this.#tell(message.table, { lost: message.words });
      case 'lobby':
        for (const listen of [...this.#lobbyListeners]) listen(message.table);
    }
  }

  #greeted(version: number): void {
    if (version !== protocolVersion) {
      this.#end('L_VERSION', 'the server has been upgraded; reload the page to go on');
      this.#socket?.close();
      return;
    }
    this.#isGreeted = true;
    this.#attempt = 0;
    for (const { text } of this.#pending.values()) this.#send(text);
    this.#become({ kind: 'open' });
    for (const listen of [...this.#openListeners]) listen();
  }

  #answered(ref: string, answer: { ok: boolean }): void {
    const pending = this.#pending.get(ref);
    if (pending === undefined) return; // asked before the connection broke, and answered twice
    this.#pending.delete(ref);
    if (answer.ok) {
      pending.resolve(answer as never);
    } else {
      pending.reject(new Refused(answer as unknown as Denial));
    }
  }

  #tell(table: string, news: TableNews): void {
    for (const listen of [...(this.#tableListeners.get(table) ?? [])]) listen(news);
  }
}

function browserSurroundings(): Surroundings {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return {
    connect: () => new WebSocket(`${scheme}://${location.host}/ws`) as unknown as Socket,
    now: () => Date.now(),
    after(milliseconds, what) {
      const timer = setTimeout(what, milliseconds);
      return () => clearTimeout(timer);
    },
    onNetwork(listen) {
      addEventListener('online', () => listen(true));
      addEventListener('offline', () => listen(false));
    },
  };
}
