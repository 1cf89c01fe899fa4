// What the board and the overview beside it tell each other: what is in view, and what somebody wants to see.
import type { BoardSession } from '../../table/board_session.ts';
import { frameOf, type Camera, type Size } from './camera.ts';

export class SharedView {
  frame = $state.raw<{ x: number; y: number; width: number; height: number } | null>(null); // in cells
  look = $state.raw<{ x: number; y: number } | null>(null); // the middle that is wanted, in cells
  goal = $state.raw<{ cell: string } | null>(null); // the cell to go to

  tell(camera: Camera, size: Size): void {
    if (size.width > 0) this.frame = frameOf(camera, size);
  }
}
const views = new WeakMap<BoardSession, SharedView>();
export function viewOf(session: BoardSession): SharedView {
  let view = views.get(session);
  if (view === undefined) {
    view = new SharedView();
    views.set(session, view);
  }
  return view;
}
