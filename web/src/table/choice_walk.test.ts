import { describe, expect, it } from 'vitest';
import type { Choice } from '../link/protocol.ts';
import { ChoiceWalk } from './choice_walk.svelte.ts';

const option = (name: string) => ({ value: 0, name, prompt: name, kind: null });
const question = (name: string, ...names: string[]): Choice => ({
  complete: false,
  name,
  prompt: `${name}?`,
  options: names.map(option),
});
const complete: Choice = { complete: true, name: '', prompt: '', options: [] };

// "move" asks for a unit and a place, "wait" for nothing; the scout can go to one place only.
const tree: Record<string, Choice> = {
  '': question('action', 'move', 'wait'),
  move: question('unit', 'tank', 'scout'),
  'move tank': question('cell', 'a1', 'b1'),
  'move tank a1': complete,
  'move tank b1': complete,
  'move scout': question('cell', 'c3'),
  'move scout c3': complete,
  wait: complete,
};
function walkIn(choices: Record<string, Choice>) {
  return new ChoiceWalk((picked) => {
    const choice = choices[picked];
    return choice === undefined ? Promise.reject(new Error('no such choice')) : Promise.resolve(choice);
  });
}

describe('a move in the making', () => {
  it('is walked word by word and is complete at its end', async () => {
    const walk = walkIn(tree);
    await walk.restart();
    await walk.pick(option('move'));
    await walk.pick(option('tank'));
    expect(walk.isComplete).toBe(false);
    await walk.pick(option('b1'));
    expect([walk.text, walk.isComplete]).toEqual(['move tank b1', true]);
  });
  it('tells when it has got where it leads, also if another walk begins meanwhile', async () => {
    const walk = walkIn(tree);
    await walk.restart();
    void walk.pick(option('move'));
    const first = walk.settled().then(() => walk.text);
    void walk.follow('move tank a1');
    expect(await first).toBe('move tank a1');
    await walk.settled();
    expect(walk.isAsking).toBe(false);
  });
  it('takes an answer without alternative by itself, and goes back over it', async () => {
    const walk = walkIn(tree);
    await walk.restart();
    await walk.pick(option('move'));
    await walk.pick(option('scout'));
    expect(walk.text).toBe('move scout c3');
    await walk.back();
    expect(walk.text).toBe('move');
    expect(walk.options.map(({ name }) => name)).toEqual(['tank', 'scout']);
  });
  it('does not begin by itself with the only action while the game waits for somebody else', async () => {
    const resigns = { '': question('action', 'resign'), resign: complete };
    let isAwaited = false;
    const walk = new ChoiceWalk(
      (picked) => Promise.resolve(resigns[picked as keyof typeof resigns]),
      () => isAwaited,
    );
    await walk.restart();
    expect([walk.text, walk.isComplete]).toEqual(['', false]);
    await walk.pick(option('resign'));
    expect(walk.isComplete).toBe(true);
    isAwaited = true;
    await walk.restart();
    expect(walk.text).toBe('resign');
  });
  it('ignores what is not offered', async () => {
    const walk = walkIn(tree);
    await walk.restart();
    await walk.pick(option('fly'));
    expect(walk.text).toBe('');
  });
  it('follows a whole move, as a hint gives it', async () => {
    const walk = walkIn(tree);
    await walk.follow('move tank a1');
    expect([walk.text, walk.isComplete]).toEqual(['move tank a1', true]);
  });
  it('follows without waiting for one answer before the next question', async () => {
    const asked: string[] = [];
    const walk = new ChoiceWalk((picked) => {
      asked.push(picked);
      return Promise.resolve(tree[picked] ?? complete);
    });
    const followed = walk.follow('move tank a1');
    expect(asked).toEqual(['', 'move', 'move tank', 'move tank a1']);
    await followed;
    expect(asked).toHaveLength(4);
  });
  it('is not complete any more from the moment on when it begins again', async () => {
    const walk = walkIn(tree);
    await walk.follow('move tank b1');
    expect(walk.isComplete).toBe(true);
    const restarted = walk.restart();
    expect([walk.text, walk.isComplete]).toEqual(['', false]);
    await restarted;
    expect(walk.isComplete).toBe(false);
  });
  it('is not complete from the moment on when it is left for another one, but stays so in a new position', async () => {
    const walk = walkIn(tree);
    await walk.follow('move tank b1');
    const refreshed = walk.refresh();
    expect(walk.isComplete).toBe(true);
    await refreshed;
    const gone = walk.back();
    expect(walk.isComplete).toBe(false);
    await gone;
    expect([walk.text, walk.isComplete]).toEqual(['move tank', false]);
  });
  it('gets where it was going when the position changes on the way', async () => {
    const walk = walkIn(tree);
    const followed = walk.follow('move tank b1');
    await walk.refresh();
    await followed;
    expect([walk.text, walk.isComplete]).toEqual(['move tank b1', true]);
    // A path that was left is not taken up again.
    const restarted = walk.restart();
    await walk.refresh();
    await restarted;
    expect(walk.text).toBe('');
  });
  it('goes back over what had no alternative, also after a hint or a new position', async () => {
    const walk = walkIn(tree);
    await walk.follow('move scout c3');
    await walk.refresh();
    await walk.back();
    expect(walk.text).toBe('move');
  });
  it('keeps its path as far as it still exists when the position changes', async () => {
    const choices = { ...tree };
    const walk = walkIn(choices);
    await walk.restart();
    await walk.pick(option('move'));
    await walk.pick(option('tank'));
    choices.move = question('unit', 'scout', 'medic');
    await walk.refresh();
    expect(walk.text).toBe('move');
  });
  it('forgets a move that was made, even while the next question is on its way', async () => {
    const walk = walkIn(tree);
    await walk.follow('move tank a1');
    const restarted = walk.restart();
    const refreshed = walk.refresh();
    await Promise.all([restarted, refreshed]);
    expect(walk.text).toBe('');
  });
  it('asks the first question again when the way is no longer there', async () => {
    const choices = { ...tree };
    const walk = walkIn(choices);
    await walk.restart();
    await walk.pick(option('move'));
    delete choices['move tank'];
    await walk.pick(option('tank'));
    expect([walk.text, walk.isAsking]).toEqual(['', false]);
    expect(walk.options.map(({ name }) => name)).toEqual(['move', 'wait']);
  });
  it('has no question when not even the first one is answered', async () => {
    const walk = walkIn({});
    await walk.restart();
    expect([walk.choice, walk.isAsking]).toEqual([null, false]);
  });
  it('tells what the player chooses himself, and nothing else', async () => {
    let wishes = 0;
    const walk = new ChoiceWalk(
      (picked) => Promise.resolve(tree[picked] ?? complete),
      () => true,
      () => (wishes += 1),
    );
    await walk.lead('move tank a1');
    await walk.refresh();
    await walk.beginAnew();
    await walk.open(option('move'));
    expect([walk.text, wishes]).toEqual(['move', 0]);
    await walk.pick(option('tank'));
    await walk.back();
    await walk.backTo(0);
    await walk.follow('wait');
    await walk.restart();
    expect(wishes).toBe(5);
  });
  it('does not take an answer to a question that is no longer asked', async () => {
    let answer: (choice: Choice) => void = () => undefined;
    const walk = new ChoiceWalk((picked) =>
      picked === 'move'
        ? new Promise((resolve) => (answer = resolve))
        : Promise.resolve(tree[picked] ?? complete),
    );
    await walk.restart();
    const late = walk.pick(option('move'));
    await walk.restart();
    answer(question('unit', 'tank', 'scout'));
    await late;
    expect(walk.text).toBe('');
  });
});
