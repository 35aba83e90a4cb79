import type { CustomPlugin, XastElement } from 'svgo/browser';
import { leadsOut } from '../../src/content/rules/pictures/drawings';
import { tooMuchRepeated } from './drawing-limits';

/** The elements that draw, or say how; scripts, frames, links, animations, titles and everything else are none. */
const drawing = new Set(
  (
    'svg g switch defs symbol use path rect circle ellipse line polyline polygon text tspan textPath image style ' +
    'linearGradient radialGradient stop pattern clipPath mask marker filter ' +
    'feBlend feColorMatrix feComponentTransfer feComposite feConvolveMatrix feDiffuseLighting ' +
    'feDisplacementMap feDistantLight feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur ' +
    'feMerge feMergeNode feMorphology feOffset fePointLight feSpecularLighting feSpotLight feTile feTurbulence'
  ).split(' '),
);

/**
 * Leaves of an SVG only what draws, and nothing that leads out of the file: no script or handler, no foreign content,
 * no reference but to the drawing itself and to pictures inside it. Throws when it is too much, or no drawing.
 */
export const onlyWhatDraws: CustomPlugin = {
  name: 'onlyWhatDraws',
  fn: (root) => {
    const drawn = root.children.find((child) => child.type === 'element');
    if (drawn?.name !== 'svg') throw new Error('it is no SVG');
    root.children = [drawn];
    clean(drawn);
    drawn.attributes['xmlns'] = 'http://www.w3.org/2000/svg';
    drawn.attributes['xmlns:xlink'] = 'http://www.w3.org/1999/xlink';
    const reason = tooMuchRepeated(drawn);
    if (reason !== undefined) throw new Error(reason);
    return null;
  },
};

function clean(element: XastElement): void {
  // What is drawn inside of a link stays.
  if (element.name === 'a') element.name = 'g';
  for (const [name, value] of Object.entries(element.attributes))
    if (!isHarmless(name, value)) delete element.attributes[name];
  element.children = element.children.filter((child) =>
    child.type === 'element' ? child.name === 'a' || drawing.has(child.name) : isWords(child.type),
  );
  if (element.name === 'style') keepHarmlessRules(element);
  for (const child of element.children) if (child.type === 'element') clean(child);
}

function isWords(type: string): boolean {
  return type === 'text' || type === 'cdata';
}

/** Of namespaces only the one of `xlink:href` and `xml:space` is of use. */
function isHarmless(name: string, value: string): boolean {
  if (/^xmlns|^on/i.test(name) || (name.includes(':') && !/^(?:xlink:href|xml:space)$/.test(name)))
    return false;
  if (/href$|^src/i.test(name)) return /^\s*(?:#|data:image\/(?:png|jpe?g|gif|webp);base64,)/i.test(value);
  return !leadsOut(value);
}

/** A style sheet loses the faces and sheets that it names; when it leads elsewhere still, it loses everything. */
function keepHarmlessRules(style: XastElement): void {
  const css = style.children.map((child) => ('value' in child ? child.value : '')).join('');
  const value = css.replaceAll(/@font-face\b[^{}]*\{[^{}]*\}|@import\b(?:"[^"]*"|'[^']*'|[^"';])*;/gi, ' ');
  style.children = leadsOut(value) || value.includes('<') ? [] : [{ type: 'cdata', value }];
}
