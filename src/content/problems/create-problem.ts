import { rangeAt } from '../places/lines';
import { locate, type Part } from '../places/locate';
import type { Span } from '../places/span';
import type { WrittenDocument } from '../places/written-document';
import { catalogue, type ProblemCode, type ProblemDetails } from './catalogue';
import type { Definition } from './define';
import type { Problem } from './problem';

/** The problem `code` at a stretch of a document's text. */
export function problemAt<Code extends ProblemCode>(
  document: { path: string; text: string },
  span: Span,
  pointer: string,
  code: Code,
  details: ProblemDetails<Code>,
): Problem {
  const definition = catalogue[code] as Definition<ProblemDetails<Code>>;
  const { severity } = definition;
  const { offset, length } = span;
  const marked = document.text.slice(offset, offset + length);
  const fixed = definition.fix?.(details, marked);
  const texts = {
    message: definition.message(details),
    hint: definition.hint(details) + (fixed === seen(marked) ? unseenReason(marked) : ''),
  };
  return {
    file: document.path,
    ...rangeAt(document.text, offset, length),
    pointer,
    code,
    severity,
    ...texts,
    ...(fixed !== undefined && { fix: [{ offset, length, content: fixed }] }),
  };
}

/** What can be seen of it. */
function seen(marked: string): string {
  return marked.replaceAll(/[\p{Cc}\p{Cf}]/gu, '');
}

/** Why a text that looks right is not. */
function unseenReason(marked: string): string {
  return seen(marked) === marked
    ? ''
    : ' A character that cannot be seen stands in it: it came with copied text.';
}

/** The problem `code` at a value of a document, at its key, at its opening bracket, or at some of its words. */
export function problemIn<Code extends ProblemCode>(
  document: WrittenDocument,
  pointer: string,
  part: Part,
  code: Code,
  details: ProblemDetails<Code>,
): Problem {
  return problemAt(document, locate(document, pointer, part), pointer, code, details);
}
