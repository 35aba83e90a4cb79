/** What opens a quotation: the beginning, a space, a bracket, a dash, or another opening mark. */
const opening = /[\s([{–—‘“/-]/;

/** Parts of HTML that begin a line of their own. */
const isBlock = /^<\/?(?:p|li|h\d|ul|ol|blockquote|br|hr|div|t[dhr])\b/;

/** A number to ring, which is not broken: `+91 98000 00000`. */
const phone = /\+\d[\d ]{6,}\d/g;

const inText = /--|["'-]|[^"'-]+/g;
const inHtml = /<[^>]*>|--|["'-]|[^<"'-]+/g;

/**
 * Puts the marks of good typesetting in the place of those on a keyboard: curly quotation marks and apostrophes, and
 * dashes for `--` and for hyphens between spaces, and keeps telephone numbers on one line. It leaves tags of HTML alone.
 * @param kind what the text is; sanitised HTML has no `<` but in tags.
 */
export function typographic(text: string, kind: 'text' | 'html' = 'text'): string {
  if (!mayChange(text)) return text;
  let before = ' ';
  return text.replaceAll(kind === 'html' ? inHtml : inText, (piece, at: number) => {
    if (kind === 'html' && piece.startsWith('<')) {
      if (isBlock.test(piece)) before = ' ';
      return piece;
    }
    const set = typeset(piece, before, text.slice(at + piece.length, at + piece.length + 2));
    before = set.slice(-1);
    return set;
  });
}

/** Most texts hold no such mark. */
export function mayChange(text: string): boolean {
  return /["']|--| - |\+\d/.test(text);
}

function typeset(piece: string, before: string, after: string): string {
  const opens = opening.test(before);
  if (piece === '"') return opens ? '“' : '”';
  if (piece === "'") return opens && !/^\d\d$/.test(after) ? '‘' : '’';
  if (piece === '--') return '–';
  if (piece === '-') return before === ' ' && after.startsWith(' ') ? '–' : piece;
  return piece.replaceAll(phone, (number) => number.replaceAll(' ', '\u00a0'));
}
