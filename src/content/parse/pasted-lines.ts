import { lineAt } from '../places/lines';
import { faultAt, type Fault } from './fault';
import { bareTexts, mayBeTexts, standsAmongTexts } from './bare-texts';
import { readsOn, type ReadTo } from './reads-on';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** The most lines of one message, and letters of a line of it. */
const [mostLines, longest] = [40, 1000];
/** With which a line begins that somebody wrote, a bracket for a time or a remark before it. */
const ofWords = /^(?:[[({<]\s?)?[\p{L}\p{N}+]\S/u;
/** A line with a remark in a bracket, behind the name of its author perhaps, or with the time of a message before it. */
const hasRemark = /^[^"]*[[({<][^"]*\p{L}[^"]*[\])}>][^"]*$|^\s*[[(][^"[\]]*[\])]\s*[^"\s]/u;
/** A name with its value, or with the bracket of one, be its quotation marks forgotten. */
const property =
  /^\{\s*[a-z][\w$-]*\s*[:=]|^['"]?[\w$-]+['"]?\s*[:=]\s*(?:["'“‘{[]|[-\d.]+,?$|(?:true|false|null),?$)/u;

/** Lines of a message or a remark between those of a document, several of them or in a bracket of its own: without them the text reads on. */
export function pastedLines(state: SyntaxState, token: Token, readTo: ReadTo): Fault | undefined {
  const { text, expected } = state;
  if (expected === 'nothing') return undefined;
  const start = text.lastIndexOf('\n', token.offset) + 1;
  const lines = start === 0 ? [] : linesFrom(text.slice(start));
  const first = lines[0];
  if (first === undefined || (lines.length === 1 && !hasRemark.test(first))) return undefined;
  const offset = start + first.search(/\S/);
  const end = start + lines.join('\n').trimEnd().length;
  const [before, rest] = [text.slice(0, offset), text.slice(end)];
  const isNone = ['', ','].some((comma) => readsOn(readTo, before + comma + rest, offset + comma.length));
  if (!isNone) return undefined;
  const place = { from: lineAt(text, offset), to: lineAt(text, end - 1) };
  const written = lines.map((line) => line.trim()).filter((line) => line !== '');
  return standsAmongTexts(state, before, rest) && mayBeTexts(written)
    ? bareTexts(state, { offset, length: end - offset }, written, place)
    : faultAt({ offset, length: end - offset }, 'comment-in-json', { isNote: true, ...place });
}

/** The first of some lines, as long as nothing of a document stands in them; an empty one may lie between. */
function linesFrom(rest: string): string[] {
  const lines = rest
    .slice(0, mostLines * longest)
    .split('\n')
    .slice(0, mostLines);
  const end = lines.findIndex((line) => line.trim() !== '' && !isOfMessage(line.trim()));
  const own = end < 0 ? lines : lines.slice(0, end);
  return own.slice(0, own.findLastIndex((line) => line.trim() !== '') + 1);
}

function isOfMessage(line: string): boolean {
  const isWhole = line.length <= longest && line.split('"').length % 2 === 1;
  return isWhole && /\p{L}/u.test(line) && ofWords.test(line) && !property.test(line) && !/[{[]$/.test(line);
}
