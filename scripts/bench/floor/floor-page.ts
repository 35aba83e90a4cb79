import rehypeRaw from 'rehype-raw';
import rehypeSanitize, { type Options } from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import { unified } from 'unified';
import { floorStyle } from './floor-style';

const tagNames = (
  'header nav main section article aside footer address h1 h2 h3 h4 h5 h6 p br hr ul ol li dl dt dd a strong em b i ' +
  'small time blockquote q cite figure figcaption picture source img table caption thead tbody tr th td ' +
  'details summary form fieldset legend label input select option textarea button'
).split(' ');

/** What stands in a page for its reader, and what a page written by hand has to say of it: no classes, no scripts. */
const semantic: Options = {
  tagNames,
  attributes: {
    '*': ['id', 'lang', 'ariaLabel', 'popover'],
    a: ['href'],
    button: ['type', 'popoverTarget', 'popoverTargetAction'],
    details: ['name'],
    form: ['action', 'method'],
    img: ['src', 'width', 'height', 'alt', 'loading', 'fetchPriority', 'decoding', 'sizes'],
    input: ['type', 'name', 'value', 'required', 'autoComplete', 'tabIndex'],
    label: ['htmlFor'],
    option: ['value'],
    select: ['name', 'required'],
    source: ['type', 'srcSet', 'sizes'],
    td: ['colSpan'],
    textarea: ['name', 'required', 'rows'],
    th: ['scope', 'colSpan'],
    time: ['dateTime'],
  },
  strip: ['script', 'style', 'svg', 'template', 'noscript'],
  clobber: [],
};

const reduced = unified().use(rehypeRaw).use(rehypeSanitize, semantic).use(rehypeStringify);

/**
 * The floor of a page, the least that shows the same: its words and pictures as somebody would write them by hand,
 * with a small stylesheet, fonts of the system and no script. Takes the page's built HTML and gives a whole document.
 */
export function floorPage(html: string): string {
  const [head = '', body = ''] = html.split(/<body[^>]*>/);
  const language = /<html lang="([^"]+)"/.exec(html)?.[1] ?? 'en';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">${headOf(head)}<style>${floorStyle}</style></head><body>${semanticHtml(body)}</body></html>`;
}

/** What search engines and tabs want of every page: title, description, address and sign. */
function headOf(head: string): string {
  const wanted = /<title>[^<]*<\/title>|<meta name="description"[^>]*>|<link rel="(?:canonical|icon)"[^>]*>/g;
  return [...head.matchAll(wanted)].map(([element]) => element).join('');
}

function semanticHtml(html: string): string {
  const tree = { type: 'root', children: [{ type: 'raw', value: html }] } as never;
  return reduced.stringify(reduced.runSync(tree));
}
