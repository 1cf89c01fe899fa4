// The seed that a replay's text begins with. Whether the rest of it is genuine is not judged here; `sortie verify` plays
// it again.
export function seedOf(text: string): string | null {
  const head = text.slice(0, text.search(/^start /m));
  return /^seed ([0-9a-f]{64})$/m.exec(head)?.[1] ?? null;
}
