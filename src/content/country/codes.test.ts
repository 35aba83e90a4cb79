import { describe, expect, it } from 'vitest';
import { countryName, meantCountry, meantLanguage } from './codes';

describe('The language that is meant', () => {
  it.each(['en', 'mr', 'hi-Latn', 'de-AT', 'zh-Hant-TW', 'haw', 'kok'])('by %s is that', (tag) => {
    expect(meantLanguage(tag)).toBe(tag);
  });

  it.each([
    ['MR', 'mr'],
    ['hi-latn', 'hi-Latn'],
    ['en_us', 'en-US'],
    ['eng', 'en'],
    ['Marathi', 'mr'],
    ['marathi', 'mr'],
    [' German ', 'de'],
    ['Deutsch', 'de'],
    ['मराठी', 'mr'],
    ['Romanian', 'ro'],
  ])('by %j is %s', (written, tag) => {
    expect(meantLanguage(written)).toBe(tag);
  });

  it.each(['xx', 'sahyadri', 'mr--IN', '12', 'the language of the hills'])('by %s is none', (written) => {
    expect(meantLanguage(written)).toBeUndefined();
  });
});

describe('The country that is meant', () => {
  it.each([
    ['IN', 'IN'],
    ['de', 'DE'],
    ['UK', 'GB'],
    ['Germany', 'DE'],
    ['united states', 'US'],
  ])('by %s is %s', (written, code) => {
    expect(meantCountry(written)).toBe(code);
  });

  it.each(['EU', 'ZZ', 'QX', 'Sahyadri', 'I1'])('by %s is none', (written) => {
    expect(meantCountry(written)).toBeUndefined();
  });

  it('has a name, and no other code has one', () => {
    expect(['IN', 'DE', 'in', 'ZZ'].map(countryName)).toEqual(['India', 'Germany', undefined, undefined]);
  });
});
