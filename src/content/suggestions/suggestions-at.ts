import type { CheckedSite } from '../check-site';
import { pointerAbove } from '../places/pointer';
import { documentKind, schemaOf } from '../source/document-kind';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import type { Tools } from '../validate/tools';
import {
  linkCandidates,
  type Known,
  iconCandidates,
  listCandidates,
  pictureCandidates,
  placeholderCandidates,
  fitting,
  type Candidate,
  type Suggestion,
} from './candidates';
import { partEdit, placeAt, wholeEdit, type Place } from './place-at';

/** A document as it is being written: its path below the pages folder, and its text, which need not be JSON. */
export interface Draft {
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
  icon: ({ checked, tools }) => iconCandidates(checked, tools),
  image: ({ checked }) => pictureCandidates(checked),
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
