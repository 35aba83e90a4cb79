import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A line that is one property or one entry; the mark at the beginning or the end of its text may be lost. */
const oneText =
  /^(?<name>"[^"\\]*"\s*:\s*)?(?<opening>"?)(?<inside>(?<=")\S.*?|[^\s"{}[\]].*?)(?<closing>"?)(?<comma>\s*,?)$/;

/** Letters of such a line at most: longer ones are no writing. */
const longest = 6000;

/** Words that are quoted inside of a text, as they are where people write: nothing of a document looks so. */
const quotation = /(?<=^|[\s(—–-])"(?=[^\s"])([^"]*[\p{L}\p{N}][^"]*)(?<=[^\s"\\])"(?=[\s.,;:!?)…—–-]|$)/gu;

/**
 * A text with straight quotation marks inside that are not mended one by one, since commas stand beside them or a mark at
 * an end of the text is lost: its line is told as a whole.
 * @param mendedTo how far the text is right when the fault is mended by itself: an offset in it as it is.
 */
export function quotedInside(
  { text, brackets }: SyntaxState,
  token: Token,
  readTo: ReadTo,
  mendedTo: () => number,
): Fault | undefined {
  const start = text.lastIndexOf('\n', token.offset - 1) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  const written = line.trim();
  const better = withEscapes(written, brackets.innermost?.kind === '[');
  if (better === undefined || mendedTo() > start + line.length) return undefined;
  const offset = start + line.indexOf(written);
  const mended = text.slice(0, offset) + better.whole + text.slice(offset + written.length);
  const isRight = readsOn(readTo, mended, offset + better.whole.length);
  return isRight ? faultAt({ offset, length: written.length }, 'unescaped-quote', better) : undefined;
}

interface Escaped {
  whole: string;
  begin?: string;
  isOpen?: boolean;
}

/** The line as it should be, and what the text begins with where its first mark is lost; undefined for a line that may be anything else. */
function withEscapes(written: string, isInList: boolean): Escaped | undefined {
  const parts = written.length > longest ? undefined : oneText.exec(written)?.groups;
  const { name = '', opening = '', inside = '', closing = '', comma = '' } = parts ?? {};
  if ((name === '') !== isInList || opening + closing === '') return undefined;
  const escaped = inside.replaceAll(quotation, String.raw`\"$1\"`);
  if (escaped === inside || /(?<!\\)"/.test(escaped)) return undefined;
  return {
    whole: `${name}"${escaped}"${comma}`,
    ...(opening === '' && { begin: inside }),
    ...(closing === '' && { isOpen: true }),
  };
}
