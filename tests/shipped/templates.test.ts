import { describe, expect, it } from 'vitest';
import { newPage } from '../../scripts/new/new-page';

describe('A template of the shipped site', () => {
  it.each(['program', 'industry'])('%s makes a page that is valid at once', async (like) => {
    const said = await newPage({ route: '/things/new-one', like, pages: 'pages-json', isDryRun: true });
    expect(said).toMatch(/new-one\.json {2}new\nNothing was written\.\n$/);
  });
});
