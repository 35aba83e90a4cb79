import { contrast, mixed, nearestPassing } from '../../../lib/colour';
import type { Brand } from '../../brand/brand';
import {
  asText,
  forText,
  partsOf,
  tint,
  white,
  type Colours,
  type WrittenColours,
} from '../../brand/brand-colours';

/** Words, or another thing that has to be seen, on a colour. */
interface Pair {
  /** What is on it, and the colour itself, in words. */
  words: string;
  on: string;
  ink: string;
  colour: string;
  /** Where a document can say either of them, below `colours`. */
  inkAt: string[];
  colourAt: string[];
  /** What else the same words stand on. */
  elsewhere?: string[];
  /** What to write for the words, where the colour changes with them. */
  better?: string;
}

/** Two colours that are too alike, and where one of them is said. */
export interface TooAlike extends Omit<Pair, 'inkAt' | 'colourAt' | 'elsewhere' | 'better'> {
  contrast: number;
  least: number;
  /** Below `colours`; undefined where the document says neither. */
  at: string | undefined;
  /** The one that is said there, and the nearest that passes. */
  written: string;
  better?: string | undefined;
}

type Role = Exclude<keyof Colours & keyof WrittenColours, 'lead' | 'contact'>;

/** The roles by what they are called in a message. */
const called: Partial<Record<Role, string>> = {
  paper: 'paper',
  paperDeep: 'deep paper',
  sheet: 'a sheet',
  ink: 'Words in the ink',
  inkSoft: 'Words in the soft ink',
  alert: 'Words of a mistake',
};

/** What is written in which colour on which: every word of a page that lies on no ground. */
const wordsOn: readonly [ink: Role, on: readonly Role[]][] = [
  ['ink', ['paper', 'paperDeep', 'sheet']],
  ['inkSoft', ['paper', 'paperDeep', 'sheet']],
  ['alert', ['paper', 'sheet']],
];

/** Every pair of colours that a brand puts on each other. What the engine works out itself is far enough apart. */
function pairsOf({ colours, grounds }: Brand, own: WrittenColours): Pair[] {
  const onPapers = wordsOn.flatMap(([ink, on]) =>
    on.map((paper) => ({
      words: called[ink] ?? ink,
      on: called[paper] ?? paper,
      ink: colours[ink],
      colour: colours[paper],
      inkAt: ink === 'ink' ? ['/ink'] : [`/${ink}`, '/ink'],
      colourAt: [`/${paper}`, '/paper'],
      elsewhere: on.map((one) => colours[one]),
    })),
  );
  const onInk = { ...whiteOn('the ink', colours.ink), colourAt: ['/ink'] };
  const accent = {
    words: 'The words of a button',
    on: 'the accent',
    ink: colours.accentInk,
    colour: colours.accent,
    inkAt: ['/accent/ink'],
    colourAt: ['/accent/colour', '/accent'],
  };
  const onGrounds = Object.entries(grounds).map(([name, { colour, ink = white }]) => ({
    words: 'Words',
    on: `the ground "${name}"`,
    ink,
    colour,
    inkAt: hasInk(own, name) ? [`/grounds/${name}/ink`] : [],
    colourAt: [`/grounds/${name}/colour`, `/grounds/${name}`],
  }));
  return [...onPapers, ...ofLead(colours), ...ofContact(colours), onInk, accent, ...onGrounds];
}

/** What is marked stands on papers, also where they are tinted with its colour. */
function ofLead({ paper, paperDeep, sheet, lead }: Colours): Pair[] {
  const papers = [paper, paperDeep, sheet];
  return papers.map((one) => ({
    words: 'Prices and marks',
    on: 'paper that is tinted with them',
    ink: lead,
    colour: mixed(one, lead, tint),
    inkAt: ['/lead'],
    colourAt: [],
    better: asText(lead, papers),
  }));
}

/** On a phone its words are on paper; elsewhere they are white on it. */
function ofContact({ paper, contact }: Colours): Pair[] {
  if (contact === undefined) return [];
  const words = 'The button to get in touch';
  return [{ words, on: 'paper', ink: contact, colour: paper, inkAt: ['/contact'], colourAt: ['/paper'] }];
}

function whiteOn(on: string, colour: string): Omit<Pair, 'colourAt'> {
  return { words: 'White words', on, ink: white, colour, inkAt: [] };
}

function hasInk({ grounds = {} }: WrittenColours, name: string): boolean {
  const ground = grounds[name];
  return ground !== undefined && partsOf(ground).ink !== undefined;
}

/**
 * The pairs that are too alike; of two colours that the document says, that of the words is named, unless it is white or black.
 * @param own the colours that the document itself says.
 */
export function tooAlike(brand: Brand, own: WrittenColours): TooAlike[] {
  return pairsOf(brand, own).flatMap(({ inkAt, colourAt, elsewhere = [], better: said, ...pair }) => {
    const found = contrast(pair.ink, pair.colour);
    if (found >= forText) return [];
    const isSaid = (at: string): boolean => saidAt(own, at);
    const ink = { at: inkAt.find(isSaid), written: pair.ink, others: [pair.colour, ...elsewhere] };
    const colour = { at: colourAt.find(isSaid), written: pair.colour, others: [pair.ink] };
    const sides = isPlain(pair.ink) ? [colour, ink] : [ink, colour];
    // An ink that the engine has chosen may be the site's.
    const { at, written, others } = sides.find((one) => one.at !== undefined) ?? {
      ...ink,
      at: isSaid('/ink') ? '/ink' : undefined,
    };
    const better = said ?? nearestPassing(written, others, forText);
    return [{ ...pair, contrast: found, least: forText, at, written, better }];
  });
}

/** Nobody means another white, or another black. */
function isPlain(colour: string): boolean {
  return colour === white || colour === '#000000';
}

/** Whether a colour is written in a place. */
function saidAt(own: WrittenColours, at: string): boolean {
  let value: unknown = own;
  for (const name of at.split('/').slice(1))
    value =
      typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
  return typeof value === 'string';
}
