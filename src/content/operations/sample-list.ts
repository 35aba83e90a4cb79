import type { CheckedSite } from '../check-site';
import type { Json, JsonObject } from '../../model/json';
import { lineAt } from '../places/lines';
import { locate, nodeAt } from '../places/locate';
import { valueAt } from '../places/pointer';
import type { WrittenDocument } from '../places/written-document';
import { brief } from '../problems/wording';
import { sampleMarks, type SampleMark } from '../facts/samples';

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
