import type { Json } from '../../model/json';
import { problemAt } from '../problems/create-problem';
import type { Problem } from '../problems/problem';
import type { SourceDocument } from '../source';
import { decode } from './decode';
import { countMembers, duplicateKeys } from './duplicate-keys';
import { depthLimit, measure } from './measure';
import { syntaxProblem } from './syntax-problem';

/** A document that was read, as far as it can be. */
export interface ParsedDocument {
  /** The path below the pages folder. */
  path: string;
  text: string;
  /** What it holds; undefined when it cannot be read as JSON. */
  value: Json | undefined;
  problems: Problem[];
  /** Pointers of values that stand twice: what is wrong with them otherwise is not worth telling. */
  ambiguous?: string[];
  /** What its placeholders were filled in with, once they were. */
  tokens?: ReadonlyMap<string, string>;
}

/** Reads a document. It never throws: what cannot be read becomes a problem. */
export function parseDocument(source: SourceDocument): ParsedDocument {
  const { text, problem } = decode(source);
  const { path } = source;
  if (problem) return { path, text, value: undefined, problems: [problem] };
  const { tooDeepAt, members } = measure(text);
  if (tooDeepAt !== undefined) {
    const deep = problemAt({ path, text }, { offset: tooDeepAt, length: 1 }, '', 'too-deep', {
      limit: depthLimit,
    });
    return { path, text, value: undefined, problems: [deep] };
  }
  return parseText(path, text, members);
}

function parseText(path: string, text: string, members: number): ParsedDocument {
  let value: Json;
  try {
    value = JSON.parse(text) as Json;
  } catch {
    return { path, text, value: undefined, problems: [syntaxProblem({ path, text })] };
  }
  if (countMembers(value) === members) return { path, text, value, problems: [] };
  return { path, text, value, ...duplicateKeys({ path, text }) };
}
