import type { Json, JsonObject } from '../../model/json';
import { routeOfFile, type DocumentKind } from '../source/document-kind';
import type { Problem } from '../problems/problem';
import { doubtfulRoutes } from '../resolve/doubtful-routes';
import type { TextFacts } from '../resolve/rich-text';
import { fill } from '../resolve/placeholders';
import type { ResolvedDocument } from '../resolve/resolve-document';
import { countedHeadings } from './counted-headings';
import { isDemoId } from './demo-ids';
import { firstWords } from './first-words';
import { labelledLinks } from './labelled-links';
import { leftOvers } from './left-overs';
import { plainMarks } from './plain-marks';
import { textFaults } from './text-faults';
import { joinedKeywords } from './joined-keywords';
import { clientsIn } from './clients';
import { repeatedAlts } from './repeated-alts';
import { repeatedBlocks } from './repeated-blocks';
import { repeatedHeadings } from './repeated-headings';
import { repeatedPictures } from './repeated-pictures';
import { swappedPictures } from './swapped-pictures';
import { repeatedParagraphs } from './repeated-paragraphs';
import { twinEntries } from './twin-entries';
import { typedFigures } from './typed-figures';
import { typedNumbers } from './typed-numbers';
import { unmarkedTexts } from './unmarked-texts';
import { shownElsewhere } from './shown-elsewhere';
import type { Entry, NotedAnnotation, PageEntry } from './site';
import { isObject, placeholdersFor, type Surroundings } from '../resolve/surroundings';
import { textOf, type Annotation, type AnnotationKind } from '../validate/annotation';
import { shaped } from '../validate/shape';

/** What the site as a whole has to know of one document: small, and plain data that can go from one thread to another. */
export interface Facts {
  path: string;
  /** Of which content they are. */
  version?: string;
  kind: DocumentKind;
  /** What is wrong with it by itself. */
  problems: Problem[];
  /** Addresses that it seems to have, when it has mistakes. */
  doubtfulRoutes: string[];
  /** The address that its file's place gives, when it is a page's. */
  routeOfFile?: string;
  /** What the rules look at, when it can be read. */
  entry?: Entry;
  /** The same of a page. */
  page?: PageEntry;
  /** The value of what is no page: others show pieces of it. */
  value?: Json;
}

/** Takes a document by itself and gives what the others have to know of it. */
export function factsOf(resolved: ResolvedDocument, around: Surroundings): Facts {
  const { kind, document, value, problems, isSound } = resolved;
  const { path } = document;
  const isPage = kind.kind === 'page';
  const placeholders = placeholdersFor(path, around) ?? new Map<string, string>();
  const facts: Facts = {
    path,
    kind,
    problems,
    doubtfulRoutes: isPage && !isSound ? doubtfulRoutes(document, value, placeholders) : [],
    ...(isPage && { routeOfFile: fill(routeOfFile(path), placeholders) }),
  };
  if (value === undefined) return facts;
  const entry = entryOf(resolved, value, placeholders);
  if (!isPage) return { ...facts, entry, value };
  return isObject(value)
    ? { ...facts, page: pageOf(resolved, entry, value, facts.routeOfFile ?? '') }
    : facts;
}

