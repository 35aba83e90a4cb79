import { describe, expect, it } from 'vitest';
import { afterChore } from '../../../../tests/checker/support/changed-site';
import { pageText } from '../../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith, tools } from '../../../../tests/checker/support/virtual-site';
import type { OwnSettings } from './own-settings';
import { emptySite } from './empty-site';

const emptied = (files: Record<string, string>, own: OwnSettings = new Map()) =>
  afterChore(siteWith(files), (checked) => emptySite(checked, tools, own));
const done = (files: Record<string, string>, own?: OwnSettings) => {
  const result = emptied(files, own);
  if ('trouble' in result) throw new Error(result.trouble);
  expect(result.checked.problems).toEqual([]);
  const read = (path: string) => JSON.parse(result.changed[path] ?? 'null') as Record<string, never>;
  return { ...result, read };
};
const article = pageText(
  'News',
  '"article": { "category": "Notes", "date": "2025-02-01", "excerpt": "A short word, to be read in a list.", "image": { "src": "dance", "alt": "Dancers." } },',
).replace(/\{ "type": "hero"[^}]*\}/, '{ "type": "prose", "text": "Words." }');
const hills = { 'hills.json': pageText('Hills') };
const programs = JSON.stringify([{ title: 'Hills', text: 'Two days in the hills.', to: '/hills' }]);
const linking = (...actions: object[]): string =>
  pageText('More', '', JSON.stringify({ type: 'cta', text: 'Where to go.', actions }));

describe('A site that is emptied', () => {
  it('keeps its pages with example words, and marks them', () => {
    const { read, gone } = done({});
    expect(gone).toEqual([]);
    expect(read('invite.json')).toMatchObject({ title: 'Invite', sample: true });
    expect(read('invite.json')).not.toHaveProperty('aliases');
    expect(JSON.stringify(read('about.json'))).not.toMatch(/Vikram|night shift|decision/);
    expect(read('_collections/programs.json')).toEqual([]);
  });

  it('loses articles and the pages of entries, and what leads there', () => {
    const to = { label: 'The hills', to: '/hills' };
    const files = {
      ...hills,
      '_collections/programs.json': programs,
      'news.json': article,
      'more.json': linking(to, { label: 'Invite', to: '/invite' }),
      'only.json': linking(to).replaceAll('More', 'Only'),
    };
    const { read, gone } = done(files);
    expect(gone).toEqual(['hills.json', 'news.json']);
    expect(read('more.json')['blocks']).toMatchObject([
      {},
      { actions: [{ label: 'Invite', to: '/invite' }] },
    ]);
    // A button that its block needs leads to the page above.
    expect(read('only.json')['blocks']).toMatchObject([{}, { actions: [{ to: '/' }] }]);
  });

  it('keeps a page to which its bar leads, even where an entry does too', () => {
    const settings = edited('_site.json', '"items": [', '"items": [{ "label": "Hills", "to": "/hills" },');
    const files = { ...hills, '_collections/programs.json': programs, '_site.json': settings };
    expect(done(files).gone).toEqual([]);
  });

  it('has no link to a block that is left out', () => {
    const index = edited('index.json', '"type": "cards",', '"type": "cards", "id": "all",').replace(
      '"to": "/invite"',
      '"to": "#all"',
    );
    const more = linking({ label: 'All', to: '/#all' });
    const { changed } = done({ 'index.json': index, 'more.json': more });
    expect(changed['index.json']).not.toContain('#all');
    expect(changed['more.json']).toContain('"to": "/"');
  });

  it('gives no two pages the same words for search engines', () => {
    const { read } = done({ 'a/terms.json': pageText('One'), 'b/terms.json': pageText('Two') });
    expect([read('a/terms.json'), read('b/terms.json')]).toMatchObject([
      { title: 'Terms', seo: { title: 'New page: /a/terms' } },
      { title: 'Terms', seo: { title: 'New page: /b/terms' } },
    ]);
  });

  it('is not touched while it has mistakes', () => {
    expect(emptied({ 'hills.json': '{' })).toEqual({
      trouble: 'The site has mistakes. Fix them first: npm run check',
    });
  });
});

describe('The settings of a site that is emptied', () => {
  const marked = edited(
    '_site.json',
    '"offices"',
    '"samples": ["/speaker/name", "/contact/phone"],\n  "offices"',
  );
  const own = new Map([['/speaker/name', 'Asha Kulkarni']]);

  it('are what was given, without a mark, and example words where there is one', () => {
    const { read } = done({ '_site.json': marked }, own);
    expect(read('_site.json')).toMatchObject({
      speaker: { name: 'Asha Kulkarni', role: 'Motivational Speaker' },
      contact: { phone: '+91 90000 00000', email: 'team@example.in' },
      samples: ['/contact/phone'],
    });
  });

  it('keep what was not marked, which is its owner’s', () => {
    expect(done({}).changed).not.toHaveProperty('_site.json');
  });

  it('lose the mark of what was given, and with the last one the list', () => {
    const both = new Map([...own, ['/contact/phone', '+91 98765 43210']]);
    expect(done({ '_site.json': marked }, both).read('_site.json')).not.toHaveProperty('samples');
  });

  it('have another name in addresses with another name, which may have no Latin letters', () => {
    const withSlug = baseText('_site.json')
      .replace('"shortName"', '"slug": "vikram-sahyadri", "shortName"')
      .replace('"speaker"', '"language": "mr", "speaker"');
    const speaker = (name: string): unknown =>
      done({ '_site.json': withSlug }, new Map([['/speaker/name', name]])).read('_site.json')['speaker'];
    expect(speaker('Asha Kulkarni')).not.toHaveProperty('slug');
    expect(speaker('आशा')).toMatchObject({ slug: 'speaker' });
  });
});
