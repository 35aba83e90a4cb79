import type { ParsedDocument } from '../parse/parse-document';
import { lineAt } from '../places/lines';
import { locate } from '../places/locate';
import type { Span } from '../places/span';
import type { CutPart } from '../problems/nested-words';

/** How a block that was pasted into another one, in lines of its own, is cut out and put behind it; undefined where it shares its lines. */
export function outOfBlock(document: ParsedDocument, pointer: string): CutPart | undefined {
  const home = /^\/blocks\/\d+(?=\/)/.exec(pointer)?.[0];
  return home === undefined ? undefined : cutOut(document, pointer, home, true);
}

/** How a part in lines of its own is put behind the entry of a list in which it stands. */
export function cutOut(
  document: ParsedDocument,
  pointer: string,
  home: string,
  isBlock: boolean,
): CutPart | undefined {
  const { text, readAs } = document;
  if (readAs) return undefined;
  const part = locate(document, pointer, 'value');
  if (!fillsLines(text, part)) return undefined;
  const around = locate(document, home, 'value');
  const end = endOf(around);
  const [from, to] = [lineAt(text, part.offset), lineAt(text, endOf(part) - 1)];
  return {
    isBlock,
    areLines: true,
    from,
    to,
    endsWithComma: follows(text, part),
    line: lineAt(text, around.offset),
    // Where it stands after the cut.
    behind: lineAt(text, end - 1) - (to - from) - 1,
    hasCommaBehind: follows(text, around),
    isLast: /^\s*,?\s*\]/.test(text.slice(end)),
    ...commaBefore(text, part),
  };
}

function endOf({ offset, length }: Span): number {
  return offset + length;
}

function follows(text: string, span: Span): boolean {
  return /^\s*,/.test(text.slice(endOf(span)));
}

/** Whether nothing else stands in its lines but a comma. */
function fillsLines(text: string, span: Span): boolean {
  const before = text.slice(text.lastIndexOf('\n', span.offset) + 1, span.offset);
  return before.trim() === '' && /^[^\S\n]*,?[^\S\n]*(?:\n|$)/.test(text.slice(endOf(span)));
}

/** The comma that parts nothing any more, once what it parts from others is gone. */
function commaBefore(text: string, span: Span): { comma: number; hasComma: true } | undefined {
  const before = text.slice(0, span.offset).trimEnd();
  const isNeedless = before.endsWith(',') && !follows(text, span);
  return isNeedless ? { comma: lineAt(text, before.length - 1), hasComma: true } : undefined;
}
