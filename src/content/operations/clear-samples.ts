import type { Edit } from 'jsonc-parser';
import type { Json, JsonObject } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { sampleMarks, type SampleMark } from '../facts/samples';
import { lineAt } from '../places/lines';
import { locate, nodeAt } from '../places/locate';
import { isWithin, valueAt } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { every, brief } from '../problems/wording';
import { entriesThatGo, removalEdits } from './json-edits';
import type { Edits } from './name-edits';
import { type Outcome, changeOf, type ChangeEdit } from './site-change';

/** Which marks of a document are meant: all, those on a line, or those of a value and of what is in it. */
export interface SamplePlace {
  /** The document's path below the pages folder. */
  file: string;
  /** From 1, as `samplesLeft` gives it. */
  line?: number;
  /** A JSON Pointer. */
  pointer?: string;
}

/** Takes marks of examples out. The settings' list of them goes with its last entry. A place without a mark is a trouble. */
export function clearSamples(checked: CheckedSite, places: readonly SamplePlace[]): Outcome {
  const left = samplesLeft(checked);
  const empty = places.find((place) => !left.some((sample) => isMeant(sample, place)));
  if (empty) return { trouble: nothingAt(empty, left, checked) };
  const meant = left.filter((sample) => places.some((place) => isMeant(sample, place)));
  const edits: Edits = new Map();
  for (const file of new Set(meant.map((sample) => sample.file))) {
    const { document } = checked.resolve(file);
    const own = meant.filter((sample) => sample.file === file).map(({ pointer }) => pointer);
    const flags = own.filter((pointer) => !pointer.startsWith('/samples/'));
    const settings = entriesThatGo(document, '/samples', (_, pointer) => own.includes(pointer));
    edits.set(file, sampleEdits(removalEdits(document, [...flags, ...settings]), own.length));
  }
  return { change: changeOf({ edits }) };
}

/** Neighbours go in one edit: the first one counts for those that have none of their own. */
function sampleEdits(edits: readonly Edit[], marks: number): ChangeEdit[] {
  return edits.map((edit, at) => ({
    ...edit,
    kind: 'sample',
    amount: at === 0 ? marks - edits.length + 1 : 1,
  }));
}

function isMeant(sample: Sample, { file, line, pointer }: SamplePlace): boolean {
  if (sample.file !== file) return false;
  if (line !== undefined) return sample.line === line;
  return pointer === undefined || isWithin(pointer, sample.about);
}

function nothingAt(
  { file, line, pointer }: SamplePlace,
  left: readonly Sample[],
  { site: { documents } }: CheckedSite,
): string {
  if (!documents.includes(file)) return `There is no document ${file}.`;
  const own = left.filter((sample) => sample.file === file);
  if (own.length === 0) return `Nothing in ${file} is marked as an example.`;
  const place = line === undefined ? `at ${pointer}` : `on line ${line}`;
  const lines = [...new Set(own.map((sample) => String(sample.line)))];
  return `Nothing ${place} of ${file} is marked as an example. There are marks on the lines ${every(lines).replaceAll('"', '')}.`;
}

/** An example that is left in a site, as its author finds it. */
export interface Sample extends SampleMark {
  /** The line of its mark, or of the setting that is one, from 1. */
  line: number;
  /** What it is, in a few words: its name, heading or picture, or the setting. */
  words: string;
}

/** All examples that are left, document by document, in the order of their lines. */
export function samplesLeft(checked: CheckedSite): Sample[] {
  const marks = sampleMarks(checked.site);
  return [...new Set(marks.map(({ file }) => file))].flatMap((file) => {
    const { document } = checked.resolve(file);
    const own = marks.filter((mark) => mark.file === file).map((mark) => described(mark, document));
    return own.toSorted((one, other) => one.line - other.line);
  });
}

function described(mark: SampleMark, document: WrittenDocument): Sample {
  const { pointer, about, kind } = mark;
  const value = valueAt(document.value ?? null, about);
  const [place, part] =
    kind === 'flag' || !nodeAt(document, about) ? ([pointer, 'key'] as const) : ([about, 'value'] as const);
  const line = lineAt(document.text, locate(document, place, part).offset);
  const words = kind === 'flag' ? nameOf(value, about) : `${about} ${shortly(value)}`;
  return { ...mark, line, words: brief(words.trim(), 90) };
}

/** The properties by which an author knows something, the best first. */
const naming = ['title', 'name', 'label', 'heading', 'question', 'quote', 'src', 'value', 'type'];

function nameOf(value: Json | undefined, pointer: string): string {
  const of = pointer === '' ? 'the whole document: ' : '';
  const own = typeof value === 'object' && value !== null ? (value as JsonObject) : {};
  const name = naming.map((key) => own[key]).find((one) => typeof one === 'string');
  return name === undefined ? pointer : of + JSON.stringify(name);
}

function shortly(value: Json | undefined): string {
  return value === undefined ? '(leads nowhere)' : JSON.stringify(value);
}
