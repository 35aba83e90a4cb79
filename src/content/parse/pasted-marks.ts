import type { Edit } from 'jsonc-parser';
import type { ProblemDetails } from '../problems/catalogue';
import { faultAt, type Fault } from './fault';
import { fix, type Repair } from './repair/repair';

type Kind = ProblemDetails<'copied-marks'>['kind'];

/** What other programs put before single lines of a document, by what it is; behind it the document's own line goes on. */
const marks: readonly [kind: Kind, pattern: RegExp][] = [
  // Mail programs, before each line that is quoted (RFC 3676, 4.5).
  [
    'quotation',
    /^[^\S\r\n]*(?:>[^\S\r\n]?)+(?=[^\S\r\n]*(?:[{}[\]]|"(?!(?:[^"\\\r\n]|\\.)*"[^\S\r\n]*\p{L})|\r?$))/gmu,
  ],
  // The day, the time and the name that a messenger copies with each message.
  [
    'stamp',
    /^[^\S\r\n]*\u200E?\[?\d{1,4}[./-]\d{1,2}[./-]\d{2,4},? \d{1,2}:\d{2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\]?(?: -)? [^:"\r\n]{1,60}: ?(?=[^\S\r\n]*["{}[\]])/gim,
  ],
  // The number of one line that was copied with it.
  ['number', /^[^\S\r\n]*\d{1,4}[:.|)]?[^\S\r\n](?=[^\S\r\n]*"[^"\r\n]*"\s*:)/gm],
];

/** What was copied along with some lines of a document out of a mail, a chat or a numbered view. */
export function pastedMarks(text: string): { fault: Fault; repair: Repair } | undefined {
  for (const [kind, pattern] of marks) {
    const found = [...text.matchAll(pattern)];
    // Signs alone may stand between quoted lines that are words.
    const isOwn = found.some((mark) => /^[^\S\r\n]*\S/.test(text.slice(mark.index + mark[0].length)));
    const edits = (isOwn ? found : []).map(({ 0: mark, index }): Edit => ({
      offset: index,
      length: mark.length,
      content: kind === 'stamp' ? (/^[^\S\r\n]*/.exec(mark)?.[0] ?? '') : '',
    }));
    const [first] = edits;
    const start = first && text.slice(first.offset).search(/\S/) + first.offset;
    if (first && start !== undefined) {
      const length = first.offset + first.length - start;
      const span = { offset: start, length: text.slice(start, start + length).trimEnd().length };
      return { fault: faultAt(span, 'copied-marks', { kind, lines: edits.length }), repair: fix(...edits) };
    }
  }
  return undefined;
}
