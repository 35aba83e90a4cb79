import { expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import { removePage } from '../../src/content/operations/publish-page';
import { pageText } from '../../tests/checker/support/summary-of';
import { siteWith, tools } from '../../tests/checker/support/virtual-site';
import { linkNote } from './link-note';

/** What is said when the page /talks goes, to which /books leads by this text. */
function noteWith(text: string): string {
  const prose = JSON.stringify({ type: 'prose', text });
  const site = siteWith({ 'books.json': pageText('Books', '', prose), 'talks.json': pageText('Talks') });
  const outcome = removePage(checkSite(site, tools), tools.validator, '/talks');
  if ('trouble' in outcome) throw new Error(JSON.stringify(outcome.trouble));
  return linkNote('pages-json', site, outcome.change);
}

it('A text whose link became its words is listed once, with its line', () => {
  const note = noteWith('All of them are on the [talks](/talks) page, [here](/talks#all).');
  expect(note).toMatch(/Read them again: [^\n]*\npages-json\/books\.json:\d+\n$/);
});

it('Nothing is listed where no text links to the page', () => {
  expect(noteWith('All of them.')).toBe('');
});
