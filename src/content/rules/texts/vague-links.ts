/** Words that do not say where a link leads, when they are heard or read out of their place (WCAG 2.4.4 and 2.4.9). */
const words =
  '(?:please )?click(?: (?:on )?(?:here|this|this link|the link))?|here|(?:this|the) (?:link|page)|link|this|go here|see here|यहाँ|यहां|येथे|इथे|यहाँ क्लिक करें|यहां क्लिक करें|येथे क्लिक करा|इथे क्लिक करा';

/** `Learn More` and `Read More` are on buttons that stand with what they lead to; in running text they stand anywhere. */
const inText = `${words}|(?:read|learn|know|find out|see) more|अधिक वाचा|और पढ़ें`;

const label = new RegExp(String.raw`^\s*(?:${words})[\s.!…→>»]*$`, 'iu');
const link = new RegExp(
  String.raw`\[[\s*_]*(?:${inText})[\s.!…→>»*_]*\](?=\()|>(?<=<a\s[^<>]{0,300}>)\s*(?:${inText})[\s.!…→»]*</a>`,
  'iu',
);

/** What every document with such a link has in it. */
export const vagueHint = new RegExp(
  String.raw`["[>][\s*_]*(?:${inText})[\s.!…→>»*_]*(?:"\n|\]\(|</a>)`,
  'iu',
);

/** Whether the words of a button or a menu say nothing of where it leads. */
export function isVagueLabel(text: string): boolean {
  return label.test(text);
}

/** The first link in a text with formatting that does not say where it leads, as it is written. */
export function vagueLinkIn(text: string): string | undefined {
  return text.includes('`') ? undefined : link.exec(text)?.[0];
}

/** What every document with a link without words has in it. */
export const emptyLinkHint = /\[\s*\]\(|<a\s[^<>]*>\s*<\/a>/i;

/** The first link without words in a text with formatting, and where it leads; a picture may have none. */
export function emptyLinkIn(text: string): { written: string; to: string } | undefined {
  if (text.includes('`')) return undefined;
  const [written, to] = /(?<![!\\])\[\s*\]\(\s*([^\s()]+)\s*\)|<a\s[^<>]*>\s*<\/a>/i.exec(text) ?? [];
  if (written === undefined) return undefined;
  const href = to ?? /\bhref\s*=\s*["']?([^\s"'<>]+)/i.exec(written)?.[1];
  return href === undefined ? undefined : { written, to: href };
}
