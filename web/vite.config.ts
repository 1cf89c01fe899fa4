// `npm run build` writes dist/, which `sortie serve --web` serves; `npm run dev` serves the sources and hands the
// WebSocket on to a server at 127.0.0.1:8080.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressedNeighbours } from './compressed.ts';

export default defineConfig({
  plugins: [svelte(), compressedNeighbours()],
  build: { target: 'es2022', modulePreload: { polyfill: false }, reportCompressedSize: false },
  server: { fs: { allow: ['..'] }, proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
  test: { include: ['src/**/*.test.ts'] },
});