function entryOf(
  { document: { path, text: json, value: written = null }, annotations, texts, isSound }: ResolvedDocument,
  value: Json,
  placeholders: ReadonlyMap<string, string>,
): Entry {
  const own = { name: placeholders.get('speaker.name'), mail: placeholders.get('contact.email') };
  const shown = annotations.filter(({ kind }) => kind === 'shown');
  const places = new Map(shown.map(({ pointer, pixels = 0 }) => [pointer, pixels]));
  const noted = annotations.flatMap((annotation): NotedAnnotation[] => {
    const content = texts.get(annotation);
    if (content) return hasFacts(content) ? [withFacts(annotation, content)] : [];
    if (annotation.kind === 'list') return isObject(annotation.value) ? [annotation] : [];
    if (annotation.kind === 'image') return [withPlace(annotation, places)];
    if (annotation.kind === 'opening') return [{ ...annotation, value: undefined }];
    return silent.has(annotation.kind) && !isDemoId(annotation) ? [] : [annotation];
  });
  const schema = isObject(value) ? value['$schema'] : undefined;
  const seldom = {
    // What a placeholder brings in is told of in the settings; where a name is unknown, a text may be meant to have formatting.
    marks: isSound ? plainMarks(written, annotations) : [],
    faults: textFaults({ json, value: written, isSound, own }, annotations),
    leftOvers: leftOvers(json, value, annotations),
    twins: twinEntries(annotations),
    paragraphs: repeatedParagraphs(annotations),
    alts: repeatedAlts(value, annotations),
    pictures: repeatedPictures(value, annotations),
    swapped: swappedPictures(value, annotations),
    joined: joinedKeywords(annotations),
    labels: labelledLinks(value, annotations),
    numbers: typedNumbers(json, written, annotations),
    figures: typedFigures(json, written, annotations),
    clients: clientsIn(value),
  };
  return {
    document: { path },
    annotations: noted,
    isSound,
    unmarked: unmarkedTexts({ json, value, filledIn: placeholders.values() }, annotations),
    ...withoutEmpty(seldom),
    ...(typeof schema === 'string' && { schema }),
  };
}

/** The lists in which something is. */
function withoutEmpty<Lists extends Record<string, unknown[]>>(lists: Lists): Partial<Lists> {
  const all = Object.entries(lists).filter(([, list]) => list.length > 0);
  return Object.fromEntries(all) as Partial<Lists>;
}

/** Kinds of places of which nobody but their own document has anything to say. */
const silent: ReadonlySet<AnnotationKind> = new Set([
  'richText',
  'collection',
  'entryId',
  'entryText',
  'inLanguage',
  'keyword',
  'menuEntry',
  'offer',
  'question',
  'quotation',
  'shown',
  'sorted',
]);

/** The place of a picture is that of its name, or of the object with its name and its words. */
function withPlace(annotation: Annotation, places: ReadonlyMap<string, number>): Annotation {
  const { pointer } = annotation;
  const pixels = places.get(pointer) ?? places.get(pointer.replace(/\/src$/, ''));
  return pixels === undefined ? annotation : { ...annotation, pixels };
}

function hasFacts({
  fault,
  links,
  headings,
  forbidden,
  unmarked,
  spaced,
  broken,
  slips,
}: TextFacts): boolean {
  const lists = [links, headings, forbidden, unmarked, spaced, broken, slips];
  return fault !== undefined || lists.some(({ length }) => length > 0);
}

/** The text itself stays with its document, but for its length where that is the matter. */
function withFacts(
  { kind, pointer, listOf, value }: Annotation,
  { links, headings, forbidden, unmarked, spaced, broken, slips, fault }: TextFacts,
): NotedAnnotation {
  const text = { links, headings, forbidden, unmarked, spaced, broken, slips, ...(fault && { fault }) };
  return { kind, pointer, listOf, value: fault ? value : undefined, text };
}

function pageOf(
  { annotations, texts, problems }: ResolvedDocument,
  entry: Entry,
  value: JsonObject,
  ownPlace: string,
): PageEntry {
  const path = annotations.find((annotation) => annotation.kind === 'path');
  const isDraft = value['draft'] === true;
  const isArticle = value['article'] !== undefined;
  const repeated = repeatedBlocks(value);
  const alike = repeatedHeadings(value);
  const beginnings = firstWords(value);
  // A list that is broken is told of as that.
  const counted = problems.length > 0 ? [] : countedHeadings(value);
  return {
    ...entry,
    route: (path && textOf(path)) ?? ownPlace,
    title: String(value['title']),
    isDraft,
    isArticle,
    headedBlocks: headedBlocks(value),
    ...withoutEmpty({ beginnings, repeated, alike, counted }),
    ...(entry.isSound && shownElsewhere(shaped('page', value), annotations, texts)),
  };
}

function headedBlocks({ blocks }: JsonObject): number[] {
  return (Array.isArray(blocks) ? blocks : []).flatMap((block, at) =>
    isObject(block) && typeof block['heading'] === 'string' ? [at] : [],
  );
}
