import { expect, it } from 'vitest';
import { pageEntries } from '../../src/content/outputs/search-entries';
import { builtPages } from '../../src/content/testing/built-pages';
import { finder } from '../../src/shell/search/finder';
import { checkedSite } from './checked-site';

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

/** What buyers type into a search engine, and the page that answers it. */
const phrases: [phrase: string, route: string][] = [
  ['motivational speaker for corporate events', '/motivational-speaking'],
  ['invite a speaker to your event', '/invite'],
  ['corporate training in Mumbai', '/corporate-training'],
  ['leadership training for managers', '/signature-programs/leadership-development-program'],
  ['sales training in Pune', '/signature-programs/sales-marketing-transformation'],
  ['team building activities', '/signature-programs/team-building-excellence'],
  ['outbound training near Pune', '/signature-programs/outbound-training'],
  ['dealer training program', '/signature-programs/channel-partner-empowerment'],
  ['emotional intelligence training', '/signature-programs/emotional-intelligence-at-work'],
  ['POSH awareness', '/trainings'],
  ['soft skills training for engineers', '/industry/it-and-software'],
  ['training for nurses', '/industry/hospitals-and-healthcare'],
  ['supervisor training for manufacturing', '/industry/manufacturing-and-engineering'],
  ['training for bank staff', '/industry/banking-finance-and-insurance'],
];

/** A page's title, main heading and first paragraph. */
function openingOf(route: string): string {
  const { page } = listed.find((one) => one.page.path === route) ?? {};
  const [hero] = page?.blocks.filter(({ type }) => type === 'hero') ?? [];
  return JSON.stringify([page?.head.title, hero]).toLowerCase();
}

it.each(phrases)('The words of "%s" stand at the beginning of %s, which comes first', (phrase, route) => {
  const opening = openingOf(route);
  const words = phrase.toLowerCase().split(' ');
  expect(words.filter((word) => !opening.includes(word))).toEqual([]);
  expect(find(phrase)[0]?.url).toBe(route);
});

it('Each page has a title and a description of its own, short enough for a list of results', () => {
  const heads = listed.map(({ page }) => page.head);
  expect(new Set(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(new Set(heads.map(({ description }) => description)).size).toBe(heads.length);
  expect(heads.filter(({ title }) => title.length > 60)).toEqual([]);
  expect(heads.filter(({ description }) => description.length > 155)).toEqual([]);
});
