// The steps of a replay's text: "12 seat 1: move primary b1 - => HASH CHECK". Whether the text is genuine is not judged
// here; `sortie verify` plays it again.

export interface ReplayStep {
  number: number; // counted from 1
  seat: number; // counted from 0
  move: string;
}

const line = /^(\d+) seat (\d+): (.+) => [0-9a-f]{32} [0-9a-f]{8}$/;

export function stepsOf(text: string): ReplayStep[] {
  return text.split('\n').flatMap((each) => {
    const found = line.exec(each);
    if (found === null) return [];
    return [{ number: Number(found[1]), seat: Number(found[2]) - 1, move: found[3] ?? '' }];
  });
}
