import type { Json } from '../../model/json';
import type { WrittenDocument } from '../places/written-document';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { SourceDocument } from '../source/source';
import { decode } from './decode';
import { duplicateKeys } from './duplicate-keys';
import { countMembers, countWritten, depthLimit, tooDeepAt } from './members';
import { repairDocument } from './repair-document';

/** A document that was read, as far as it can be. */
export interface ParsedDocument extends WrittenDocument {
  problems: Problem[];
  /** Pointers of values that stand twice: nothing else is reported of them. */
  ambiguous?: string[];
}

/** Reads a document. It never throws: what cannot be read becomes a problem. */
export function parseDocument(source: SourceDocument): ParsedDocument {
  const { text, problem } = decode(source);
  const { path } = source;
  if (problem) return { path, text, value: undefined, problems: [problem] };
  const value = valueOf(text);
  if (value !== undefined && countMembers(value) === countWritten(text))
    return { path, text, value, problems: [] };
  return withProblems({ path, text }, value);
}

/** Undefined for what is no JSON. A text may be nested however deep here. */
function valueOf(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

/** Looks closer at a document that seems to have something wrong. */
function withProblems(document: { path: string; text: string }, value: Json | undefined): ParsedDocument {
  const offset = tooDeepAt(document.text);
  if (offset !== undefined) {
    const deep = problemAt(document, { offset, length: 1 }, '', 'too-deep', { limit: depthLimit });
    return { ...document, value: undefined, problems: [deep] };
  }
  if (value !== undefined) return { ...document, value, ...duplicateKeys(document) };
  const { readAs, ...found } = repairDocument(document);
  if (!readAs) return { ...document, value, ...found };
  const doubled = duplicateKeys({ ...document, readAs });
  return {
    ...document,
    readAs,
    value: valueOf(readAs.text),
    problems: [...found.problems, ...doubled.problems],
    ambiguous: [...found.ambiguous, ...doubled.ambiguous],
  };
}
