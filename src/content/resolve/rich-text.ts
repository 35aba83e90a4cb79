import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import {
  countWords,
  depthOf,
  isDevanagari,
  textOf,
  withoutLanguage,
  wordsOf,
  type Element,
  type Root,
  decoded,
  withJumps,
  withPullQuotes,
} from './rich-tree';
import {
  brokenMarkdown,
  unevenBold,
  type BrokenMarkdown,
  foreignMarkdown,
  type ForeignMarkdown,
} from './shown-markdown';
import { hasTooManyMarks } from './count-marks';
import { simpleHtml, simpleText } from './simple-text';
import {
  droppedAttribute,
  joinedLine,
  joinedParagraphs,
  typedBullet,
  unclosedElement,
  type TextSlip,
} from './text-slips';

/** What the rules want to know of a rich text. */
export interface TextFacts {
  /** Where its links lead, as written. */
  links: string[];
  headings: { level: number; text: string }[];
  /** Elements that were written, but may not stand in a text. */
  forbidden: { element: string; src?: string }[];
  /** Pieces of text in the letters of Hindi and Marathi that do not say their language. */
  unmarked: string[];
  /** Addresses with a space in them, which Markdown does not read as a link. */
  spaced: string[];
  /** Markdown that is shown with its signs. */
  broken: (BrokenMarkdown | ForeignMarkdown)[];
  /** What does something else than its author thinks, each kind once. */
  slips: TextSlip[];
  /** Why it could not be compiled; its HTML is empty then. */
  fault?: 'too-long' | 'too-deep' | 'too-many-marks';
}

/** A compiled rich text: safe HTML, and what the rules want to know of it. */
export interface RichContent extends TextFacts {
  /** The HTML, with every link as `address` made it, and what is repeated from it as `set` made it. */
  html: (address: (to: string) => LinkAttributes, set?: (text: string) => string) => string;
  /** How many words a reader reads. */
  words: () => number;
}

/** What a link becomes in HTML. */
export interface LinkAttributes {
  href: string;
  target?: string;
  rel?: string;
}

const markdown = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true });
/** Reading the result again as HTML costs as much as the rest, so only texts that hold HTML go through it. */
const withHtml = unified().use(rehypeRaw);
const writer = unified().use(rehypeStringify);

const tagNames = (
  'p br hr strong b em i u s del small sub sup mark abbr cite q span a ul ol li dl dt dd ' +
  'blockquote pre code h2 h3 h4 h5 h6 table thead tbody tr th td caption'
).split(' ');

/** The allow-list: no scripts, styles, frames, forms, pictures or event handlers. */
const allowed: Options = {
  tagNames,
  attributes: {
    a: ['href', 'title'],
    abbr: ['title'],
    th: ['scope'],
    ol: ['start'],
    '*': ['lang', ['dir', 'ltr', 'rtl', 'auto']],
  },
  protocols: { href: ['https', 'http', 'mailto', 'tel', 'whatsapp'] },
  strip: ['script', 'style'],
};
const sanitize = rehypeSanitize(allowed);

/** UTF-16 units of a whole text, all of its lines together: what is longer would keep everybody waiting. */
export const lengthLimit = 60_000;

/** Elements inside each other; no list or quotation needs more. */
const depthLimit = 60;

/** Compiles Markdown or simple HTML (CommonMark); lines of a list are joined. Simple texts take a short cut. */
export function compileRichText(written: string | string[]): RichContent {
  const text = Array.isArray(written) ? written.join('\n') : written;
  if (text.length > lengthLimit) return { ...empty(), fault: 'too-long' };
  if (hasTooManyMarks(text)) return { ...empty(), fault: 'too-many-marks' };
  const simple = isDevanagari(text) ? undefined : simpleText(text);
  return simple ? simpleContent(simple, text) : markdownContent(text);
}

function empty(): RichContent {
  const lists = { links: [], headings: [], forbidden: [], unmarked: [], spaced: [], broken: [], slips: [] };
  return { ...lists, html: nothing, words: none };
}

const nothing = (): string => '';
const none = (): number => 0;
const same = (text: string): string => text;

function simpleContent(pieces: NonNullable<ReturnType<typeof simpleText>>, written: string): RichContent {
  const words = pieces.map((piece) => piece.words).join('');
  return {
    ...empty(),
    html: (address) => simpleHtml(pieces, (to) => openingTag(address(to))),
    words: () => countWords(words),
    links: pieces.flatMap(({ to }) => to ?? []),
    slips: [...typedBullet(written), ...joinedParagraphs(written)],
  };
}

/** Only addresses on this site come here, which need no escapes. */
function openingTag(attributes: LinkAttributes): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${value}"`);
  return `<a${written.join('')}>`;
}

function markdownContent(text: string): RichContent {
  try {
    const tree = markdown.runSync(markdown.parse(text));
    return contentOf(text.includes('<') ? withHtml.runSync(tree) : tree, text);
  } catch (error) {
    // The compilers call themselves for every level, and so overflow the stack.
    if (error instanceof RangeError) return { ...empty(), fault: 'too-deep' };
    throw error;
  }
}

function contentOf(tree: Root, written: string): RichContent {
  if (depthOf(tree) > depthLimit) return { ...empty(), fault: 'too-deep' };
  const content = empty();
  const stressed: string[] = [];
  const dropped: TextSlip[] = [];
  visit(tree, 'element', (node) => {
    note(node, content);
    if (tagNames.includes(node.tagName)) dropped.push(...droppedAttribute(node));
    if (node.tagName === 'em') stressed.push(textOf(node));
  });
  const shown = wordsOf(tree);
  content.broken = [
    ...brokenMarkdown(shown, written),
    ...unevenBold(stressed, written),
    ...foreignMarkdown(written),
  ];
  content.slips = [
    ...typedBullet(written),
    ...joinedLine(written),
    ...joinedParagraphs(written),
    ...unclosedElement(written),
    ...dropped.slice(0, 1),
  ];
  content.spaced = [...shown.matchAll(/\]\(([^()\n]*\s[^()\n]*)\)/g)].map((match) => match[1] ?? '');
  const safe = withJumps(sanitize(tree));
  content.html = (address, set = same) => writer.stringify(withPullQuotes(withLinks(safe, address), set));
  content.unmarked = withoutLanguage(safe);
  content.words = () => countWords(textOf(safe, ' '));
  return content;
}

function note(node: Element, content: RichContent): void {
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) content.headings.push({ level: Number(level), text: textOf(node) });
  if (node.tagName === 'a' && typeof node.properties['href'] === 'string')
    content.links.push(decoded(node.properties['href']));
  if (tagNames.includes(node.tagName) || level !== undefined) return;
  const { src } = node.properties;
  content.forbidden.push({ element: node.tagName, ...(typeof src === 'string' && { src }) });
}

function withLinks(tree: Root, address: (to: string) => LinkAttributes): Root {
  const copy = structuredClone(tree);
  visit(copy, { type: 'element', tagName: 'a' }, (node: Element) => {
    const { href } = node.properties;
    if (typeof href === 'string') Object.assign(node.properties, address(decoded(href)));
  });
  return copy;
}
