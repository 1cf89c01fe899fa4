// The part of Markdown that the rules are written in, as plain data: headings, paragraphs, lists, tables, fenced code;
// inside a line bold, italic, literal text, links and the numbers of rules. Nothing of it ever becomes markup: whoever
// shows it writes text.

export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'code'; text: string }
  | { kind: 'strong' | 'em'; children: Inline[] }
  | { kind: 'link'; href: string; children: Inline[] }
  | { kind: 'rule'; id: string }; // looks like the number of a rule; whether there is one, the reader of the page knows

export interface Item {
  id: string | null; // of the rule that it states
  blocks: Block[];
}
export interface Row {
  id: string | null;
  cells: Inline[][];
}
export type Block =
  | { kind: 'heading'; level: number; id: string | null; title: string }
  | { kind: 'paragraph'; words: Inline[] }
  | { kind: 'code'; text: string }
  | { kind: 'table'; head: Inline[][]; rows: Row[] }
  | { kind: 'list'; isOrdered: boolean; items: Item[] };

// docs/rules/merc/README.md: one to three capital letters and a number with dots, or a hyphen and a name.
const idForm = '[A-Z]{1,3}[-0-9][-.a-z0-9]*[a-z0-9]|[A-Z]{1,3}[0-9]';
const definition = new RegExp(`^\\*\\*(${idForm})\\*\\*(?:\\s+|$)`);
const headingId = new RegExp(`^(${idForm})\\s+(.+)$`);
const bullet = /^(\s*)([-*]|\d+\.)\s+(.*)$/;
const fence = /^\s*```/;
const rowLine = /^\s*\|.*\|\s*$/;

export function parseMarkdown(text: string): Block[] {
  return parseBlocks(text.replace(/\r\n?/g, '\n').split('\n'));
}

function parseBlocks(lines: readonly string[]): Block[] {
  const blocks: Block[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at] ?? '';
    const taken = line.trim() === '' ? 1 : takeBlock(lines, at, blocks);
    at += Math.max(taken, 1);
  }
  return blocks;
}

// Appends the block that begins at this line and says how many lines it has.
function takeBlock(lines: readonly string[], at: number, blocks: Block[]): number {
  const line = lines[at] ?? '';
  if (fence.test(line)) return takeCode(lines, at, blocks);
  const [, marks, title] = /^(#{1,6})\s+(.*?)\s*#*$/.exec(line) ?? [];
  if (marks !== undefined && title !== undefined) {
    const [, id, rest] = headingId.exec(title) ?? [];
    blocks.push({
      kind: 'heading',
      level: marks.length,
      id: id ?? null,
      title: plainOf(parseInline(rest ?? title)),
    });
    return 1;
  }
  if (rowLine.test(line)) return takeTable(lines, at, blocks);
  if (bullet.test(line)) return takeList(lines, at, blocks);
  return takeParagraph(lines, at, blocks);
}

function takeCode(lines: readonly string[], at: number, blocks: Block[]): number {
  const end = lines.findIndex((line, index) => index > at && fence.test(line));
  const last = end < 0 ? lines.length : end;
  blocks.push({ kind: 'code', text: lines.slice(at + 1, last).join('\n') });
  return last - at + 1;
}

function takeParagraph(lines: readonly string[], at: number, blocks: Block[]): number {
  const startsOther = (line: string) =>
    fence.test(line) || rowLine.test(line) || bullet.test(line) || /^#{1,6}\s/.test(line);
  let end = at + 1;
  while (end < lines.length && (lines[end] ?? '').trim() !== '' && !startsOther(lines[end] ?? '')) end += 1;
  const text = lines.slice(at, end).map((line) => line.trim());
  blocks.push({ kind: 'paragraph', words: parseInline(text.join(' ')) });
  return end - at;
}

function takeTable(lines: readonly string[], at: number, blocks: Block[]): number {
  let end = at;
  while (end < lines.length && rowLine.test(lines[end] ?? '')) end += 1;
  const [head = [], ...rest] = lines.slice(at, end).map(cellsOf);
  const rows = rest.filter((cells) => !cells.every((cell) => /^:?-+:?$/.test(cell)));
  blocks.push({
    kind: 'table',
    head: head.map(parseInline),
    rows: rows.map((cells) => {
      const id = definition.exec(cells[0] ?? '')?.[1] ?? null;
      return { id, cells: (id === null ? cells : cells.slice(1)).map(parseInline) };
    }),
  });
  return end - at;
}

function cellsOf(line: string): string[] {
  const inside = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inside.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function takeList(lines: readonly string[], at: number, blocks: Block[]): number {
  const indent = bullet.exec(lines[at] ?? '')?.[1]?.length ?? 0;
  const isOrdered = /^\s*\d/.test(lines[at] ?? '');
  const items: Item[] = [];
  let next = at;
  while (next < lines.length) {
    const found = bullet.exec(lines[next] ?? '');
    if (found === null || found[1]?.length !== indent) break;
    const end = endOfItem(lines, next + 1, indent);
    items.push(itemOf(found[3] ?? '', lines.slice(next + 1, end)));
    next = end;
    // A blank line between items of one list does not end it.
    if ((lines[next] ?? '').trim() === '' && bullet.exec(lines[next + 1] ?? '')?.[1]?.length === indent)
      next += 1;
  }
  blocks.push({ kind: 'list', isOrdered, items });
  return next - at;
}

// What is indented deeper belongs to the item, also behind blank lines; a line that is not ends it.
function endOfItem(lines: readonly string[], from: number, indent: number): number {
  let end = from;
  for (let at = from; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (line.trim() === '') continue;
    if (line.search(/\S/) <= indent) break;
    end = at + 1;
  }
  return end;
}

function itemOf(first: string, rest: readonly string[]): Item {
  const id = definition.exec(first)?.[1] ?? null;
  const words = id === null ? first : first.replace(definition, '');
  const depth = Math.min(...rest.filter((line) => line.trim() !== '').map((line) => line.search(/\S/)), 99);
  return {
    id,
    blocks: parseBlocks([words, ...rest.map((line) => line.slice(Math.min(depth, line.length)))]),
  };
}

// ---- Inside a line --------------------------------------------------------------------------------

const ruleNumber = new RegExp(`(?<![\\w-])(?:${idForm})(?![\\w])`, 'g');
const span = /`([^`]+)`|\*\*(.+?)\*\*|\*([^*\s](?:[^*]*[^*\s])?)\*|\[([^\]]*)\]\(([^)\s]*)\)/g;

