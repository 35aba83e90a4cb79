/** English names of languages and regions by their codes (CLDR); undefined for a code that has none. */
const languageNames = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' });
const regionNames = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** Codes of two capitals that have a name and are no country. */
const noCountry = /^(?:E[UZ]|QO|UN|X[AB]|ZZ)$/;

/** The language tag (BCP 47) that somebody means by a tag in any case, or by a language's name: `mr` for `Marathi`. */
export function meantLanguage(written: string): string | undefined {
  const text = written.trim().replaceAll('_', '-');
  const tag = canonicalTag(text);
  return tag !== undefined && isKnown(tag) ? tag : tagOfName(text);
}

/** The code of a country (ISO 3166-1 alpha-2) that somebody means by a code in any case, or by its English name. */
export function meantCountry(written: string): string | undefined {
  const text = written.trim();
  const code = /^[a-z]{2}$/i.test(text) ? text : codeOfName(text);
  const region = code && new Intl.Locale(`und-${code}`).region;
  return region !== undefined && countryName(region) !== undefined ? region : undefined;
}

/** The English name of a country by its code; undefined for a code that is none. */
export function countryName(code: string): string | undefined {
  return /^[A-Z]{2}$/.test(code) && !noCountry.test(code) ? regionNames.of(code) : undefined;
}

function canonicalTag(text: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(text)[0];
  } catch {
    return undefined;
  }
}

/** Whether a tag begins with the code of a language: of two letters with a name, or of three, most of which have none. */
function isKnown(tag: string): boolean {
  const [language = ''] = tag.split('-');
  return language.length === 3 || (language.length === 2 && languageNames.of(language) !== undefined);
}

function tagOfName(name: string): string | undefined {
  const wanted = name.toLowerCase();
  const code =
    twoLetters.find((one) => languageNames.of(one)?.toLowerCase() === wanted) ??
    twoLetters.find((one) => languageNames.of(one) && ownName(one)?.toLowerCase() === wanted);
  return code && canonicalTag(code);
}

/** What a language calls itself: `Deutsch`. */
function ownName(code: string): string | undefined {
  return new Intl.DisplayNames(code, { type: 'language', fallback: 'none' }).of(code);
}

function codeOfName(name: string): string | undefined {
  const wanted = name.toLowerCase();
  return twoLetters
    .map((code) => code.toUpperCase())
    .find((code) => regionNames.of(code)?.toLowerCase() === wanted);
}

const letters = Array.from('abcdefghijklmnopqrstuvwxyz');
const twoLetters = letters.flatMap((first) => letters.map((second) => first + second));
