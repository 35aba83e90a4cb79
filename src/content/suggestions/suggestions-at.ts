import { getLocation, parse, type Edit, type Node } from 'jsonc-parser';
import type { Json } from '../../model/json';
import type { CheckedSite } from '../check-site';
import { documentLimit } from '../parse/decode';
import { tooDeepAt } from '../parse/members';
import { pointerAbove, step, valueAt, withValues } from '../places/pointer';
import { documentKind, schemaOf } from '../source/document-kind';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import type { Tools } from '../validate/tools';
import {
  linkCandidates,
  type Known,
  groundCandidates,
  iconCandidates,
  listCandidates,
  formCandidates,
  pictureCandidates,
  placeholderCandidates,
  fitting,
  type Candidate,
  type Suggestion,
} from './candidates';

/** A document as it is being written: its path below the pages folder, and its text, which need not be JSON. */
interface Draft {
  path: string;
  text: string;
}

/**
 * What of a site can stand at a place of a document: addresses, icons, pictures, shared lists, placeholders. Which of
 * them is said by the schema's annotations, whatever block it is. Gives an empty list where nothing of the site belongs.
 * @param checked the site as it is known; the document itself may have changed since.
 * @param offset the cursor, UTF-16 units from the start of the text.
 */
export function suggestionsAt(
  checked: CheckedSite,
  tools: Tools,
  draft: Draft,
  offset: number,
): Suggestion[] {
  const place = placeAt(draft.text, offset);
  if (!place) return [];
  const placeholder = /\{[\w.]*$/.exec(place.before)?.[0];
  if (placeholder !== undefined) return placeholders(checked, place, placeholder);
  const schema = schemaOf(documentKind(draft.path));
  if (schema === undefined || !tools.validator.schemas[schema]) return [];
  const { annotations } = tools.validator.validate(schema, place.value);
  const about = { checked, tools, place, own: { value: place.value, annotations } };
  const isRichText = ({ kind, pointer }: Annotation): boolean =>
    kind === 'richText' && [place.pointer, pointerAbove(place.pointer)].includes(pointer);
  return annotations.some(isRichText) ? linksInText(about) : wholeValues(about);
}

interface About {
  checked: CheckedSite;
  tools: Tools;
  place: Place;
  own: Known;
}

/** With the brackets: a closing one that stands there already is not doubled. */
function placeholders(checked: CheckedSite, place: Place, typed: string): Suggestion[] {
  const rest = /^[\w.]*\}?/.exec(place.after)?.[0].length ?? 0;
  return fitting(placeholderCandidates(checked), typed).map((one) => ({
    ...one,
    edit: partEdit(place, one.label, typed.length, rest),
  }));
}

/** In a text a link is Markdown, `[words](address)`, or HTML. */
function linksInText({ checked, place, own }: About): Suggestion[] {
  const typed = /(?:\]\(|href=(?:\\"|'))([^\s()"'\\]*)$/.exec(place.before)?.[1];
  if (typed === undefined) return [];
  const rest = /^[^\s()"'\\]*/.exec(place.after)?.[0].length ?? 0;
  return fitting(linkCandidates(checked, typed, own), typed).map((one) => ({
    ...one,
    edit: partEdit(place, one.label, typed.length, rest),
  }));
}

type Candidates = (about: About, annotation: Annotation) => Candidate[];

const candidates: Partial<Record<AnnotationKind, Candidates>> = {
  link: ({ checked, place, own }) => linkCandidates(checked, place.before, own),
  ground: ({ checked }) => groundCandidates(checked),
  icon: ({ checked }) => iconCandidates(checked),
  image: ({ checked }) => pictureCandidates(checked),
  form: ({ checked }) => formCandidates(checked),
  collection: ({ checked, own }, { pointer }) => {
    const list = own.annotations.find((one) => one.kind === 'list' && one.pointer === pointerAbove(pointer));
    return listCandidates(checked, list?.listOf);
  },
};

function wholeValues(about: About): Suggestion[] {
  const { place, own } = about;
  const found = own.annotations
    .filter(({ pointer }) => pointer === place.pointer)
    .flatMap((annotation) => candidates[annotation.kind]?.(about, annotation) ?? []);
  const each = new Map(found.map((one) => [one.label, one]));
  return fitting(each.values(), place.before).map((one) => ({ ...one, edit: wholeEdit(place, one.label) }));
}

/** A place of a document in which a text stands, or may be put. */
interface Place {
  /** JSON Pointer of the text. */
  pointer: string;
  /** What stands in it before the cursor and behind it, as JSON writes it; both are empty where nothing stands yet. */
  before: string;
  after: string;
  /** The cursor: UTF-16 units from the document's start. */
  offset: number;
  /** The quotation marks that are missing around it. */
  missing: { open: string; close: string };
  /** What the document holds as far as it can be read, with a text in this place. */
  value: Json;
}

/**
 * The place of a text at a cursor; undefined where none may stand, as in a key or behind a value. The document need not
 * be JSON: what is being written seldom is.
 * @param offset the cursor, UTF-16 units from the start of `text`.
 */
function placeAt(text: string, offset: number): Place | undefined {
  if (text.length > documentLimit || tooDeepAt(text) !== undefined) return undefined;
  const { path, previousNode, isAtPropertyKey } = getLocation(text, offset);
  const pointer = path.reduce<string>(step, '');
  const written = isAtPropertyKey || path.length === 0 ? undefined : around(text, offset, previousNode);
  const read = parse(text, [], { allowTrailingComma: true }) as Json | undefined;
  if (!written || read === undefined) return undefined;
  const here = valueAt(read, pointer);
  if (here === undefined)
    return { pointer, offset, ...written, value: withValues(read, new Map([[pointer, '']])) };
  return typeof here === 'string' ? { pointer, offset, ...written, value: read } : undefined;
}

/** The edit that puts a text into a place, in the stead of what stands there. */
function wholeEdit(place: Place, words: string): Edit {
  const { open, close } = place.missing;
  const edit = partEdit(place, words, place.before.length, place.after.length);
  return { ...edit, content: open + edit.content + close };
}

/** The edit that puts words into a text, in the stead of so many signs before the cursor and behind it. */
function partEdit({ offset }: Place, words: string, before: number, after: number): Edit {
  return { offset: offset - before, length: before + after, content: JSON.stringify(words).slice(1, -1) };
}

function around(
  text: string,
  offset: number,
  node: Node | undefined,
): Pick<Place, 'before' | 'after' | 'missing'> | undefined {
  if (node) return node.type === 'string' ? within(text, offset, node) : undefined;
  // What follows on the next line is not meant, though it would be read as the value that is missing here.
  const isLast = /[ \t]*(?:$|[\r\n,\]}])/y;
  isLast.lastIndex = offset;
  const isFree = ':[,'.includes(text.slice(0, offset).trimEnd().at(-1) ?? '.') && isLast.test(text);
  return isFree ? { before: '', after: '', missing: { open: '"', close: '"' } } : undefined;
}

/** A text without its closing quotation mark reaches to the end of its line: what stands behind the cursor is not taken for a part of it. */
function within(text: string, offset: number, node: Node): ReturnType<typeof around> {
  const written = text.slice(node.offset, node.offset + node.length);
  const isClosed = /^"(?:[^"\\]|\\.)*"$/s.test(written);
  const end = node.offset + node.length - Number(isClosed);
  if (offset <= node.offset || offset > end) return undefined;
  return {
    before: text.slice(node.offset + 1, offset),
    after: isClosed ? text.slice(offset, end) : '',
    missing: { open: '', close: isClosed ? '' : '"' },
  };
}
