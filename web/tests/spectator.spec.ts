// Nobody's page receives or shows what only others may know. What there is to leak is taken from the pages of those who
// know it, at the same moment: so each search is known to find it where it belongs.
import type { Page } from '@playwright/test';
import { Autopilot, begin, join, openForPeople, test, type Person, type Position } from './crew.ts';
import { expect } from './server.ts';

// Everything that a page has received about tables and has sent. The catalogue of cards and the rules are the same for
// everybody and tell nothing about a table.
class Ears {
  heard: string[] = [];
  constructor(page: Page) {
    page.on('websocket', (socket) => {
      const catalogues = new Set<string>();
      socket.on('framesent', ({ payload }) => {
        const asked = JSON.parse(String(payload)) as { do: string; ref: string };
        if (asked.do === 'catalogue' || asked.do === 'games') catalogues.add(asked.ref);
      });
      socket.on('framereceived', ({ payload }) => {
        const message = JSON.parse(String(payload)) as { ref?: string };
        if (!catalogues.has(message.ref ?? '')) this.heard.push(String(payload));
      });
    });
  }
}
