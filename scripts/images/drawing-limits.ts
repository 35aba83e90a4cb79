import type { XastElement } from 'svgo/browser';

/** What a drawing may have at most; the largest of the site's own has 300 elements in 22 kB. */
const most = { bytes: 1_000_000, elements: 5000, depth: 100, entities: 50, drawnAgain: 20_000, filtered: 20 };

/** Why an SVG is more than a page can carry, as its text alone tells; undefined when it is not. */
export function tooMuchText(svg: string): string | undefined {
  if (svg.length > most.bytes) return `it has more than a megabyte`;
  const entities = svg.split('<!ENTITY', most.entities + 2).slice(1);
  if (
    entities.length > most.entities ||
    entities.map(untilEnd).some((one) => one.length > 300 || one.includes('&'))
  )
    return 'it defines pieces of text that stand for longer ones';
  if ((svg.match(/filter\s*[=:]/g) ?? []).length > most.filtered)
    return `more than ${most.filtered} of its parts are blurred or otherwise filtered`;
  let [elements, depth] = [0, 0];
  for (const [tag] of svg.matchAll(/<\/?[a-zA-Z][^<>]*>/g)) {
    const isOpening = !tag.startsWith('</');
    elements += Number(isOpening);
    depth += isOpening ? Number(!tag.endsWith('/>')) : -1;
    if (depth > most.depth) return `its parts lie more than ${most.depth} deep inside each other`;
    if (elements > most.elements) return `it has more than ${most.elements} parts`;
  }
  return undefined;
}

/** A declaration, to the sign that ends it. */
function untilEnd(text: string): string {
  return text.slice(0, text.indexOf('>') + 1 || undefined);
}

/** Why a drawing is too much once everything that it draws again, as with `<use>`, is counted again. */
export function tooMuchRepeated(root: XastElement): string | undefined {
  const byId = new Map<string, XastElement>();
  const note = (element: XastElement): void => {
    byId.set(element.attributes['id'] ?? '', element);
    childrenOf(element).forEach(note);
  };
  note(root);
  const weights = new Map<XastElement, number>();
  const weightOf = (element: XastElement): number => {
    const known = weights.get(element);
    if (known !== undefined) return known;
    // What refers to itself is drawn by nobody: while it is being counted it weighs nothing.
    weights.set(element, 0);
    const again = refersTo(element).flatMap((id) => byId.get(id) ?? []);
    const weight = [...childrenOf(element), ...again].reduce((sum, one) => sum + weightOf(one), 1);
    weights.set(element, weight);
    return weight;
  };
  return weightOf(root) > most.drawnAgain ? 'it draws its parts again and again' : undefined;
}

function childrenOf({ children }: XastElement): XastElement[] {
  return children.filter((child) => child.type === 'element');
}

/** The ids in `href="#id"` and `url(#id)`. */
function refersTo({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    const form = /(?:^|:)href$/.test(name) ? /^\s*#(\S+)/g : /url\(\s*["']?#([^"')\s]+)/g;
    return Array.from(value.matchAll(form), ([, id = '']) => id);
  });
}
