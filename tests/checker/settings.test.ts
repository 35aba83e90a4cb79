import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from './support/virtual-site';

/** The codes of the problems with the small site's settings when one property is added or replaced. */
function codesWith(property: string, value: string): string[] {
  const from = '"origin": "https://www.example.in",';
  const rest = property === 'origin' ? '' : from;
  const settings = edited('_site.json', from, `${rest}"${property}": ${JSON.stringify(value)},`);
  return problemsWith({ '_site.json': settings }).map(({ code }) => code);
}

describe('the origin', () => {
  it.each(['https://example.in', 'http://localhost:4173', 'https://a-b.xn--h2brj9c', 'http://127.0.0.1:80'])(
    'may be %s',
    (origin) => {
      expect(codesWith('origin', origin)).toEqual([]);
      expect(new URL(origin).href.length).toBeGreaterThan(origin.length - 4);
    },
  );

  it.each([
    'https://[',
    'https://',
    'https://$&',
    'https://a..in',
    'https://-a.in',
    'https://example.123',
    'https://name:word@example.in',
    'https://example.in/',
    'https://example.in?a',
    'https://Example.in',
    String.raw`https://example.in\evil.in`,
    'https://exa mple.in',
    'https://example.in:99999',
    'javascript://example.in',
  ])('is not %s', (origin) => {
    expect(codesWith('origin', origin)).toEqual(['wrong-format']);
  });
});

describe('the base path', () => {
  it.each(['/', '/site/', '/a/b.c/', '/..a/'])('may be %s', (path) => {
    expect(codesWith('basePath', path)).toEqual([]);
  });

  it.each(['/../', '/./', '/a/../b/', '//', 'site/', '/site', '/$&/', '/a b/'])('is not %s', (path) => {
    expect(codesWith('basePath', path)).toEqual(['wrong-format']);
  });
});

describe('the language', () => {
  it.each(['en', 'en-IN', 'mr', 'hi-Latn-IN', 'es-419'])('may be %s', (language) => {
    expect(codesWith('language', language)).not.toContain('wrong-format');
    expect(Intl.getCanonicalLocales(language)).toEqual([language]);
  });

  it.each(['$&', 'English', 'en_IN', 'e', 'EN', '"><script>'])('is not %s', (language) => {
    expect(codesWith('language', language)).toEqual(['wrong-format']);
  });
});
