import { describe, expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { baseText, checkNear, siteWith } from '../../../tests/checker/support/virtual-site';
import { textsSayingTitle } from './texts-saying';

/** The texts that say the title of a page, with the page and its texts in the small site. */
function saidOf(title: string, ...texts: string[]): string[] {
  const prose = JSON.stringify({ type: 'prose', text: texts });
  const books = pageText('Talks', '', prose).replace('"title": "Talks"', `"title": "${title}"`);
  const checked = checkNear(siteWith({ 'books.json': books }));
  return textsSayingTitle(checked, '/books')
    .texts.filter(({ file }) => file === 'books.json')
    .map(({ line, text }) => `${line} ${text}`);
}

describe('The texts that say the title of a page', () => {
  it('hold it, in whatever letters, but not as a part of other words', () => {
    const found = saidOf(
      'Good Talks',
      'Hear good talks!',
      'A very good talk',
      'Feelgood Talks',
      'Good talkshow',
    );
    expect(found).toEqual(['2 Good Talks', '7 Hear good talks!']);
  });

  it('hold its plural', () => {
    const found = saidOf('Good Talk', 'Hear good talks!', 'A good talkshow', 'Goods talk');
    expect(found).toEqual(['2 Good Talk', '7 Hear good talks!']);
    expect(saidOf('A Class', 'We give a classes test', 'a classy one')).toEqual([
      '2 A Class',
      '7 We give a classes test',
    ]);
  });

  it('are that word alone, where the title is one', () => {
    expect(saidOf('Lectures', 'Lectures', 'Lectures and more', 'lectures')).toEqual([
      '2 Lectures',
      '7 Lectures',
    ]);
  });

  it('are found in the settings too, with placeholders filled in', () => {
    const settings = baseText('_site.json').replace('"label": "About"', '"label": "About {owner.shortName}"');
    const checked = checkNear(siteWith({ '_site.json': settings }));
    const { title, texts } = textsSayingTitle(checked, '/about-vikram-sahyadri');
    expect(title).toBe('About Vikram');
    expect(texts.map(({ file, line }) => `${file}:${line}`)).toContain('_site.json:14');
  });

  it('are none of an address without a page', () => {
    expect(textsSayingTitle(checkNear(siteWith({})), '/nowhere').texts).toEqual([]);
  });
});
