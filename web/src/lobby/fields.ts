// What people type into the lobby: a name, and the code of a table or a link to it.

const nameBytesMax = 40;
export const nobody = 'Player';

// Blanks at the ends and what cannot be seen are taken away, and what is too long for the server is cut at a character.
export function nameOf(text: string): string {
  const visible = text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '').trim();
  const encoder = new TextEncoder();
  let name = '';
  let bytes = 0;
  for (const character of visible) {
    bytes += encoder.encode(character).length;
    if (bytes > nameBytesMax) break;
    name += character;
  }
  return name.trim() || nobody;
}

export type ReadCode = { code: string } | { problem: string };

export function readCode(text: string): ReadCode {
  const typed = text.trim();
  if (typed === '') return { problem: 'Type the code of a table, or paste its link.' };
  const linked = /#\/(?:table|replay)\/([^/?#\s]+)/.exec(typed)?.[1];
  const code = (linked ?? typed.replace(/[\s-]+/g, '')).toLowerCase();
  if (!/^[a-z0-9]+$/.test(code)) return { problem: 'A code has letters and digits only.' };
  if (code.length < 4 || code.length > 32) return { problem: 'A code has eight letters and digits.' };
  return { code };
}
