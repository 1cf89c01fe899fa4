// Writes a .br and a .gz beside every text file of the build; the server sends whichever the browser takes.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(html|js|css|svg|json|wasm)$/;

async function compressFolder(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) await compressFolder(file);
    if (!entry.isFile() || !compressible.test(entry.name)) continue;
    const content = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
    await writeFile(`${file}.br`, brotliCompressSync(content, quality));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

export function compressedNeighbours(): Plugin {
  let folder = '';
  return {
    name: 'compressed-neighbours',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    writeBundle: {
      order: 'post',
      sequential: true,
      handler: () => compressFolder(folder),
    },
  };
}
