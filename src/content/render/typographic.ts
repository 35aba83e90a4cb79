/** What opens a quotation: the beginning, a space, a bracket, a dash, or another opening mark. */
const opening = /[\s([{–—‘“/-]/;

/** Parts of HTML that begin a line of their own. */
const isBlock = /^<\/?(?:p|li|h\d|ul|ol|blockquote|br|hr|div|t[dhr])\b/;

/** A number to call, which is not broken: `+91 98000 00000`. */
const phone = /\+\d[\d ]{6,}\d/g;

/** A number of times: `2-Day x 3`. */
const times = /(?<=[\p{L}\d] )x(?= \d)/gu;

/** By country, what stands between a town and its postal code, which stay on one line: `Pune 411016` (PIN, six digits). */
const besideCode: Readonly<Record<string, RegExp>> = { IN: /(?<=\p{L}) (?=\d{6}(?!\d))/gu };

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
 * telephone numbers, a postal code of the site's country and its town, `e-mail`, and the last two words of a longer text, where they are short, so that its last line is no stub.
 * It leaves tags of HTML alone.
 * @param kind what the text is; sanitised HTML has no `<` but in tags.
 * @param country that of the site, like `IN`.
 */
export function typographic(text: string, kind: 'text' | 'html' = 'text', country = ''): string {
  const set = hasMarks(text) ? withMarks(text, kind, besideCode[country]) : text;
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
  return /["']|--| - |\+\d| x \d| \d{6}|(?:^|[^\p{L}\p{M}\d-])\p{L}-\p{L}/u.test(text);
}

function unbroken(words: string): string {
  return words.replaceAll(' ', '\u00a0');
}

function withMarks(text: string, kind: 'text' | 'html', code: RegExp | undefined): string {
  let before = ' ';
  return text.replaceAll(kind === 'html' ? inHtml : inText, (piece, at: number) => {
    if (kind === 'html' && piece.startsWith('<')) {
      if (isBlock.test(piece)) before = ' ';
      return piece;
    }
    if (
      piece === '-' &&
      isLong(text) &&
      oneLetter.test(text.slice(Math.max(0, at - 2), at)) &&
      letter.test(text.slice(at + 1))
    )
      return (before = '\u2011');
    const after = text.slice(at + piece.length, at + piece.length + 2);
    const set = typeset(piece, before, after, code);
    before = set.slice(-1);
    return set;
  });
}

function typeset(piece: string, before: string, after: string, code: RegExp | undefined): string {
  const opens = opening.test(before);
  if (piece === '"') return opens ? '“' : '”';
  if (piece === "'") return opens && !/^\d\d$/.test(after) ? '‘' : '’';
  if (piece === '--') return '–';
  if (piece === '-' && before === ' ' && after.startsWith(' ')) return '–';
  const whole = code ? piece.replaceAll(code, '\u00a0') : piece;
  return whole.replaceAll(phone, unbroken).replaceAll(times, '×');
}
