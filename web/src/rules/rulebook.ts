// The rules of a game as a book: chapters (files), sections (second-level headings), and every numbered rule with the
// place where it stands. Searching goes over the rules.
import { parseMarkdown, plainOf, plainOfBlock, type Block, type Item } from './markdown.ts';

export interface Entry {
  id: string | null; // of the rule; null: a paragraph without one
  anchor: string; // where it is found
  section: Section;
  text: string;
  item: Item | null;
}
export interface Section {
  anchor: string;
  id: string | null;
  title: string;
  blocks: Block[];
  chapter: Chapter;
}
export interface Chapter {
  file: string;
  title: string;
  sections: Section[];
}
export interface Rulebook {
  chapters: Chapter[];
  places: Map<string, Section>; // by rule, section or group of rules
  entries: Entry[];
}

// files: names without a folder, with their text.
export function readRulebook(files: readonly { file: string; text: string }[]): Rulebook {
  const book: Rulebook = { chapters: [], places: new Map(), entries: [] };
  for (const { file, text } of [...files].sort((one, other) => orderOf(one.file) - orderOf(other.file))) {
    book.chapters.push(readChapter(file, parseMarkdown(text)));
  }
  for (const section of book.chapters.flatMap(({ sections }) => sections)) enter(book, section);
  return book;
}

// Numbered chapters first, what is about them behind.
const orderOf = (file: string) => Number(/^(\d+)/.exec(file)?.[1] ?? (file.startsWith('README') ? 98 : 99));

// Chapters from 90 on say why; they state no rule.
const isOfNotes = (file: string) => /^9\d-/.test(file);

function readChapter(file: string, blocks: readonly Block[]): Chapter {
  const chapter: Chapter = { file, title: file.replace(/\.md$/, ''), sections: [] };
  let section: Section | null = null;
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1) {
      chapter.title = titleOf(block.title);
      continue;
    }
    if (block.kind === 'heading' && block.level === 2) {
      const anchor = block.id ?? slugOf(block.title);
      section = { anchor, id: block.id, title: block.title, blocks: [], chapter };
      chapter.sections.push(section);
      continue;
    }
    if (section === null) {
      section = { anchor: slugOf(chapter.title), id: null, title: 'About this chapter', blocks: [], chapter };
      chapter.sections.push(section);
    }
    section.blocks.push(block);
  }
  return chapter;
}

// "MERC 02: combat" is "Combat" in a list of chapters.
const titleOf = (title: string) => {
  const short = title.replace(/^[A-Za-z]+(?: \d+)?: /, '');
  return short.charAt(0).toUpperCase() + short.slice(1);
};
export const slugOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 24);

function enter(book: Rulebook, section: Section): void {
  if (!book.places.has(section.anchor)) book.places.set(section.anchor, section);
  let anchor = section.anchor;
  const add = (id: string | null, text: string, item: Item | null) => {
    if (id !== null) {
      book.places.set(id, section);
      const group = id.replace(/\.\d+$/, ''); // "M-apeiron" stands for all rules of the card
      if (!book.places.has(group)) book.places.set(group, section);
    }
    book.entries.push({ id, anchor: id ?? anchor, section, text, item });
  };
  const walk = (blocks: readonly Block[]) => {
    for (const block of blocks) {
      if (block.kind === 'heading') {
        if (block.id !== null) book.places.set((anchor = block.id), section);
      } else if (block.kind === 'list') {
        for (const item of block.items) {
          const own = item.blocks.filter(({ kind }) => kind !== 'list').map(plainOfBlock);
          add(item.id, own.join(' '), item);
          walk(item.blocks.filter(({ kind }) => kind === 'list'));
        }
      } else if (block.kind === 'table') {
        for (const row of block.rows) add(row.id, row.cells.map(plainOf).join(' '), null);
      } else if (block.kind === 'paragraph') {
        add(null, plainOfBlock(block), null);
      }
    }
  };
  walk(section.blocks);
}

// ---- Search ---------------------------------------------------------------------------------------

export const termsOf = (query: string) =>
  query
    .toLowerCase()
    .split(/\s+/)
    .filter((term) => term.length > 1);

// All words must be there. A rule's own number is found as well.
export function search(book: Rulebook, query: string): Entry[] {
  const terms = termsOf(query);
  if (terms.length === 0) return [];
  return book.entries.filter(({ id, text }) => {
    const all = `${id ?? ''} ${text}`.toLowerCase();
    return terms.every((term) => all.includes(term));
  });
}

// A text in pieces, every second one of them a hit.
export function splitHits(text: string, terms: readonly string[]): string[] {
  if (terms.length === 0) return [text];
  const escaped = terms.map((term) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return text.split(new RegExp(`(${escaped.join('|')})`, 'gi'));
}

// Where a card is spoken of: its own rules first.
export function rulesAbout(
  book: Rulebook,
  prefixes: readonly string[],
  name: string,
  most: number,
): string[] {
  const ids = book.entries.filter(({ id }) => id !== null);
  const isOwn = (id: string) => prefixes.some((prefix) => id === prefix || id.startsWith(`${prefix}.`));
  const own = ids.filter(({ id }) => isOwn(id ?? ''));
  const word = new RegExp(`\\b${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}\\b`, 'i');
  const others = ids.filter(
    ({ id, text, section }) => !isOwn(id ?? '') && !isOfNotes(section.chapter.file) && word.test(text),
  );
  return [...own, ...others].map(({ id }) => id ?? '').slice(0, most);
}