export function parseInline(text: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(span)) {
    const [whole, code, strong, em, label, href] = found;
    out.push(...withRules(text.slice(at, found.index)));
    if (code !== undefined) out.push({ kind: 'code', text: code });
    else if (strong !== undefined) out.push({ kind: 'strong', children: parseInline(strong) });
    else if (em !== undefined) out.push({ kind: 'em', children: parseInline(em) });
    else out.push({ kind: 'link', href: href ?? '', children: parseInline(label ?? '') });
    at = found.index + whole.length;
  }
  out.push(...withRules(text.slice(at)));
  return out;
}

function withRules(text: string): Inline[] {
  const out: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(ruleNumber)) {
    if (found.index > at) out.push({ kind: 'text', text: text.slice(at, found.index) });
    out.push({ kind: 'rule', id: found[0] });
    at = found.index + found[0].length;
  }
  if (at < text.length) out.push({ kind: 'text', text: text.slice(at) });
  return out;
}

// What a reader without eyes for type would read.
export function plainOf(words: readonly Inline[]): string {
  return words
    .map((word) => {
      if (word.kind === 'rule') return word.id;
      return 'text' in word ? word.text : plainOf(word.children);
    })
    .join('');
}
export function plainOfBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return block.title;
    case 'paragraph':
      return plainOf(block.words);
    case 'code':
      return block.text;
    case 'table':
      return [block.head, ...block.rows.map(({ cells }) => cells)]
        .map((cells) => cells.map(plainOf).join(' '))
        .join(' ');
    case 'list':
      return block.items.map((item) => item.blocks.map(plainOfBlock).join(' ')).join(' ');
  }
}
