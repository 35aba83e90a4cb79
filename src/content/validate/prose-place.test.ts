import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';

/** What is advised where words stand under an unknown name before a passage of the small site. */
function hintAt(file: string, passage: string, value = '"Twenty years on stages of this state"'): string {
  const problems = problemsWith({ [file]: edited(file, passage, `"underline": ${value},\n${passage}`) });
  expect(problems.map(({ code }) => code)).toEqual(['unknown-property']);
  return problems[0]?.hint ?? '';
}

describe('Words under a name that is not known', () => {
  it.each([
    ['a block', 'about.json', '"shown": 2', 'intro'],
    ['the opening', 'about.json', '"heading": "About {speaker.shortName}"', 'intro'],
    ['a picture', 'about.json', '"src": "dance", "alt": "A long', 'caption'],
    ['the settings', '_site.json', '"name": "Vikram Sahyadri"', 'introduction'],
  ])('are told the text that is free in %s', (_, file, passage, name) => {
    const words = `Write "${name}" in place of "underline", if visitors are to read its words. Otherwise delete it.`;
    expect(hintAt(file, passage)).toContain(words);
    expect(hintAt(file, passage).split(`"${name}"`)).toHaveLength(2);
  });

  it.each([
    ['text', 'index.json', '"text": "Tell us', 'Add its words to "text" in line 39, if'],
    [
      'list of lines',
      'invite.json',
      '"text": [',
      'Add its words to the list "text" in line 24, as one more text, if',
    ],
  ])('are told the %s that has words already', (_, file, passage, words) => {
    expect(hintAt(file, passage)).toContain(`${words} visitors are to read them, and delete it here.`);
  });

  it.each([
    ['no text is known', 'about.json', '"problem": "New people'],
    ['only search engines would read them', 'about.json', '"title": "About {speaker.name}"'],
    ['only a page is named', '_site.json', '"label": "Home"'],
  ])('are to be deleted where %s', (_, file, passage) => {
    expect(hintAt(file, passage)).toMatch(/^Delete it\. (?:What can still|Everything)/);
  });

  it('are told no text in which they have no room, but a block of their own', () => {
    const long = JSON.stringify('A word too many. '.repeat(12));
    expect(hintAt('index.json', '"text": "Tell us', long)).toMatch(
      /^If visitors are to read its words, put them into a block of their own behind line \d+: \{ "type": "prose", "text": "…" \}\. Delete it here\./,
    );
  });

  it.each([
    '"#ffcc00"',
    '"0 auto 10px 2px"',
    '"/a/b c/d"',
    '"two-words"',
    '"top left"',
    '7',
    'true',
    '["One text of it"]',
  ])('are none in %s', (value) => {
    expect(hintAt('about.json', '"shown": 2', value)).toMatch(/^Delete it\./);
  });
});
