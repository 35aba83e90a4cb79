import { faultAt, type Fault } from './fault';
import type { ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** Two quotation marks beside words; two alone are an empty text. */
const doubled = /""(?=[^\s,:\]}"])|(?<=[^\s,:[{"])""/g;

/** A property or an entry: its name, and what stands between the outer marks. */
const oneText = /^((?:"[^"\\]*"\s*:\s*)?")(.*)("\s*,?)$/;

/** The line with one mark for each two inside of its text; undefined where single ones stand there too. */
function withPairs(line: string): string | undefined {
  const [, begin = '', inside = '', end = ''] = oneText.exec(line) ?? [];
  const single = inside.replaceAll(/\\.|""/g, '');
  return /"/.test(single) || !inside.includes('""')
    ? undefined
    : `${begin}${inside.replaceAll('""', String.raw`\"`)}${end}`;
}

/** A line in which every quotation mark is doubled, as spreadsheets write them: with single ones it is right. */
export function doubledQuotes({ text }: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const start = text.lastIndexOf('\n', token.offset - 1) + 1;
  const line = /^[^\r\n]*/.exec(text.slice(start))?.[0] ?? '';
  if ((line.match(doubled)?.length ?? 0) < 2) return undefined;
  const written = line.trim();
  const offset = start + line.indexOf(written);
  const end = offset + written.length;
  // A field of a table is put between quotation marks as a whole.
  const inside = /^"(?="").*"$/.test(written) ? written.slice(1, -1).replaceAll('""', '"') : undefined;
  const better = [inside, withPairs(written), written.replaceAll(doubled, '"')].find((one) => {
    if (one === undefined) return false;
    const to = readTo(text.slice(0, offset) + one + text.slice(end));
    return to === undefined || to > offset + one.length;
  });
  if (better === undefined) return undefined;
  return faultAt({ offset, length: written.length }, 'extra-quote', { whole: better });
}
