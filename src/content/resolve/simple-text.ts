/** A piece of a text: words, perhaps marked as strong or stressed, or leading somewhere on this site. */
interface Piece {
  words: string;
  tag?: 'strong' | 'em';
  to?: string;
}

/**
 * `**words**`, `*words*` and `[words](/address)` between spaces or signs that end something: so clear that Markdown can
 * only mean one thing by them (CommonMark 0.31, 6.2 and 6.3). What is marked begins and ends with a letter or a digit.
 */
const marked =
  /(?<=^|[ \n(])(?:(\*\*?)([\p{L}\p{N}](?:[^*_`#<>[\]&\\~|=\t\r\n\0]*[\p{L}\p{N}])?)\1|\[([\p{L}\p{N}](?:[^*_`#<>[\]&\\~|=\t\r\n\0]*[\p{L}\p{N}])?)\]\(([/#][a-z0-9/#-]*)\))(?=$|[ \n.,;:!?)])/gu;

/** The pieces of a text in which Markdown would change nothing but these marks; undefined for every other text. */
export function simpleText(written: string): Piece[] | undefined {
  // One space at the end of a line is dropped; two would break it.
  const text = written.replaceAll(/(?<! ) (?=\n|$)/g, '');
  const pieces: Piece[] = [];
  let done = 0;
  for (const { 0: all, 1: stars, 2: stressed, 3: label = '', 4: to, index } of text.matchAll(marked)) {
    pieces.push({ words: text.slice(done, index) });
    if (to !== undefined) pieces.push({ words: label, to });
    else pieces.push({ words: stressed ?? '', tag: stars === '**' ? 'strong' : 'em' });
    done = index + all.length;
  }
  pieces.push({ words: text.slice(done) });
  return isPlain(pieces.map(({ words }) => words).join('')) ? pieces : undefined;
}

/** Whether Markdown would leave every character as it is: no marks, no entities, no spaces at the ends of lines. */
function isPlain(text: string): boolean {
  return !/[*_`#<>[\]&\\~|=\t\r\0]|^\s*(?:[-+]|\d+[.)])|^ | $/m.test(text);
}

/** The HTML of such pieces; `link` writes the opening tag of a link. */
export function simpleHtml(pieces: readonly Piece[], link: (to: string) => string): string {
  const html = pieces.map(({ words, tag, to }) => {
    if (to !== undefined) return `${link(to)}${words}</a>`;
    return tag ? `<${tag}>${words}</${tag}>` : words;
  });
  const paragraphs = html
    .join('')
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replaceAll(/^\n|\n$/g, ''));
  return paragraphs.flatMap((paragraph) => (paragraph === '' ? [] : `<p>${paragraph}</p>`)).join('\n');
}
