import { pointerAbove } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { textOf, type Annotation } from '../../validate/annotation';
import { dividedText } from '../../validate/divided-text';
import type { Rule } from '../rule';

export const keywords: Rule = {
  about: 'Keywords stand one by one, each between quotation marks of its own.',
  codes: ['joined-keywords'],
  inDocument: (document) =>
    joinedKeywords(document.of('keyword')).map(({ pointer, ...details }) =>
      findingIn(document, pointer, 'value', 'joined-keywords', details),
    ),
};

/** Keywords that were written as one. */
export interface JoinedKeywords {
  pointer: string;
  written: string;
  /** Each by itself, without those that stand in the list besides. */
  parts: string[];
}

/** The keywords of a document that were written as one, with commas: as a trigger of the chat such a one is never found. */
export function joinedKeywords(annotations: readonly Annotation[]): JoinedKeywords[] {
  const all = annotations.filter(({ kind }) => kind === 'keyword');
  return all.flatMap((keyword) => {
    const { pointer } = keyword;
    const written = textOf(keyword) ?? '';
    const divided = /[,;]/.test(written) ? dividedText(written, { minLength: 1 }) : undefined;
    if (!divided) return [];
    const list = pointerAbove(pointer);
    const others = all.filter((other) => other !== keyword && pointerAbove(other.pointer) === list);
    const known = new Set(others.map(textOf));
    const parts = [...new Set(divided)].filter((part) => !known.has(part));
    return [{ pointer, written, parts: parts.length > 0 ? parts : divided.slice(0, 1) }];
  });
}
