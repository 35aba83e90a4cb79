import { describe, expect, it } from 'vitest';
import { pageText, summaryOf } from '../../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith } from '../../../../tests/checker/support/virtual-site';

const page = (
  name: string,
  title: string,
  description = `What ${name} has to say that no other has at all.`,
) =>
  pageText(name)
    .replace(/"title": "[^"]*and where[^"]*"/, `"title": ${JSON.stringify(title)}`)
    .replace(/"description": "[^"]*"/, `"description": ${JSON.stringify(description)}`);
const letters = (count: number, letter = 'a'): string => `B${letter.repeat(count - 1)}`;
const told = (files: Record<string, string>): string[] =>
  checkNear(siteWith(files)).problems.map(({ message, hint }) => `${message} ${hint}`);

describe('A title for search results', () => {
  it('has 60 letters at most', () => {
    expect(summaryOf({ 'books.json': page('Books', letters(60)) })).toEqual([]);
    expect(summaryOf({ 'books.json': page('Books', letters(61)) })).toEqual([
      ['books.json', 'title-too-long', `"${letters(61)}"`],
    ]);
    expect(told({ 'books.json': page('Books', letters(63)) })).toEqual([
      expect.stringMatching(/63 letters.* after about 60\. Shorten it by 3 letters\./),
    ]);
  });

  it('is counted in letters, not in halves of them', () => {
    expect(summaryOf({ 'books.json': page('Books', letters(60, '🌾')) })).toEqual([]);
    expect(told({ 'books.json': page('Books', letters(61, '🌾')) })).toEqual([
      expect.stringContaining('61 letters'),
    ]);
  });

  it('is counted with its placeholders filled in', () => {
    const name = 'Vikram Sahyadri'.length;
    expect(summaryOf({ 'books.json': page('Books', `{owner.name}${letters(60 - name)}`) })).toEqual([]);
    expect(
      summaryOf({ 'books.json': page('Books', `{owner.name}${letters(61 - name)}`) }).map(([, code]) => code),
    ).toEqual(['title-too-long']);
  });

  it('is that of one page alone, whatever its letters and spaces', () => {
    expect(summaryOf({ 'books.json': page('Books', ' INVITE Vikram Sahyadri to your event ') })).toEqual([
      ['books.json', 'duplicate-title', '" INVITE Vikram Sahyadri to your event "'],
    ]);
    expect(told({ 'books.json': page('Books', 'Invite Vikram Sahyadri to Your Event') })).toEqual([
      expect.stringContaining('invite.json has the same search title'),
    ]);
  });

  it('is to be changed where no link leads, or else on the later page', () => {
    const twice = {
      'a.json': page('Ape', 'All books there are'),
      'b.json': page('Bear', 'All books there are'),
    };
    const linked = (to: string): string =>
      pageText('Shop', '', `{ "type": "prose", "text": "[Books](${to})" }`);
    const marked = (more: Record<string, string>): string[] =>
      summaryOf({ ...twice, ...more }).map(([file]) => file);
    expect(marked({})).toEqual(['b.json']);
    expect(marked({ 'shop.json': linked('/b') })).toEqual(['a.json']);
    expect(marked({ 'shop.json': linked('/a') })).toEqual(['b.json']);
    expect(marked({ 'shop.json': linked('/a').replace('"text": "', '"text": "[Bear](/b) ') })).toEqual([
      'b.json',
    ]);
    const draft = twice['a.json'].replace('"seo"', '"draft": true, "seo"');
    expect(marked({ 'a.json': draft })).toEqual(['b.json']);
    expect(marked({ 'a.json': draft, 'shop.json': linked('/b') })).toEqual(['a.json']);
  });

  it('is no matter of two documents for one address, of which one has to go', () => {
    const files = { 'books.json': pageText('Books'), 'books/index.json': pageText('Books') };
    expect(summaryOf(files)).toEqual([['books.json', 'file-beside-folder', '{']]);
  });

  it('of a third page names the first', () => {
    const files = {
      'a.json': page('Ape', 'All books there are'),
      'b.json': page('Bee', 'All books there are'),
      'c.json': page('Cat', 'All books there are'),
    };
    expect(summaryOf(files).map(([file, code]) => [file, code])).toEqual([
      ['b.json', 'duplicate-title'],
      ['c.json', 'duplicate-title'],
    ]);
    expect(told(files).every((words) => words.startsWith('a.json has'))).toBe(true);
  });
});

describe('A description for search results', () => {
  it('has 160 letters at most', () => {
    expect(summaryOf({ 'books.json': page('Books', 'All books there are', letters(160)) })).toEqual([]);
    expect(summaryOf({ 'books.json': page('Books', 'All books there are', letters(161)) })).toEqual([
      ['books.json', 'description-too-long', `"${letters(161)}"`],
    ]);
  });

  it('is that of one page alone', () => {
    const same =
      'Tell us the date, the town and who will sit in the third row, and we send you an offer that fits.';
    expect(summaryOf({ 'books.json': page('Books', 'All books there are', same) })).toEqual([
      ['books.json', 'duplicate-description', `"${same}"`],
    ]);
  });

  it('may say what the title of another page says', () => {
    const files = {
      'books.json': page('Books', 'All books there are', letters(60)),
      'films.json': page('Films', letters(60)),
    };
    expect(summaryOf(files)).toEqual([]);
  });
});

describe('Texts for search results', () => {
  it('that are only spaces are no second problem', () => {
    const index = edited('index.json', '"title": "{owner.name}, Motivational Speaker"', '"title": "   "');
    const codes = summaryOf({ 'index.json': index, 'books.json': page('Books', '   ') }).map(
      ([, code]) => code,
    );
    expect(codes).not.toContain('duplicate-title');
  });
});
