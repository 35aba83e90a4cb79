import { problemAt } from '../../problems/create-problem';
import { onceEach } from '../grouped';
import type { Rule } from '../rule';

const start = { offset: 0, length: 0 };

/** A site is checked again after every change of a document, with the same drawings. */
const activePart = onceEach((svg) => activeParts(svg)[0]);

export const drawings: Rule = {
  about:
    'A drawing that could run something, or fetch something from elsewhere, is published without that, and reported.',
  codes: ['active-drawing'],
  check: (site) =>
    site.drawings.flatMap(({ path, text }) => {
      const what = activePart(text);
      const document = { path: `_media/${path}`, text: '' };
      return what === undefined ? [] : problemAt(document, start, '', 'active-drawing', { what });
    }),
};

/** What of an SVG is not drawing but acting: elements and attributes by name. */
function activeParts(svg: string): string[] {
  const tags = svg.matchAll(/<([a-zA-Z][\w:-]*)(?![\w:-])([^<>]*)>\s*(?:<!\[CDATA\[)?([^<]*)/g);
  return [...tags].flatMap(([, name = '', attributes = '', text = '']) => {
    const isActing = /^(?:\w+:)?(?:script|foreignObject|iframe|audio|video|set|animate\w*)$/i.test(name);
    if (isActing || (name === 'style' && leadsOut(text))) return [`<${name}>`];
    return [...attributes.matchAll(/\s([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)].flatMap(
      ([, key = '', double, single]) => (isActive(key, double ?? single ?? '') ? [key] : []),
    );
  });
}

function isActive(name: string, value: string): boolean {
  if (/^on[a-z]+$/i.test(name)) return true;
  if (/(?:^|:)href$/i.test(name)) return !/^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp)[;,])/i.test(value);
  return /^(?:style|fill|stroke|filter|mask|clip-path|cursor)$/.test(name) && leadsOut(value);
}

/**
 * Whether a piece of CSS fetches something, or hides what it does behind escapes (https://www.w3.org/TR/css-syntax-3):
 * of addresses only those within the same document, like `url(#a)`, are left.
 */
export function leadsOut(css: string): boolean {
  return /@import|\\|(?:url|image|src)\s*\((?!\s*["']?#)|image-set\s*\(/i.test(css);
}
