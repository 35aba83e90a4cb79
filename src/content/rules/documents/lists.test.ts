import { describe, expect, it } from 'vitest';
import { listText, pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { baseText, checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';
import type { CheckedSite } from '../../check-site';
import { builtPages } from '../../testing/built-pages';

const article = pageText(
  'One',
  '"article": { "category": "Notes", "date": "2025-02-01", "excerpt": "A short word, to be read in a list.", "image": { "src": "dance", "alt": "Dancers." } },',
).replace(/\{ "type": "hero"[^}]*\}/, '{ "type": "prose", "text": "Words." }');

function pageOf(checked: CheckedSite, path = '/') {
  const { pages } = builtPages(checked, { withDrafts: false, year: 2025 });
  return pages.find(({ page }) => page.path === path);
}

function cards(items: string): Record<string, unknown>[] {
  const index = edited('index.json', '{ "from": "programs" }', items);
  const { pages } = builtPages(checkNear(siteWith({ 'index.json': index })), {
    withDrafts: false,
    year: 2025,
  });
  const home = pages.find(({ page }) => page.path === '/');
  const block = home?.page.blocks[1] as unknown as { items: Record<string, unknown>[] };
  return block.items;
}

describe('A list from a collection', () => {
  it('takes all entries, or the first so many', () => {
    expect(cards('{ "from": "programs" }').map(({ title }) => title)).toEqual([
      'Team Building',
      'Outbound Training',
    ]);
    expect(cards('{ "from": "programs", "first": 1 }').map(({ title }) => title)).toEqual(['Team Building']);
  });

  it('brings its pictures and icons along, but only those of the entries that are taken', () => {
    const index = edited('index.json', '{ "from": "programs" }', '{ "from": "programs", "first": 1 }');
    const { pages } = builtPages(checkNear(siteWith({ 'index.json': index })), {
      withDrafts: false,
      year: 2025,
    });
    expect(pages.find(({ page }) => page.path === '/')?.assetNames.icons.toSorted()).toEqual([
      'sun',
      'tent',
      'users',
    ]);
  });

  it('is no second problem when the collection cannot be read, fits no schema, or is named wrongly', () => {
    expect(summaryOf({ '_collections/programs.json': '[' }).map(([, code]) => code)).toEqual([
      'unfinished-file',
    ]);
    expect(summaryOf({ '_collections/programs.json': '{}' }).map(([, code]) => code)).toEqual([
      'missing-property',
      'missing-property',
    ]);
  });

  it('can have any name, which is told where it is nearly what a block asks for', () => {
    const [programs, index] = [
      baseText('_collections/programs.json'),
      edited('index.json', '"programs"', '"my-services"'),
    ];
    const files = { '_collections/programs.json': undefined, '_collections/my-services.json': programs };
    expect(summaryOf({ ...files, 'index.json': index })).toEqual([]);
    expect(summaryOf({ ...files, 'index.json': index.replace('"my-services"', '"my-service"') })).toEqual([
      ['index.json', 'unknown-collection', '"my-service"'],
    ]);
  });

  it('of articles may ask for more than there are yet', () => {
    const index = edited(
      'index.json',
      '{ "from": "programs" }',
      '{ "from": "programs" } },\n{ "type": "articles", "heading": "News", "items": { "from": "articles", "first": 3 }',
    );
    expect(summaryOf({ 'index.json': index, 'one.json': article })).toEqual([]);
  });

  it('without entries is no mistake, and its block is left out, but for links that lead there', () => {
    const index = edited('index.json', '"type": "cards",', '"type": "cards", "id": "all",');
    const files = { 'index.json': index, '_collections/programs.json': listText('card', []) };
    const checked = checkNear(siteWith(files));
    expect(checked.problems).toEqual([]);
    const home = pageOf(checked);
    expect(home?.page.blocks.map(({ type }) => type)).toEqual(['hero', 'durations', 'cta']);
    const link = edited('invite.json', 'tel:{contact.phone}', '/#all');
    expect(summaryOf({ ...files, 'invite.json': link })).toEqual([['invite.json', 'empty-block', '"/#all"']]);
  });

  it('leaves the places of what stands below it right', () => {
    const faq =
      '{ "type": "faq", "categories": [{ "id": "a", "title": "All", "questions": [{ "question": "Who?", "answer": "We." }] }] }';
    const index = edited(
      'index.json',
      '{\n      "type": "durations"',
      `${faq},\n    {\n      "type": "durations"`,
    );
    const files = { 'index.json': index, '_collections/programs.json': listText('card', []) };
    const home = pageOf(checkNear(siteWith(files)));
    expect(home?.page.blocks.map(({ type }) => type)).toEqual(['hero', 'faq', 'durations', 'cta']);
    expect(home?.meanings.questions.map(({ block }) => block)).toEqual([1]);
  });

  it('is told once where its name is unknown', () => {
    const index = edited('index.json', '"programs"', '"videos"');
    expect(summaryOf({ 'index.json': index })).toEqual([['index.json', 'unknown-collection', '"videos"']]);
  });
});
