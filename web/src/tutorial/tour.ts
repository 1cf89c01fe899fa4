// A tour: steps made from data, each with one thing to do and what ends it, in terms of what the table tells. A step never
// ends by itself because of time, and each can be skipped.
import type { NewTable, Update } from '../link/protocol.ts';

export type End =
  | { on: 'button' }
  | { on: 'event'; name: string; times: number; field?: string; value?: string } // told of a move of anybody's
  | { on: 'move'; action: string; times: number }; // one's own
export interface Step {
  id: string;
  target: string[]; // selectors; the first one that is in sight is lit up
  title: string;
  words: string;
  todo: string;
  rule: string;
  ends: End;
}
export interface Tour {
  game: string;
  table: Omit<NewTable, 'game'>;
  seat: number;
  guide: string; // whose portrait speaks
  steps: Step[];
}
export interface Progress {
  at: number; // steps.length: the tour is over
  times: number; // how often the present step's end has been seen
}

export const begun: Progress = { at: 0, times: 0 };

export function nextStep(tour: Tour, { at }: Progress): Progress {
  return { at: Math.min(at + 1, tour.steps.length), times: 0 };
}

// What an update of the table does to the tour. Several steps can end with one update.
export function advance(tour: Tour, progress: Progress, update: Update): Progress {
  const step = tour.steps[progress.at];
  if (step === undefined || step.ends.on === 'button') return progress;
  const seen = progress.times + timesIn(step.ends, update, tour.seat);
  if (seen < step.ends.times) return { ...progress, times: seen };
  return nextStep(tour, progress);
}

function timesIn(end: Exclude<End, { on: 'button' }>, update: Update, seat: number): number {
  if (end.on === 'move') return update.seat === seat && update.move?.split(' ')[0] === end.action ? 1 : 0;
  const isOwn = end.field !== undefined || update.seat === seat;
  const found = (update.events ?? []).filter(({ name, fields }) => {
    return name === end.name && (end.field === undefined || fields[end.field]?.text === end.value);
  });
  return isOwn ? found.length : 0;
}
