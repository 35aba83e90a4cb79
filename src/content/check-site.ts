import { assembleSite } from './facts/assemble-site';
import { documentKind } from './source/document-kind';
import { factsOf, isReadable, unreadFacts, type Facts } from './facts/facts';
import { openDocument } from './facts/open-document';
import { parseDocument, type ParsedDocument } from './parse/parse-document';
import { byPlace, withoutConsequences } from './problems/without-consequences';
import { placed, type Finding } from './problems/finding';
import type { Problem } from './problems/problem';
import { resolveDocument, type ResolvedDocument } from './resolve/resolve-document';
import { notesFor, rulesFor } from './rules/all-rules';
import type { Site } from './facts/site';
import { contentOf, type Source, type SourceDocument } from './source/source';
import { surroundingsOf, placeholdersFor, type Surroundings } from './resolve/surroundings';
import type { Tools } from './validate/tools';

/** A checked site: everything that is wrong, and what the page data is made from. */
export interface CheckedSite {
  /** What its documents know of each other. */
  around: Surroundings;
  problems: Problem[];
  site: Site;
  /** Works out the places of findings that are no mistakes for everybody. */
  placed: (findings: readonly (Finding | Problem)[]) => Problem[];
  /** Reads a document anew, and resolves it by itself. */
  resolve: (path: string) => ResolvedDocument;
}

/** Checks every document of a site. It changes nothing outside and never stops at the first problem. */
export function checkSite(source: Source, tools: Tools): CheckedSite {
  const around = surroundingsOf(source, tools);
  const facts = knownDocuments(source).map((document) => examine(contentOf(document), around, tools));
  return checkTogether(facts, around, source, tools);
}

/** The documents that mean something. */
export function knownDocuments({ documents }: Source): Source['documents'] {
  return documents.filter(({ path }) => documentKind(path).kind !== 'other');
}

/** What is to be known of one document, as far as it can be said without the others. */
export function examine(source: SourceDocument, around: Surroundings, { validator }: Tools): Facts {
  const { document, kind, value, problems, ...resolved } = resolveDocument(source, around, validator);
  const placeholders = placeholdersFor(document.path, around);
  const version = source.version !== undefined && { version: source.version };
  if (value === undefined)
    return {
      ...unreadFacts({ path: document.path, json: document.text, kind, placeholders }, problems),
      ...version,
    };
  const open = openDocument({
    ...resolved,
    path: document.path,
    kind,
    json: document.text,
    written: document.value ?? null,
    value,
    hasProblems: problems.length > 0,
    around,
    placeholders,
  });
  const rules = isReadable(open) ? rulesFor(around.isEditorial) : [];
  const found = rules.flatMap(({ inDocument }) => inDocument?.(open) ?? []);
  const own = found.map((one) => one.in({ ...document, ...(placeholders && { placeholders }) }));
  return { ...factsOf(open, [...problems, ...own], notesFor(around.isEditorial)), ...version };
}

/** Checks how the documents of a site fit together. */
export function checkTogether(
  facts: readonly Facts[],
  around: Surroundings,
  source: Source,
  tools: Tools,
): CheckedSite {
  const files = new Map(source.documents.map((document) => [document.path, document]));
  const read = (path: string): SourceDocument =>
    contentOf(files.get(path) ?? { path, bytes: new Uint8Array(), trouble: 'gone' });
  const open = (path: string): ParsedDocument => {
    const placeholders = placeholdersFor(path, around);
    return { ...parseDocument(read(path)), ...(placeholders && { placeholders }) };
  };
  const site = assembleSite(facts, source, tools, (path) => open(path).text);
  const problems = [
    ...facts.flatMap((one) => one.problems),
    ...placed(
      rulesFor(around.isEditorial).flatMap(({ check }) => check?.(site) ?? []),
      open,
    ),
  ];
  return {
    around,
    problems: withoutConsequences(problems).toSorted(byPlace),
    site,
    placed: (findings) => placed(findings, open),
    resolve: (path) => resolveDocument(read(path), around, tools.validator),
  };
}
