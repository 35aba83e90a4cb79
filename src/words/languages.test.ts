import { describe, expect, it } from 'vitest';
import { interfaceLanguage, languages, wordsFor } from './languages';

type Texts = { [name: string]: string | Texts | ((...args: never[]) => string) };

/** Every text of a language, by its way through the files; a text with a gap is filled with 1 and with 7. */
function textsOf(words: Texts, way = ''): [string, string][] {
  return Object.entries(words).flatMap(([name, value]): [string, string][] => {
    if (typeof value === 'string') return [[way + name, value]];
    if (typeof value !== 'function') return textsOf(value, `${way}${name}.`);
    const filled = value as (...args: number[]) => string;
    return [
      [`${way}${name}(1)`, filled(1, 7, 2026)],
      [`${way}${name}(7)`, filled(7, 7, 2026)],
    ];
  });
}

const english = textsOf(languages['en'] as Texts);

/** What stands in all languages as it is. */
const same = /WhatsApp|Amazon|JSON|POST|Idempotency-Key|name@example\.com|404/g;
/** Texts that two languages with the same letters may share. */
const isShort = (text: string) => text.split(' ').length < 3;

describe.each(Object.keys(languages))('the interface texts in "%s"', (language) => {
  const texts = textsOf(languages[language] as Texts);

  it('are all there, and no others', () => {
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.map(([name]) => name).toSorted()).toEqual(english.map(([name]) => name).toSorted());
    expect(texts.filter(([, text]) => text.trim() === '')).toEqual([]);
  });

  it('have twelve months', () => {
    expect(wordsFor(language).dates.months.split(' ')).toHaveLength(12);
  });

  it('name the limits of what is taken', () => {
    const { atLeast, atMost, notBefore, notAfter, lengthen, shorten } = wordsFor(language).fields;
    const said = [atLeast, atMost, notBefore, notAfter, lengthen, shorten].map((text) => text('123'));
    for (const text of said) expect(text).toContain('123');
  });

  it('end, and begin, with a space where the English one does', () => {
    const edges = (all: [string, string][]) =>
      all.filter(([, text]) => text !== text.trim()).map(([name]) => name);
    expect(edges(texts)).toEqual(edges(english));
  });

  it('are in that language alone', () => {
    const others = texts.filter(([name, text]) => name !== 'receiver.language' && /\p{L}/u.test(text));
    if (language === 'en') return;
    const left = new Map(english.filter(([, text]) => !isShort(text)));
    expect(others.filter(([name, text]) => left.get(name) === text)).toEqual([]);
    if (/\p{Script=Latin}{3}/u.test(wordsFor(language).dates.months)) return;
    expect(others.filter(([, text]) => /[A-Za-z]{2}/.test(text.replaceAll(same, '')))).toEqual([]);
  });
});

it('one thing is told of as one, and several as several', () => {
  const [mr, en] = [wordsFor('mr'), wordsFor('en')];
  expect([1, 2].map(mr.articles.minutesToRead)).toEqual(['वाचायला 1 मिनिट', 'वाचायला 2 मिनिटे']);
  expect([1, 2].map(en.blocks.morePictures)).toEqual(['Show 1 more picture', 'Show 2 more pictures']);
});

describe('the language of the interface', () => {
  it('is that of the site, whatever its country', () => {
    expect(interfaceLanguage('mr-IN')).toBe('mr');
    expect(interfaceLanguage('HI')).toBe('hi');
    expect(wordsFor('mr').receiver.language).toBe('mr');
  });

  it('is English where there are no texts in it', () => {
    expect(['la-VA', 'constructor', '', undefined].map((tag) => interfaceLanguage(tag))).toEqual(
      Array(4).fill('en'),
    );
  });
});
