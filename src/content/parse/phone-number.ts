import { faultAt, type Fault } from './fault';
import type { SyntaxState } from './syntax-state';
import type { Token } from './tokens';

/** With a plus, or in groups of digits. */
const phone = /^(?:\+\d|0\d|\d(?=\d*[ ()-]))[\d ()-]{6,20}\d(?=\s*(?:[,}\]\r\n]|$))/;

/** A telephone number without quotation marks, where a value is due. */
export function phoneNumber({ text, previous }: SyntaxState, token: Token): Fault | undefined {
  const isLater = previous?.kind === 'literal' && !/[\r\n]/.test(text.slice(previous.offset, token.offset));
  const offset = isLater ? previous.offset : token.offset;
  const [number] = phone.exec(text.slice(offset, offset + 40)) ?? [];
  if (number === undefined || number.replaceAll(/\D/g, '').length < 8) return undefined;
  const [name] = /"[^"\r\n]*"\s*:\s*$/.exec(text.slice(Math.max(0, offset - 100), offset)) ?? [];
  if (name === undefined) return undefined;
  return faultAt({ offset, length: number.length }, 'bad-number', {
    text: number,
    whole: `${name}"${number}"`,
  });
}
