// A line through points of a game, for a drawing of 100 by 100.

export interface GraphPoint {
  step: number;
  value: number; // from 0 to 1
}

// "M0 60L50 40": null if there are too few points for a line. Points may come in any order.
export function lineThrough(points: GraphPoint[], count: number): string | null {
  const known = inOrder(points, count);
  if (known.length < 2) return null;
  const parts = known.map(({ step, value }) => `${shown((step / count) * 100)} ${shown((1 - value) * 100)}`);
  return `M${parts.join('L')}`;
}

// The value at a step: between two points it lies on the line.
export function valueAt(points: GraphPoint[], count: number, step: number): number | null {
  const known = inOrder(points, count);
  const before = known.findLast((point) => point.step <= step);
  const behind = known.find((point) => point.step >= step);
  if (before === undefined || behind === undefined) return null;
  if (before.step === behind.step) return before.value;
  const part = (step - before.step) / (behind.step - before.step);
  return before.value + part * (behind.value - before.value);
}

const shown = (value: number) => Math.round(value * 100) / 100;

function inOrder(points: GraphPoint[], count: number): GraphPoint[] {
  return points
    .filter(({ step, value }) => step >= 0 && step <= count && value >= 0 && value <= 1)
    .sort((one, other) => one.step - other.step);
}
