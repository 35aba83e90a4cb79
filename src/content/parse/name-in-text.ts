import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** A name as schemas have them, a colon, and what is no address like `https://…`. */
const nameAndValue = /^"([a-z$][\w$-]*)\s?:\s*((?!\/\/)[^"]+)"$/;

/** A text that holds no name follows: then both are texts of a list without its brackets. */
const loneText = /^\s*"(?![a-z$][\w$-]*\s?:)(?:[^"\\\r\n]|\\.)*"(?=\s*[,}\]])/;

/** `"kicker: About",`: a name and its value between one pair of quotation marks, where a name has to stand. */
export function nameInText(
  { text, expected, previous }: SyntaxState,
  { kind, offset }: Token,
): Fault | undefined {
  const isEntry = expected === 'colon' && previous?.kind === 'text' && (kind === ',' || kind === '}');
  if (!isEntry || loneText.test(text.slice(offset + 1))) return undefined;
  const [, name, value = ''] =
    nameAndValue.exec(text.slice(previous.offset, previous.offset + previous.length)) ?? [];
  if (name === undefined) return undefined;
  const isLiteral = /^(?:true|false|null|-?\d+(?:\.\d+)?)$/.test(value);
  const whole = `"${name}": ${isLiteral ? value : `"${value}"`}`;
  return faultAt(previous, 'missing-colon', { key: `"${name}"`, whole });
}
