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

// Where it turned: the biggest changes between two points, in the order of the game. Small ones are noise of the samples.
export interface Swing {
  from: number; // steps
  to: number;
  by: number; // with its sign
}
const swingLeast = 0.1;
export function swingsOf(points: GraphPoint[], count: number, most: number): Swing[] {
  const known = inOrder(points, count);
  return known
    .slice(1)
    .map((point, index) => {
      const before = known[index] ?? point;
      return { from: before.step, to: point.step, by: point.value - before.value };
    })
    .filter(({ by }) => Math.abs(by) >= swingLeast)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, most)
    .sort((one, other) => one.to - other.to);
}

// The graph in a sentence, for those who do not see it.
export function graphWords(points: GraphPoint[], count: number, whose: string): string {
  const known = inOrder(points, count);
  const first = known[0];
  const last = known.at(-1);
  if (first === undefined || last === undefined) return '';
  const least = known.reduce((best, each) => (each.value < best.value ? each : best));
  const most = known.reduce((best, each) => (each.value > best.value ? each : best));
  const at = ({ step, value }: GraphPoint) => `${percentOf(value)} at step ${step}`;
  return (
    `Chance of ${whose}: ${percentOf(first.value)} at the beginning, lowest ${at(least)}, highest ${at(most)}, ` +
    `${percentOf(last.value)} ${last.step === count ? 'at the end' : `at step ${last.step}`}.`
  );
}

// What a mark of such a moment is called. What is to be seen of it, the figure and the words, is in it as it stands there.
export function swingName({ to, by }: Swing, words: string): string {
  return `Step ${to}: ${by > 0 ? 'up' : 'down'} by ${swingFigure(by)} %, ${words}`;
}
export const swingFigure = (by: number) => Math.round(Math.abs(by) * 100);

export const percentOf = (part: number) => `${Math.round(part * 100)}\u00a0%`;

const shown = (value: number) => Math.round(value * 100) / 100;

function inOrder(points: GraphPoint[], count: number): GraphPoint[] {
  return points
    .filter(({ step, value }) => step >= 0 && step <= count && value >= 0 && value <= 1)
    .sort((one, other) => one.step - other.step);
}
