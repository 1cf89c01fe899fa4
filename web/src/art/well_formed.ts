// Whether a text is well-formed XML, as far as drawings need it: elements, attributes and character data. For tests.

const token =
  /<\/([\w:-]+)\s*>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|[^<>&]+|&(?:amp|lt|gt|quot|#\d+);/y;

// What is wrong with it, or null.
export function faultOf(text: string): string | null {
  const open: string[] = [];
  let roots = 0;
  token.lastIndex = 0;
  for (let at = 0; at < text.length; at = token.lastIndex) {
    const found = token.exec(text);
    if (!found) return `not markup at ${at}: ${text.slice(at, at + 40)}`;
    const [whole, closing, opening, attributes = '', isEmpty] = found;
    if (closing !== undefined) {
      if (open.pop() !== closing) return `</${closing}> closes nothing at ${at}`;
    } else if (opening !== undefined) {
      const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, name]) => name);
      if (new Set(names).size !== names.length) return `an attribute twice at ${at}: ${whole}`;
      if (open.length === 0) roots += 1;
      if (!isEmpty) open.push(opening);
    } else if (open.length === 0) return `text outside the element at ${at}`;
  }
  if (open.length > 0) return `<${open.at(-1)}> stays open`;
  return roots === 1 ? null : `${roots} elements instead of one`;
}
