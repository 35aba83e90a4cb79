import { expect, it } from 'vitest';
import { pageEntries } from '../../src/content/outputs/search-entries';
import { builtPages } from '../../src/content/testing/built-pages';
import { finder } from '../../src/shell/search/finder';
import { checkedSite } from './shipped';

const { pages, settings } = builtPages(checkedSite, { withDrafts: false, year: 2026 });
const listed = pages.filter(({ page }) => page.head.unlisted !== true);
const entries = listed.flatMap(({ page, meanings }) => pageEntries(page, meanings, '/'));
const find = finder({ entries, ...(settings.synonyms && { synonyms: settings.synonyms }) });

// What people type, and what has to come first.
it.each([
  ['leadership training for managers in pune', '/signature-programs/leadership-development-program'],
  ['fees', '/faqs#what-does-a-session-cost'],
  ['price', '/faqs#what-does-a-session-cost'],
  ['how much does a talk cost', '/faqs#what-does-a-session-cost'],
  ['outbound', '/signature-programs/outbound-training'],
  ['team building activities', '/signature-programs/team-building-excellence'],
  ['sales training', '/signature-programs/sales-marketing-transformation'],
  ['dealer training program', '/signature-programs/channel-partner-empowerment'],
  ['emotional intelligence', '/signature-programs/emotional-intelligence-at-work'],
  ['motivational speaker pune', '/best-motivational-speaker-in-pune'],
  ['motivational speaker mumbai', '/best-motivational-speaker-in-mumbai'],
  ['training for nurses', '/industry/hospitals-and-healthcare'],
  ['bank staff training', '/industry/banking-finance-and-insurance'],
  ['teachers', '/industry/educational-institutions'],
  ['government officers', '/industry/government-and-public-sector'],
  ['marathi videos', '/marathi-videos'],
  ['books', '/books'],
  ['phone', '/contact'],
  ['podcast guest', '/podcast-guest'],
  ['remote work', '/blog/leadership-in-remote-work'],
  ['bad apple', '/blog/the-bad-apple-effect'],
  ['privacy', '/privacy'],
])('Who types "%s" finds %s first', (words, url) => {
  expect(find(words)[0]?.url).toBe(url);
});
