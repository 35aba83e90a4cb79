import { faultAt, type Fault } from './fault';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';

/** A text behind which no colon stands. */
const oneText = String.raw`"(?:[^"\\\r\n]|\\.)*"(?!\s*:)`;
const severalTexts = new RegExp(String.raw`\s*(${oneText}(?:\s*,\s*${oneText})+)`, 'y');

/** `"text": "First.", "", "Second."`: the texts of a list without its brackets. */
export function looseTexts({ text, brackets, expected }: SyntaxState, readTo: ReadTo): Fault | undefined {
  const { colon } = brackets;
  if (expected !== 'colon' || !colon) return undefined;
  severalTexts.lastIndex = colon.offset + 1;
  const [found = '', run = ''] = severalTexts.exec(text) ?? [];
  const texts = [...run.matchAll(new RegExp(oneText, 'g'))].map(([one]) => one);
  // A word alone may be a name whose value is lost.
  const isWord = texts.slice(1).some((one) => /^"[\w$-]+"$/.test(one));
  if (isWord || texts.length < 2) return undefined;
  const offset = colon.offset + 1 + found.length - run.length;
  const mended = `${text.slice(0, offset)}[${run}]${text.slice(offset + run.length)}`;
  if (!readsOn(readTo, mended, offset + run.length + 2)) return undefined;
  const [name = ''] = /"[^"\r\n]*"(?=\s*$)/.exec(text.slice(0, colon.offset)) ?? [];
  const length = texts[0]?.length ?? 1;
  return faultAt({ offset, length }, 'texts-without-brackets', { name, texts, letters: run.length });
}
