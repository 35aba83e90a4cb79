import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** A compiled rich text: safe HTML, and what the rules want to know of it. */
export interface RichContent {
  /** The HTML, with every link as `address` made it. */
  html: (address: (to: string) => LinkAttributes) => string;
  /** Where its links lead, as written. */
  links: string[];
  headings: { level: number; text: string }[];
  /** Elements that were written, but may not stand in a text. */
  forbidden: string[];
}

/** What a link becomes in HTML. */
export interface LinkAttributes {
  href: string;
  target?: string;
  rel?: string;
}

type Root = Parameters<ReturnType<typeof rehypeSanitize>>[0];
type Node = Root | Root['children'][number];

const markdown = unified().use(remarkParse).use(remarkRehype, { allowDangerousHtml: true }).use(rehypeRaw);
const writer = unified().use(rehypeStringify);

const tagNames = [
  ...['p', 'br', 'hr', 'strong', 'b', 'em', 'i', 'u', 's', 'del', 'small', 'sub', 'sup', 'mark', 'abbr', 'cite', 'q', 'span'],
  ...['a', 'ul', 'ol', 'li', 'dl', 'dt', 'dd', 'blockquote', 'pre', 'code', 'h2', 'h3', 'h4', 'h5', 'h6'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption'],
];

/** The allow-list: no scripts, styles, frames, forms, pictures or event handlers. */
const allowed: Options = {
  tagNames,
  attributes: { a: ['href', 'title'], abbr: ['title'], th: ['scope'], ol: ['start'], '*': ['lang'] },
  protocols: { href: ['https', 'mailto', 'tel', 'whatsapp'] },
  strip: ['script', 'style'],
};
const sanitize = rehypeSanitize(allowed);

/** Compiles Markdown or simple HTML (CommonMark); lines of a list are joined. Plain words take a short cut. */
export function compileRichText(written: string | string[]): RichContent {
  const text = Array.isArray(written) ? written.join('\n') : written;
  return isPlain(text) ? plainContent(text) : markdownContent(text);
}

function isPlain(text: string): boolean {
  return !/[*_`#<>[\]&\\~|=]|^\s*(?:[-+]|\d+[.)])|^ {4}|\t| {2}\n|-{3}/m.test(text);
}

function plainContent(text: string): RichContent {
  const paragraphs = text.split(/\n\s*\n/).map((paragraph) => paragraph.trim()).filter(Boolean);
  const html = paragraphs.map((paragraph) => `<p>${paragraph}</p>`).join('\n');
  return { html: () => html, links: [], headings: [], forbidden: [] };
}

function markdownContent(text: string): RichContent {
  const tree = markdown.runSync(markdown.parse(text)) as Root;
  const content: RichContent = { html: () => '', links: [], headings: [], forbidden: [] };
  visit(tree, (node) => note(node, content));
  const safe = sanitize(tree) as Root;
  content.html = (address) => withLinks(safe, address);
  return content;
}

function note(node: Node, content: RichContent): void {
  if (node.type !== 'element') return;
  const level = /^h([1-6])$/.exec(node.tagName)?.[1];
  if (level !== undefined) content.headings.push({ level: Number(level), text: textOf(node) });
  if (node.tagName === 'a' && typeof node.properties['href'] === 'string') content.links.push(decoded(node.properties['href']));
  if (!tagNames.includes(node.tagName) && level === undefined) content.forbidden.push(node.tagName);
}

/** Markdown percent-encodes addresses; problems show them as they were written. */
function decoded(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}

function withLinks(tree: Root, address: (to: string) => LinkAttributes): string {
  const copy = structuredClone(tree);
  visit(copy, (node) => {
    if (node.type !== 'element' || node.tagName !== 'a') return;
    const { href } = node.properties;
    if (typeof href === 'string') Object.assign(node.properties, address(decoded(href)));
  });
  return writer.stringify(copy);
}

function visit(node: Node, look: (node: Node) => void): void {
  look(node);
  if ('children' in node) for (const child of node.children) visit(child, look);
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
