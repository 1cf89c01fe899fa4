// Where in the client one is. Addresses stand behind the #, so that the server need not know them:
//
//     #/                     the lobby            #/rules/merc/R7.2      the rules, at one of them
//     #/table/k7m2qx3p       a table              #/replay/k7m2qx3p/12   a game that is over, at a step
//     #/tutorial/merc        the first minutes

export type Route =
  | { screen: 'lobby' }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string; step: number | null }
  | { screen: 'rules'; game: string; rule: string | null }
  | { screen: 'tutorial'; game: string }
  | { screen: 'unknown'; address: string };

const tableId = /^[a-z0-9]{4,32}$/;
const gameName = /^[a-z0-9_]{1,40}$/;
const ruleNumber = /^[A-Za-z0-9.-]{1,40}$/;

export function readRoute(hash: string): Route {
  const address = hash.replace(/^#/, '');
  const unknown: Route = { screen: 'unknown', address };
  const [screen = '', first = '', second = '', ...more] = address.replace(/^\//, '').split('/');
  if (more.length > 0) return unknown;
  if (screen === '') return first === '' ? { screen: 'lobby' } : unknown;
  if (screen === 'table' && tableId.test(first) && second === '') return { screen, table: first };
  if (screen === 'replay' && tableId.test(first) && /^\d{0,6}$/.test(second)) {
    return { screen, table: first, step: second === '' ? null : Number(second) };
  }
  if (screen === 'rules' && gameName.test(first) && (second === '' || ruleNumber.test(second))) {
    return { screen, game: first, rule: second || null };
  }
  if (screen === 'tutorial' && gameName.test(first) && second === '') return { screen, game: first };
  return unknown;
}

export class Place {
  #hash = location.hash;
  route = $state.raw<Route>(readRoute(this.#hash));

  constructor() {
    addEventListener('hashchange', () => this.#read());
  }
  // At once, and not only when the browser tells of it: a screen that is left notes nothing any more.
  go(address: string): void {
    location.hash = address;
    this.#read();
  }
  // The same screen at another place of it: no entry in the history, and nobody is told.
  note(address: string): void {
    history.replaceState(history.state, '', `#${address}`);
    this.#hash = location.hash;
  }
  #read(): void {
    if (location.hash === this.#hash) return;
    this.#hash = location.hash;
    this.route = readRoute(this.#hash);
  }
}

export const place = new Place();
