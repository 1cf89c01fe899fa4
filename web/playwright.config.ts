// Whole games in Debian's chromium against a real server: `tools/web browser`, or `npm run browser -- NAME`.
//
// SORTIE_PROGRAM names the server (usual: the release build); dist/ must have been built. Every test starts a server of
// its own with its own store and known dice, so that tests do not meet and none is lucky.
import { defineConfig, devices } from '@playwright/test';

const desk = { width: 1440, height: 900 };

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  // A whole game is long, and other work may leave a browser little of the machine: these only end what hangs.
  timeout: 420_000,
  expect: { timeout: 45_000 },
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  retries: 0, // a test that fails sometimes is a fault
  reporter: [['list']],
  use: {
    ...devices['Desktop Chrome'],
    viewport: desk,
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath: process.env['SORTIE_CHROMIUM'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox'],
    },
  },
});
