// A game told step by step: sentences for its events, the kinds that may be looked for, chapters, marks on the time line.
// What an event is called and whether it is worth a line is the game's own (games/registry.ts).
import type { GameTable } from '../games/registry.ts';
import type { GameEvent, Json, StoryStep, View } from '../link/protocol.ts';
import { capital, plainWords } from '../table/names.ts';

export interface Line {
  text: string;
  event: string; // its name
  seat: number | null; // whom it is about
  dice: { faces: number[]; hitsOn: number } | null;
}
export interface Step {
  number: number; // counted from 1
  seat: number; // who moved
  lines: Line[]; // at least one
  chapter: { title: string; mark: string } | null; // that begins with it
}
export interface Kind {
  id: string;
  title: string; // "Combats"
  one: string; // "combat"
  events: string[];
}
export interface Chapter {
  title: string; // empty: before the first, or of a game without chapters
  steps: Step[];
}

// `view`: any position of the game, for the names of its places.
export function stepsOf(story: StoryStep[], table: GameTable, catalogue: Json, view: View | null): Step[] {
  return story.map(({ step, seat, move, events }) => {
    const lines = events.flatMap((event): Line[] => {
      if (table.story?.chapterOf(event)) return []; // it is the heading
      const text = table.sentence(event, catalogue, view ?? undefined) ?? event.text;
      if (text === '') return [];
      const about = table.playerOf?.(event, view ?? undefined) ?? seat;
      return [{ text: capital(text), event: event.name, seat: about, dice: table.diceOf?.(event) ?? null }];
    });
    const told = withoutRepeats(lines);
    const silent: Line = { text: moveWords(move, table), event: '', seat, dice: null };
    return {
      number: step,
      seat,
      lines: told.length > 0 ? told : [silent],
      chapter: chapterOf(events, table),
    };
  });
}

// "A card lies in the stash (6 times)" instead of six lines.
function withoutRepeats(lines: Line[]): Line[] {
  const isRepeat = (line: Line, before: Line | undefined) =>
    line.dice === null && before?.text === line.text && before.event === line.event;
  return lines.flatMap((line, index) => {
    if (isRepeat(line, lines[index - 1])) return [];
    const rest = lines.slice(index);
    const end = rest.findIndex((other) => other !== line && !isRepeat(other, line));
    const times = end === -1 ? rest.length : end;
    return [times > 1 ? { ...line, text: `${line.text} (${times} times)` } : line];
  });
}

// A step that nothing is told about is at least the move that was made.
function moveWords(move: string, table: GameTable): string {
  const [action = '', ...rest] = move.split(' ');
  const title = table.actions[action]?.title ?? capital(plainWords(action));
  return [title, ...rest.filter((word) => word !== '-').map(plainWords)].join(' ');
}

function chapterOf(events: GameEvent[], table: GameTable): Step['chapter'] {
  const begun = events.map((event) => table.story?.chapterOf(event) ?? null).filter((each) => each !== null);
  return begun.at(-1) ?? null;
}

// What may be looked for: the game's kinds that occur, or every event under its own name.
export function kindsOf(steps: Step[], table: GameTable): Kind[] {
  const names = new Set(steps.flatMap(({ lines }) => lines.map(({ event }) => event)));
  names.delete('');
  if (table.story !== undefined) {
    return table.story.kinds.filter(({ events }) => events.some((event) => names.has(event)));
  }
  return [...names].map((name) => {
    const words = plainWords(name);
    return { id: name, title: capital(words), one: `“${words}”`, events: [name] };
  });
}

// The steps with what is looked for, and of them only the lines with it.
export function foundIn(steps: Step[], kind: Kind | null, text: string): Step[] {
  const wanted = text.trim().toLowerCase();
  if (kind === null && wanted === '') return steps;
  return steps.flatMap((step) => {
    const lines = step.lines.filter(
      (line) =>
        (kind === null || kind.events.includes(line.event)) && line.text.toLowerCase().includes(wanted),
    );
    return lines.length > 0 ? [{ ...step, lines }] : [];
  });
}

// Steps in their chapters; a chapter begins behind the step that opens it.
export function chaptersOf(all: Step[], found: Step[]): Chapter[] {
  const titleAt = new Map<number, string>();
  let title = '';
  for (const { number, chapter } of all) {
    titleAt.set(number, title);
    if (chapter !== null) title = chapter.title;
  }
  const chapters: Chapter[] = [];
  for (const step of found) {
    const here = titleAt.get(step.number) ?? '';
    const last = chapters.at(-1);
    if (last?.title === here) last.steps.push(step);
    else chapters.push({ title: here, steps: [step] });
  }
  return chapters;
}

export function titleAt(steps: Step[], number: number): string {
  return steps.findLast((step) => step.number <= number && step.chapter !== null)?.chapter?.title ?? '';
}

// Where the time line names a chapter; names that would stand on each other are left out.
// `labelShare`: how much of the time line a name takes.
export function marksOf(steps: Step[], count: number, labelShare: number): { at: number; text: string }[] {
  const marks: { at: number; text: string }[] = [];
  let name = '';
  for (const { number, chapter } of steps) {
    if (chapter === null || chapter.mark === name) continue;
    name = chapter.mark;
    const at = number / Math.max(1, count);
    const before = marks.at(-1)?.at ?? -1;
    if (at - before >= labelShare && at <= 1 - labelShare) marks.push({ at, text: name });
  }
  return marks;
}

// A step in one breath: a live region reads it out, so that a long one is cut.
const linesSaid = 4;
export function wordsOfStep({ lines }: Step): string {
  const said = lines.slice(0, linesSaid).map(({ text }) => text);
  const more = lines.length - said.length;
  return [...said, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}

// The next step of a kind before or behind a step.
export function jumpFrom(steps: Step[], kind: Kind, from: number, direction: 1 | -1): number | null {
  const places = foundIn(steps, kind, '').map(({ number }) => number);
  if (direction === 1) return places.find((place) => place > from) ?? null;
  return places.findLast((place) => place < from) ?? null;
}

// What turned the game between two steps, in a few words: what is worth jumping to, or else the last that happened.
export function turnOf(steps: Step[], kind: Kind | null, { from, to }: { from: number; to: number }): string {
  const between = steps.filter(({ number }) => number > from && number <= to);
  const lines = between.flatMap((step) => step.lines);
  const wanted = kind === null ? undefined : lines.find(({ event }) => kind.events.includes(event));
  return (wanted ?? between.at(-1)?.lines[0])?.text ?? '';
}
