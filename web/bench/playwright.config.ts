// Measurements in the browser: `npm run bench`. They print figures and never fail because a machine is busy, so they are
// no part of the tests.
import base from '../playwright.config.ts';

export default { ...base, testDir: '.', testMatch: '**/*.bench.ts', workers: 1 };
