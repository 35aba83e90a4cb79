import { test as base } from './early-test';
import { faultyServer, type FaultyServer } from './faulty-server';

/** A test with a server of its own, whose receiver can be told to misbehave; addresses without a host lead there. */
export const test = base.extend<{ site: FaultyServer }>({
  // Playwright reads what a fixture needs from its first argument.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, give) => {
    const site = await faultyServer();
    await give(site);
    await site.close();
  },
  baseURL: async ({ site }, give) => give(site.url),
});
