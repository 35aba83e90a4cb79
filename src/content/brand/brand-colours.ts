import { contrast, mixed, nearestPassing } from '../../lib/colour';
import type { Ground } from '../../model/brand';
import type { BrandParts } from './engine-brand';

/** Colours as a document writes them. */
export type WrittenColours = NonNullable<BrandParts['colours']>;

/** Every colour of a site by its role, like `#1d5770`. */
export interface Colours {
  paper: string;
  paperDeep: string;
  sheet: string;
  ink: string;
  inkSoft: string;
  line: string;
  alert: string;
  accent: string;
  accentInk: string;
  /** The accent as the colour of words on the ink. */
  inkAccent: string;
  /** What is marked on paper: prices, icons, rules, the current entry of a menu. */
  lead: string;
  /** The button to get in touch, where the brand says it. */
  contact?: string;
}

export const white = '#ffffff';

/** The contrast that words need, and that of what is no word (WCAG 2.2, 1.4.3 and 1.4.11). */
export const [forText, forShapes] = [4.5, 3];

/** A lead that is, on each page, the page's ground. */
const ofGround = 'ground';

/** What stands for each role in which a document says nothing. */
const basic = {
  paper: '#ffffff',
  ink: '#1c1e21',
  accent: '#f2c14e',
  alert: '#a3211b',
};

/** The colours of a brand, those that are not said worked out of the others. */
export function coloursOf(written: WrittenColours): Colours {
  const paper = hex(written.paper ?? basic.paper);
  const ink = hex(written.ink ?? basic.ink);
  const paperDeep = hex(written.paperDeep ?? mixed(paper, ink, 0.06));
  const sheet = hex(written.sheet ?? mixed(paper, white, 0.6));
  const papers = [paper, paperDeep, sheet];
  const accent = partsOf(written.accent ?? basic.accent);
  const [first = ink] = Object.values(written.grounds ?? {}).map((ground) => partsOf(ground).colour);
  return {
    paper,
    paperDeep,
    sheet,
    ink,
    inkSoft: hex(written.inkSoft ?? readable(mixed(ink, paper, 0.25), papers)),
    line: hex(written.line ?? mixed(paper, ink, 0.2)),
    alert: hex(written.alert ?? readable(basic.alert, papers)),
    accent: accent.colour,
    accentInk: accent.ink ?? best(accent.colour, [ink, white]),
    inkAccent: contrast(accent.colour, ink) >= forText ? accent.colour : white,
    lead:
      written.lead === ofGround ? asText(first, papers) : hex(written.lead ?? asText(accent.colour, papers)),
    ...(written.contact !== undefined && { contact: hex(written.contact) }),
  };
}

/** The grounds of a brand as pages show them. */
export function groundsOf(
  { grounds = {}, lead: written }: WrittenColours,
  { paper, paperDeep, sheet, ink, lead }: Colours,
  ownBorder: string,
): Record<string, Ground> {
  const papers = [paper, paperDeep, sheet];
  const entries = Object.entries(grounds).map(([name, parts]): [string, Ground] => {
    const { colour, ink: said, border = ownBorder } = partsOf(parts);
    const words = said ?? best(colour, [white, ink]);
    const mark = contrast(paper, colour) >= forText ? paper : words;
    const text = written === ofGround ? asText(colour, papers) : lead;
    const ground = {
      colour,
      ...(words !== white && { ink: words }),
      ...(mark !== paper && { mark }),
      ...(text !== colour && { text }),
      ...(border !== 'none' && { border }),
    };
    return [name, ground];
  });
  return Object.fromEntries(entries.length > 0 ? entries : [['ink', { colour: ink, text: lead }]]);
}

/** A colour that is written alone or with what stands on it. */
export function partsOf(written: string | { colour: string; ink?: string; border?: string }): {
  colour: string;
  ink?: string;
  border?: string;
} {
  if (typeof written === 'string') return { colour: hex(written) };
  const { colour, ink, border } = written;
  return {
    colour: hex(colour),
    ...(ink !== undefined && { ink: hex(ink) }),
    ...(border !== undefined && { border }),
  };
}

/** The colour itself, or the nearest one that can be read on all of these; black where none can. */
function readable(colour: string, papers: readonly string[]): string {
  return nearestPassing(colour, papers, forText) ?? '#000000';
}

/** How much of its own colour lies under words in it, in tables of a role and in quotations. */
export const tint = 0.11;

/** A colour as that of words: itself, or the nearest one that can be read on all papers, also where they are tinted with it. */
export function asText(colour: string, papers: readonly string[]): string {
  const isReadable = (one: string): boolean =>
    papers.every((paper) => contrast(one, mixed(paper, one, tint)) >= forText);
  for (let least = forText; least < 12; least += 0.25) {
    const one = nearestPassing(colour, papers, least);
    if (one !== undefined && isReadable(one)) return one;
  }
  return '#000000';
}

/** The first of some inks that can be read on a colour, or that which comes nearest to it. */
function best(colour: string, inks: readonly string[]): string {
  const [first = white] = inks.toSorted((one, other) => contrast(other, colour) - contrast(one, colour));
  return inks.find((ink) => contrast(ink, colour) >= forText) ?? first;
}

const hex = (colour: string): string => colour.toLowerCase();
