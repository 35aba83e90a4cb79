import { describe, expect, it } from 'vitest';
import { afterChore } from '../../../tests/checker/support/changed-site';
import { pageText } from '../../../tests/checker/support/summary-of';
import { baseText, edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import type { Outcome } from './site-change';
import type { CheckedSite } from '../check-site';
import { publishPage, unpublishPage } from './publish-page';

const unpublished = (files: Record<string, string>, route = '/talks') =>
  afterChore(siteWith(files), (checked) => unpublishPage(checked, tools.validator, route));
const published = (files: Record<string, string>, route = '/talks') =>
  afterChore(siteWith(files), (checked) => publishPage(checked, route));
/** A page before and after, and whether it is a draft by then. */
const marked = '\n  "draft": true,';
const leading = (name: string, top: string, text: string): string =>
  pageText(name, top, JSON.stringify({ type: 'prose', heading: 'More', text }));

describe('A page that is made a draft', () => {
  it.each([
    ['behind its title', '', marked],
    ['in the place of false', '\n  "draft": false,', marked],
    ['not twice', marked, marked],
  ])('has the mark %s', (_, before, after) => {
    const result = unpublished({ 'talks.json': pageText('Talks', before) });
    const isSame = before === after;
    expect(result).toMatchObject({
      changed: isSame ? {} : { 'talks.json': pageText('Talks', after) },
      gone: [],
      checked: { problems: [] },
    });
  });

  it('is led to by nothing that is published, and still by other drafts and by itself', () => {
    const text = 'See [the talks](/talks) first.';
    const result = unpublished({
      'talks.json': leading('Talks', '', text),
      'more.json': leading('More', '', text),
      'later.json': leading('Later', marked, text),
      '_site.json': edited(
        '_site.json',
        '{ "label": "Home", "to": "/" },',
        '{ "label": "Home", "to": "/" },\n      { "label": "Talks", "to": "/talks" },',
      ),
    });
    expect(result).toMatchObject({ checked: { problems: [{ code: 'own-link', file: 'talks.json' }] } });
    expect('changed' in result && result.changed).toEqual({
      'talks.json': leading('Talks', marked, text),
      'more.json': leading('More', '', 'See the talks first.'),
      '_site.json': baseText('_site.json'),
    });
  });

  it('loses its links afterwards too, where it was a draft already', () => {
    const files = {
      'talks.json': pageText('Talks', marked),
      'more.json': leading('More', '', '[Talks](/talks)'),
    };
    const result = unpublished(files);
    expect(result).toMatchObject({
      changed: { 'more.json': leading('More', '', 'Talks') },
      checked: { problems: [] },
    });
  });

  it('stays where a link cannot go', () => {
    expect(unpublished({}, '/invite')).toMatchObject({ obstacles: [{ file: '_site.json' }, {}, {}] });
  });
});

describe('A draft that is published', () => {
  it.each([
    ['loses its mark', marked],
    ['is as it was where it was none', ''],
    ['is as it was where it says so', '\n  "draft": false,'],
  ])('%s', (_, before) => {
    const result = published({ 'talks.json': pageText('Talks', before) });
    const changed = before === marked ? { 'talks.json': pageText('Talks') } : {};
    expect(result).toMatchObject({ changed, gone: [], checked: { problems: [] } });
    expect('changed' in result && Object.keys(result.changed)).toEqual(Object.keys(changed));
  });

  it('reports links to what does not exist yet', () => {
    const result = published({
      'talks.json': leading('Talks', marked, '[Later](/later)'),
      'later.json': pageText('Later', marked),
    });
    const codes = 'checked' in result ? result.checked.problems.map(({ code }) => code) : [];
    expect(codes).toEqual(['draft-page']);
  });
});

const chores: [string, (checked: CheckedSite, route: string) => Outcome][] = [
  ['publish', publishPage],
  ['unpublish', (checked, route) => unpublishPage(checked, tools.validator, route)],
];

describe.each(chores)('What is to be %sed', (name, chore) => {
  it.each([
    ['/nope', 'There is no page /nope.'],
    ['/invit', 'There is no page /invit. Did you mean /invite?'],
    ['/book', '/book is an old address of /invite: it stands in the "aliases" of invite.json.'],
  ])('has to be there: %s', (route, trouble) => {
    expect(afterChore(siteWith({}), (checked) => chore(checked, route))).toEqual({ trouble });
  });

  it('may be the home page to be published alone', () => {
    const trouble = { trouble: 'The home page is where the site begins, and stays.' };
    const result = afterChore(siteWith({}), (checked) => chore(checked, '/'));
    expect(result).toMatchObject(name === 'publish' ? { changed: {} } : trouble);
  });
});
