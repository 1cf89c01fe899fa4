// What the server tells about games and tables, as long as the lobby is open.
import type { Link } from '../link/link.ts';
import type { GameInfo, Json, Summary } from '../link/protocol.ts';
import { place } from '../shell/route.svelte.ts';
import { glanceOf, ofOthers, withNews, type Glance, type Lists } from './lists.ts';

const glancesMax = 6; // tables of one's own that are looked into
const glanceEveryMs = 20_000;

export class LobbyFeed {
  games = $state.raw<GameInfo[] | null>(null);
  lists = $state.raw<Lists | null>(null);
  catalogue = $state.raw<Json>(null); // of MERC
  problem = $state<string | null>(null); // why there are no lists
  glances = $state.raw<Record<string, Glance>>({});

  readonly #link: Link;
  readonly #ends: (() => void)[] = [];
  #isClosed = false;

  constructor(link: Link) {
    this.#link = link;
    const look = setInterval(() => {
      if (!document.hidden) void this.#glance();
    }, glanceEveryMs);
    this.#ends.push(
      link.onLobby((table) => this.#take(table)),
      // Whoever follows is forgotten with the connection.
      link.onOpen(() => {
        if (this.lists !== null) void this.load();
      }),
      () => clearInterval(look),
    );
    void this.load();
  }

  close(): void {
    this.#isClosed = true;
    for (const end of this.#ends) end();
    void this.#link.ask('lobby', { follow: false }).catch(() => undefined);
  }

  async load(): Promise<void> {
    this.problem = null;
    try {
      const [{ games }, lists] = await Promise.all([
        this.#link.ask('games'),
        this.#link.ask('lobby', { follow: true }),
      ]);
      this.games = games.toSorted(
        (one, other) => Number(other.name === 'merc') - Number(one.name === 'merc'),
      );
      this.lists = lists;
    } catch (problem) {
      this.problem = problem instanceof Error ? problem.message : String(problem);
      return;
    }
    void this.#glance();
    if (this.catalogue !== null || !this.games.some((game) => game.name === 'merc')) return;
    // Without it the Dictators have no line about what they do.
    this.catalogue = await this.#link.ask('catalogue', { game: 'merc' }).then(
      (answer) => answer.catalogue,
      () => null,
    );
  }

  get open(): Summary[] {
    return this.lists === null ? [] : ofOthers(this.lists.open, this.lists.mine);
  }
  get running(): Summary[] {
    return this.lists === null ? [] : ofOthers(this.lists.running, this.lists.mine);
  }
  get continued(): Summary[] {
    const mine = this.lists?.mine.filter((table) => table.status !== 'over') ?? [];
    const rank = (table: Summary) =>
      this.glances[table.id]?.isMyTurn ? 0 : table.status === 'running' ? 1 : 2;
    return mine.toSorted((one, other) => rank(one) - rank(other));
  }
  get replays(): Summary[] {
    return this.lists?.mine.filter((table) => table.status === 'over') ?? [];
  }

  #take(table: Summary): void {
    if (this.lists === null) return;
    this.lists = withNews(this.lists, table);
    if (table.status === 'running' && this.lists.mine.some((each) => each.id === table.id))
      void this.#glance();
  }

  // Looks into the tables of one's own and away again, unless one has gone to that table meanwhile.
  async #glance(): Promise<void> {
    const running = this.lists?.mine.filter((table) => table.status === 'running').slice(0, glancesMax) ?? [];
    for (const { id } of running) {
      if (this.#isClosed) return;
      try {
        const { table } = await this.#link.ask('watch', { table: id, seat: null });
        this.glances = { ...this.glances, [id]: glanceOf(table) };
        const isThere = place.route.screen === 'table' && place.route.table === id;
        if (!isThere) await this.#link.ask('unwatch', { table: id });
      } catch {
        // Its status stands there all the same.
      }
    }
  }
}
