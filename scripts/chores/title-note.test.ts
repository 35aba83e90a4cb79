import { expect, it } from 'vitest';
import { pageText } from '../../tests/checker/support/summary-of';
import { removePage } from '../../src/content/operations/publish-page';
import { changeOf } from '../../src/content/operations/site-change';
import { checkNear, siteWith, tools } from '../../tests/checker/support/virtual-site';
import { goneTitleNote, titleNote } from './title-note';

/** What is said when a page called "Good Talks" has its address now. */
function noteWith(texts: string[], address = '/books'): string {
  const page = pageText('Good Talks', '', JSON.stringify({ type: 'prose', text: ['Words.', ...texts] }));
  return titleNote('pages-json', checkNear(siteWith({ 'books.json': page })), address);
}

it('The title of a page is shown with what stands around it', () => {
  const note = noteWith(['And of all that is said in halls, good talks are what people remember of a year.']);
  expect(note).toMatch(/^\nWords stay as they are\. If the page is no longer called "Good Talks", change/);
  expect(note).toMatch(/ {2}"…[^"]{30}good talks[^"]{30}…"\n/);
});

it('Of many texts the first twenty are listed', () => {
  const note = noteWith(Array.from({ length: 30 }, (_, at) => `Good talks, number ${at}`));
  expect(note.match(/^pages-json\/books\.json:/gm)).toHaveLength(20);
  expect(note).toMatch(/\nand \d\d more: npm run where -- "Good Talks"\n$/);
});

it('Nothing is listed for what is no page', () => {
  expect(noteWith([], '/books#talks')).toBe('');
  expect(noteWith([], 'home/hero')).toBe('');
});

it('What says the title of a page that goes is listed with its line, but not what goes along', () => {
  const prose = JSON.stringify({ type: 'prose', text: 'Hear good talks!' });
  const files = { 'books.json': pageText('Good Talks'), 'ports.json': pageText('Ports', '', prose) };
  const checked = checkNear(siteWith(files));
  const change = changeOf({ removed: new Set(['books.json']) });
  expect(goneTitleNote('pages-json', checked, '/books', change)).toBe(
    '\nThese texts say the title of the page. Read them again too:\npages-json/ports.json:7  "Hear good talks!"\n',
  );
  expect(goneTitleNote('pages-json', checked, '/ports', changeOf({ removed: new Set(['ports.json']) }))).toBe(
    '',
  );
});

it('A button that goes with the page that it leads to is not to be read again', () => {
  const actions = [
    { label: 'Good Talks', to: '/books' },
    { label: 'Home', to: '/' },
  ];
  const cta = JSON.stringify({ type: 'cta', text: 'Hear good talks!', actions });
  const files = { 'books.json': pageText('Good Talks'), 'ports.json': pageText('Ports', '', cta) };
  const checked = checkNear(siteWith(files));
  const outcome = removePage(checked, tools.validator, '/books');
  if ('trouble' in outcome) throw new Error(outcome.trouble);
  expect(goneTitleNote('pages-json', checked, '/books', outcome.change)).toMatch(
    /again too:\npages-json\/ports\.json:\d+ {2}"Hear good talks!"\n$/,
  );
});
