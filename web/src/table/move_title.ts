// A move as people read it: "Put a card on · Bandolier · Natasha".
import type { GameTable } from '../games/registry.ts';
import type { Json, View } from '../link/protocol.ts';
import { capital, plainWords } from './names.ts';

type Names = Pick<GameTable, 'actions' | 'nameOf'>;

export const actionTitle = (table: Names, action: string) =>
  table.actions[action]?.title ?? capital(plainWords(action));

// `picks`: what is chosen after the action. One that does not arise is called "-" and left out.
export function moveTitle(
  table: Names,
  view: View | null,
  catalogue: Json,
  action: string,
  picks: { kind: string | null; name: string }[],
): string {
  const titles = picks
    .filter(({ name }) => name !== '-')
    .map(({ kind, name }) => (view === null ? name : table.nameOf(kind, name, view, catalogue).title));
  return [actionTitle(table, action), ...titles].join(' · ');
}
