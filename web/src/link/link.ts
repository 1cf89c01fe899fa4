// A link: the way to a server, whatever it is made of. Screens know this interface and nothing behind it, so that a
// table in a worker of the browser can stand behind it as well.
import type { Answers, Fields, RequestName, ServerMessage, Summary, Table, Update } from './protocol.ts';

export type LinkState =
  | { kind: 'connecting' }
  | { kind: 'open' }
  | { kind: 'waiting'; attempt: number; until: number } // broken; tries again at that time
  | { kind: 'closed'; code: string; words: string }; // for good: another version, or shown out

export interface TableNews {
  update?: { update: Update; after: Table };
  lost?: string; // the table can no longer be shown, in words
}

export interface Link {
  // The answer, or a Refused. A request that was not answered when the link broke is asked again when it is open again:
  // all requests may be repeated, because moves carry their own ids.
  ask<Name extends RequestName>(name: Name, fields?: Fields): Promise<Answers[Name]>;
  // Called at once and whenever it changes; the result ends it.
  onState(listen: (state: LinkState) => void): () => void;
  onTable(table: string, listen: (news: TableNews) => void): () => void;
  onLobby(listen: (summary: Summary) => void): () => void;
  // Called each time the link is open again: whoever follows something asks for what he has missed.
  onOpen(listen: () => void): () => void;
  retry(): void; // now, without waiting
  close(): void;
}

export type { ServerMessage };
