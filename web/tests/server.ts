// A `sortie serve` of a test's own: another process, a store in a temporary folder, the built client.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { test as base, expect, type Browser, type BrowserContext } from '@playwright/test';

const project = path.resolve(import.meta.dirname, '../..');
const program = process.env['SORTIE_PROGRAM'] ?? path.join(project, 'build/release/cli/sortie');

export class Server {
  address = '';
  readonly #folder: string;
  readonly #options: string[];
  #process: ChildProcess | null = null;
  #starts = 0;

  constructor(folder: string, options: string[]) {
    this.#folder = folder;
    this.#options = options;
  }

  // Starts it, and again after `stop` on the same port and the same store.
  async start(): Promise<void> {
    const listen = this.address === '' ? '127.0.0.1:0' : new URL(this.address).host;
    const child = spawn(
      program,
      [
        'serve',
        ...['--listen', listen, '--store', `sqlite:${path.join(this.#folder, 'tables.db')}`],
        // Every run of a test meets the same dice; a server that was started again makes other tables than before.
        ...['--known-chance', `a browser test, start ${++this.#starts}`],
        ...['--web', path.join(project, 'web/dist'), '--messages-per-second', '1000'],
        ...this.#options,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    );
    this.#process = child;
    for await (const line of createInterface({ input: child.stdout })) {
      const told = /serves at (http:\S+?)\/?$/.exec(line);
      if (told?.[1] === undefined) continue;
      this.address = told[1];
      child.stdout.resume();
      return;
    }
    throw new Error(`${program} serve did not start`);
  }

  // As a power cut would.
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
    this.#process = null;
  }
}

export async function withServer(options: string[], use: (server: Server) => Promise<void>): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'sortie-browser-'));
  const server = new Server(folder, options);
  try {
    await server.start();
    await use(server);
  } finally {
    await server.kill();
    await rm(folder, { recursive: true, force: true });
  }
}

// A visitor adds a part of sixteen bytes to the seed; in tests always the same. Playwright draws longer ones for itself.
const addNoChance = (context: BrowserContext) =>
  context.addInitScript(() => {
    const draw = crypto.getRandomValues.bind(crypto);
    crypto.getRandomValues = (array) => (array.byteLength === 16 ? array : draw(array));
  });
// Somebody in a browser of his own, without motion: what he sees is then what the server has said.
export async function newVisitor(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' });
  await addNoChance(context);
  return context;
}

// `test` as specs use it: every test has a server of its own, and a page's mistakes fail the test that made them.
export const test = base.extend<{ noMistakes: null; server: Server }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright insists on a pattern
  server: async ({}, use) => withServer(['--bot-pause', '0'], use),
  context: async ({ context }, use) => {
    await addNoChance(context);
    await use(context);
  },
  baseURL: async ({ server }, use) => use(server.address),
  noMistakes: [
    async ({ context }, use) => {
      const mistakes: string[] = [];
      context.on('weberror', (error) => mistakes.push(error.error().message));
      context.on('console', (message) => {
        if (message.type() === 'error') mistakes.push(message.text());
      });
      await use(null);
      expect(mistakes, 'errors in the page').toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
