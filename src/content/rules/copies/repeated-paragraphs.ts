import { step } from '../../places/pointer';
import { isExample } from '../texts/example-texts';
import type { Annotation } from '../../validate/annotation';

/** Paragraphs of a text that stand in its document before. */
export interface RepeatedParagraphs {
  /** The first of them. */
  pointer: string;
  amount: number;
  /** Where the words of the first stand before. */
  earlier: string;
}

/** Letters that nobody writes twice on purpose. */
const long = 80;

/** The long paragraphs of a document's formatted texts that stand in it before, together for each text; not those of a template, which are told of as that. */
export function repeatedParagraphs(annotations: readonly Annotation[]): RepeatedParagraphs[] {
  const first = new Map<string, string>();
  return annotations.flatMap((annotation) => {
    const again = paragraphsOf(annotation).flatMap(({ pointer, text }) => {
      const earlier = first.get(text);
      first.set(text, earlier ?? pointer);
      return earlier === undefined ? [] : [{ pointer, earlier }];
    });
    const [one] = again;
    return one ? [{ ...one, amount: again.length }] : [];
  });
}

function paragraphsOf({ kind, pointer, value }: Annotation): { pointer: string; text: string }[] {
  if (kind !== 'richText') return [];
  const lines = Array.isArray(value)
    ? value.map((text, at) => ({ pointer: step(pointer, at), text }))
    : [{ pointer, text: value }];
  return lines.flatMap((line) => {
    const text = typeof line.text === 'string' ? line.text.trim() : '';
    return text.length < long || isExample(text) ? [] : [{ pointer: line.pointer, text }];
  });
}
