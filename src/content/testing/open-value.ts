import type { Json } from '../../model/json';
import { openDocument, type OpenDocument } from '../facts/open-document';
import type { Annotation } from '../validate/annotation';

/** A sound page with this value, as rules look at it. */
export function openValue(
  value: Json,
  annotations: Annotation[] = [],
  more: Partial<Pick<OpenDocument, 'isSound' | 'placeholders'>> = {},
): OpenDocument {
  const placeholders = new Map<string, string>();
  return openDocument({
    path: 'page.json',
    kind: { kind: 'page' },
    json: JSON.stringify(value),
    written: value,
    value,
    annotations,
    texts: new Map(),
    isSound: true,
    hasProblems: false,
    placeholders,
    around: {
      placeholders,
      doubtful: [],
      hasSoundSettings: true,
      language: 'en',
      exampleWords: new Set(),
      isEditorial: true,
    },
    ...more,
  });
}
