import type { TypedStop } from '../problems/stop-words';
import { textAt, type SyntaxState } from './syntax-state';

/** So many words are a sentence. */
const fewestWords = 4;

/** Names under which sentences stand. */
const ofProse = /"(?:text|intro|answer|greeting|note)"\s*:\s*$/;

/**
 * Of a full stop behind the closing mark of a text, whether it is that of the last sentence: `certain` where the others
 * have theirs, or the name says that sentences stand there. undefined where it is a slip for a comma.
 */
export function typedStop(state: SyntaxState, sign: string): TypedStop | undefined {
  const { previous } = state;
  if (previous?.kind !== 'text' || !/^[.।]$/.test(sign)) return undefined;
  const text = textAt(state, previous).slice(1, -1);
  if (text.split(/\s+/).length < fewestWords || !/[\p{L}\p{M}\p{N})]$/u.test(text)) return undefined;
  const isProse =
    /[\p{L}\p{M}\p{N})][.!?।]\s+[\p{Lu}\p{Lo}]/u.test(text) ||
    ofProse.test(state.text.slice(0, previous.offset).slice(-40));
  return { stop: isProse ? 'certain' : 'likely', ended: `"${text}${sign}"` };
}
