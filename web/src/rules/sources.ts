// The rules come from the same files that the project's documentation consists of, each as a chunk of its own.
const files = import.meta.glob<string>(['../../../docs/rules/**/*.md', '!**/no-behaviour.md'], {
  query: '?raw',
  import: 'default',
});

export const gamesWithRules = [
  { name: 'merc', title: 'MERC' },
  { name: 'taktik', title: 'Taktik' },
  { name: 'skirmish', title: 'Skirmish' },
];

// Empty: the game has no rules here.
export async function loadRules(game: string): Promise<{ file: string; text: string }[]> {
  const wanted = Object.entries(files).filter(([path]) => {
    return path.includes(`/rules/${game}/`) || path.endsWith(`/rules/${game}.md`);
  });
  return Promise.all(
    wanted.map(async ([path, load]) => ({ file: path.split('/').at(-1) ?? path, text: await load() })),
  );
}
