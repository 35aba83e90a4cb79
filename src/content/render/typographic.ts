/** After what a quotation begins: at the beginning, after a space, a bracket or a dash, and after another opening mark. */
const opening = /[\s([{–—/-]/;

/** The marks of a quotation, and of one inside of it: what opens it, and what closes it. */
type Quotes = readonly [open: string, close: string, innerOpen: string, innerClose: string];

const english: Quotes = ['“', '”', '‘', '’'];
const low: Quotes = ['„', '“', '‚', '‘'];
const pointed: Quotes = ['«', '»', '“', '”'];
const lowAndHigh: Quotes = ['„', '”', '«', '»'];

/** By language, with its country where another one writes otherwise (Unicode CLDR, `delimiters`); all others as in English. */
const quotesOf: Record<string, Quotes> = {
  ...Object.fromEntries(['bg', 'cs', 'de', 'is', 'lt', 'sk', 'sl'].map((language) => [language, low])),
  ...Object.fromEntries(['el', 'es', 'it', 'pt-PT', 'uk'].map((language) => [language, pointed])),
  ...Object.fromEntries(['pl', 'ro'].map((language) => [language, lowAndHigh])),
  'de-CH': ['«', '»', '‹', '›'],
  fr: ['«\u202f', '\u202f»', '“', '”'],
  hu: ['„', '”', '»', '«'],
  nb: ['«', '»', '‘', '’'],
  ru: ['«', '»', '„', '“'],
};

/** Parts of HTML that begin a line of their own. */
const isBlock = /^<\/?(?:p|li|h\d|ul|ol|blockquote|br|hr|div|t[dhr])\b/;

/** A number to call, which is not broken: `+91 98000 00000`. */
const phone = /\+\d[\d ]{6,}\d/g;

/** A number of times: `2-Day x 3`. */
const times = /(?<=[\p{L}\d] )x(?= \d)/gu;

const town = '[\\p{Lu}\\p{Lo}]';
const currency = '(?:\\p{Sc}|(?<![\\p{L}.])(?:Rs\\.?|[A-Z]{3}))';

/** Spaces at which no line ends. */
const unbreakable = new RegExp(
  [
    // A town and its postal code: `Pune 411016`, `22765 Hamburg`, and after a comma `8001 Zürich`, `1011 AB Amsterdam`.
    `(?<=${town}[\\p{L}\\p{M}]*) (?=\\d{5,6}(?! ?\\d))`,
    `(?<=(?<!\\d)\\d{5,6}) (?=${town})`,
    `(?<=(?:^|, )\\d{4}(?: [A-Z]{2})?) (?=${town})`,
    // A currency and its number, on either side: `₹ 1,200`, `12,50 €`, `CHF 20`.
    `(?<=${currency}) (?=\\d)`,
    '(?<=\\d) (?=\\p{Sc}|[A-Z]{3}(?!\\p{L}))',
    // A number and the dash of its range: a line may end after the dash.
    '(?<=\\d) (?=(?:--|[–-]) [^\\s\\d]?\\s?\\d)',
  ].join('|'),
  'gu',
);
/** How much of what follows decides about a space. */
const ahead = 8;

/** A single letter with its hyphen, after which no line of a longer text ends: `e-mail`. */
const oneLetter = /(?:^|[^\p{L}\p{M}\d-])\p{L}$/u;

const letter = /^\p{L}/u;

/** Letters: a text that is longer has more than one line. */
const oneLine = 60;
/** The last two words of a text, where they are short: a line of its own they would not fill. */
const endOfText = /(?<= )(?=\S+ \S+$).{1,10}$/;
const endOfParagraph = /(?<=[ >])(?=[^\s<>]* [^\s<>]+<\/(?:p|li)>)[^<>]{1,10}(?=<\/(?:p|li)>)/g;

const inText = /--|["'-]|[^"'-]+/g;
/** The value of an attribute may hold a `>`. */
const inHtml = /<(?:"[^"]*"|[^">])*>|--|["'-]|[^<"'-]+/g;

/**
 * Puts the marks of good typesetting in the place of those on a keyboard: curly quotation marks and apostrophes, and
 * dashes for `--` and for hyphens between spaces, × for an x before a number. What would be torn apart stays on one line:
 * telephone numbers, a postal code and its town, a price and its currency, `e-mail`, and the last two words of a longer text, where they are short, so that its last line is no stub.
 * It leaves tags of HTML alone.
 * @param kind what the text is; sanitised HTML has no `<` but in tags.
 * @param language of the site, as BCP 47: it decides about the quotation marks.
 */
export function typographic(text: string, kind: 'text' | 'html' = 'text', language = 'en'): string {
  const quotes = quotesOf[language] ?? quotesOf[language.split('-')[0] ?? ''] ?? english;
  const set = hasMarks(text) ? withMarks(text, kind, quotes) : text;
  if (!isLong(text)) return set;
  return kind === 'html' ? set.replaceAll(endOfParagraph, unbroken) : set.replace(endOfText, unbroken);
}

/** Whether a text is set otherwise than it is written: most short ones are not. */
export function mayChange(text: string): boolean {
  return isLong(text) || hasMarks(text);
}

function isLong(text: string): boolean {
  return text.length > oneLine;
}

function hasMarks(text: string): boolean {
  return /["']|--| - |\+\d| x \d|\d{4}|\p{Sc} |\d \p{Sc}|[A-Z]{3} \d|\d [A-Z]{3}|Rs\.? \d|(?:^|[^\p{L}\p{M}\d-])\p{L}-\p{L}/u.test(
    text,
  );
}

function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

function withMarks(text: string, kind: 'text' | 'html', quotes: Quotes): string {
  let before = ' ';
  let isInner = false;
  return text.replaceAll(kind === 'html' ? inHtml : inText, (piece, at: number) => {
    if (kind === 'html' && piece.startsWith('<')) {
      if (isBlock.test(piece)) [before, isInner] = [' ', false];
      return piece;
    }
    if (
      piece === '-' &&
      isLong(text) &&
      oneLetter.test(text.slice(Math.max(0, at - 2), at)) &&
      letter.test(text.slice(at + 1))
    )
      return (before = '\u2011');
    const after = text.slice(at + piece.length, at + piece.length + ahead);
    const set = quoteFor(piece, { before, after, isInner, quotes }) ?? typeset(piece, before, after);
    if (piece === "'") isInner = set === quotes[2] || (isInner && set !== quotes[3]);
    before = set.slice(-1);
    return set;
  });
}

/** The mark in the place of one of a keyboard, which is an apostrophe where no inner quotation ends; undefined of other pieces. */
function quoteFor(
  piece: string,
  { before, after, isInner, quotes }: { before: string; after: string; isInner: boolean; quotes: Quotes },
): string | undefined {
  const [open, close, innerOpen, innerClose] = quotes;
  const opens = opening.test(before) || before === open || before === innerOpen;
  if (piece === '"') return opens ? open : close;
  if (piece !== "'") return undefined;
  if (opens && !/^\d\d(?!\d)/.test(after)) return innerOpen;
  return isInner && !letter.test(after) ? innerClose : '’';
}

function typeset(piece: string, before: string, after: string): string {
  if (piece === '--') return '–';
  if (piece === '-' && /\s/.test(before) && after.startsWith(' ')) return '–';
  const whole = (piece + after).replaceAll(unbreakable, '\u00a0').slice(0, piece.length);
  return whole.replaceAll(phone, unbroken).replaceAll(times, '×');
}
