import { describe, expect, it } from 'vitest';
import { checkSite } from '../check-site';
import { contentOf, type Source } from '../source/source';
import { baseText, edited, siteWith, tools } from '../../../tests/checker/support/virtual-site';
import { fix } from './fix';
import { changedSource } from './site-change';

const problemsOf = (source: Source) => checkSite(source, tools).problems;
const all = (): boolean => true;

function textIn(source: Source, path: string): string {
  const document = source.documents.find((one) => one.path === path);
  return document ? new TextDecoder().decode(contentOf(document).bytes) : '';
}

describe('What is certain in a site', () => {
  it('is fixed in all documents, and the rest of them stays to the letter', () => {
    const source = siteWith({
      'invite.json': edited('invite.json', '"aliases": ["/book"],', 'aliases: [“/book”,]'),
      'about.json': edited('about.json', '"violet"', '"violett"'),
      'index.json': edited('index.json', '"/invite" },', '"/invte" },\r\n\t'),
    });
    const change = fix(source, problemsOf, all);
    const after = changedSource(source, change);
    expect(checkSite(after, tools).problems).toEqual([]);
    expect(textIn(after, 'invite.json')).toBe(baseText('invite.json'));
    expect(textIn(after, 'index.json')).toBe(edited('index.json', '"/invite" },', '"/invite" },\r\n\t'));
    expect([...change.edits.keys()]).toEqual(['about.json', 'index.json', 'invite.json']);
  });

  it('is fixed when it shows behind another mistake', () => {
    const source = siteWith({
      'about.json': edited('about.json', '"ground": "violet"', 'ground: "violett"'),
    });
    const after = changedSource(source, fix(source, problemsOf, all));
    expect(textIn(after, 'about.json')).toBe(baseText('about.json'));
  });

  it('is fixed at one go where what is fixed first is what has to be fixed next', () => {
    const source = siteWith({
      'about.json': edited('about.json', '"heading": "Hear him speak",', 'Heading: Hear him speak'),
    });
    const after = changedSource(source, fix(source, problemsOf, all));
    expect(textIn(after, 'about.json')).toBe(baseText('about.json'));
  });

  it('is fixed where it is wanted, and what is not certain never', () => {
    const source = siteWith({
      'about.json': edited('about.json', '"violet"', '"violett"'),
      'invite.json': edited('invite.json', '"title": "Invite"', '"title": 7'),
    });
    expect([...fix(source, problemsOf, ({ file }) => file !== 'about.json').edits]).toEqual([]);
    expect([...fix(source, problemsOf, all).edits.keys()]).toEqual(['about.json']);
  });
});
