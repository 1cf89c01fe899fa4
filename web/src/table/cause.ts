// What a reaction window is about: the last thing that was told before it was opened.
import type { GameTable } from '../games/registry.ts';
import type { Json, OpenWindow, View } from '../link/protocol.ts';
import type { LogEntry } from './board_session.ts';

export function causeOf(
  window: OpenWindow,
  log: LogEntry[],
  table: Pick<GameTable, 'sentence'>,
  catalogue: Json,
  view?: View,
): string | null {
  const events = log.flatMap(({ update }) => update.events ?? []);
  const opening = events.findLastIndex(
    ({ name, fields }) => name === 'window-opened' && fields['number']?.value === window.number,
  );
  for (const event of events.slice(0, Math.max(0, opening)).reverse()) {
    const words = table.sentence(event, catalogue, view) ?? event.text;
    if (words !== '') return words;
  }
  return null;
}
