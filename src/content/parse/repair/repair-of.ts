import type { Span } from '../../places/span';
import type { FaultCode, FaultOf } from '../fault';
import type { FoundFault } from '../syntax-fault';
import {
  closeBracket,
  closeDocument,
  dropBracket,
  dropDoubled,
  dropEarly,
  dropPart,
  exchangeBracket,
  exchangeOpening,
  openBracket,
  takeIn,
} from './brackets';
import { straightQuotes } from './quotes';
import { appended, fix, guess, replaced, skip, type Place, type Repair } from './repair';
import { stopped } from './stops';
import { goodSign, quoted, readableNumber } from './signs';
import { dropComment, endOfText, innerQuotes } from './texts';

type Repairs = { [Code in FaultCode]?: (fault: FaultOf<Code>, at: Place) => Repair | undefined };

const deleted = ({ span }: { span: Span }): Repair => fix(replaced(span, ''));

const repairs: Repairs = {
  'smart-quotes': ({ span, details: { whole } }, at) =>
    whole === undefined ? straightQuotes(span, at, '“”„‟«»"') : fix(replaced(span, whole)),
  'single-quotes': ({ span }, at) => straightQuotes(span, at, "'‘’‚‹›`´"),
  'invisible-character': ({ span }) => fix(replaced(span, ' ')),
  'comment-in-json': dropComment,
  'unquoted-text': quoted,
  'missing-comma': ({ span, details: { instead, isBorder, whole, stop } }, { state }) => {
    if (whole !== undefined) return fix(replaced(span, '",'));
    if (instead !== undefined && stop !== undefined) return stopped(span, state, stop, instead, ',');
    return isBorder === true
      ? fix(appended(span, borderOf(state)))
      : fix(instead === undefined ? appended(span, ',') : replaced(span, ','));
  },
  'unescaped-quote': ({ span, details: { whole, isOpen } }, at) =>
    whole === undefined
      ? innerQuotes(span, at)
      : (isOpen === true || at.state.brackets.innermost?.kind === '[' ? skip : fix)(replaced(span, whole)),
  'embed-code': ({ span, details: { code, isInText } }, { state }) => {
    if (isInText) return guess(replaced(span, JSON.stringify(code).slice(1, -1)));
    return state.previous?.kind === ':'
      ? guess(replaced(span, '""'))
      : skip(replaced(withComma(span, state.text), ''));
  },
  'text-in-pieces': ({ span, details: { whole } }) =>
    whole === undefined ? undefined : fix(replaced(span, whole)),
  'trailing-comma': deleted,
  'extra-comma': (fault, { state }) => (state.previous ? deleted(fault) : undefined),
  'missing-colon': ({ span, details: { key, instead, isInside, whole } }, { token }) => {
    if (whole !== undefined) return fix(replaced(span, whole));
    if (isInside === true) return fix(replaced(span, `${key}:`));
    if (instead !== undefined) return fix(replaced(span, ':'));
    const isValue = ['text', 'literal', '{', '['].includes(token.kind);
    return isValue ? fix(appended(span, ':')) : undefined;
  },
  'extra-colon': ({ span, details: { isInList, members } }, { state }) => {
    if (members !== undefined && state.previous)
      return between({ ...state.previous, length: members.length }, '{ ', ' }');
    // Behind a value a comma may be missing, or what a name stands for.
    return isInList || state.previous?.kind !== ':' ? undefined : fix(replaced(span, ''));
  },
  'missing-value': ({ span }) => guess(appended(span, ' null')),
  'not-json': ({ span, details: { before } }) =>
    before === undefined ? undefined : skip(replaced(span, '')),
  'unclosed-text': endOfText,
  'unclosed-bracket': closeBracket,
  'missing-opening-bracket': openBracket,
  'texts-without-brackets': ({ span, details: { letters } }, { state }) => {
    const { edits } = between({ ...span, length: letters }, '[', ']');
    const gap = /^\s+(?=")/.exec(state.text.slice(span.offset + span.length));
    return fix(...edits, ...(gap ? [appended(span, ',')] : []));
  },
  'extra-quote': ({ span, details: { whole } }) => fix(replaced(span, whole ?? '')),
  'unfinished-file': closeDocument,
  'wrong-bracket': exchangeBracket,
  'wrong-opening-bracket': exchangeOpening,
  'extra-bracket': dropBracket,
  'text-after-end': takeIn,
  'nested-part': dropPart,
  'duplicate-key': dropDoubled,
  'early-bracket': dropEarly,
  'bad-escape': goodSign,
  'bad-number': readableNumber,
};

/** A stretch with the comma behind it. */
function withComma({ offset, length }: Span, text: string): Span {
  return { offset, length: length + (/^\s*,/.exec(text.slice(offset + length))?.[0].length ?? 0) };
}

/** The end of an entry and the beginning of the next one, as far to the right as the entry began. */
function borderOf({ text, brackets }: Place['state']): string {
  const offset = brackets.innermost?.offset ?? 0;
  const indent = /^\s*/.exec(text.slice(text.lastIndexOf('\n', offset - 1) + 1))?.[0] ?? '';
  return `\n${indent}},\n${indent}{`;
}

function between(span: Span, opening: string, end: string): Repair {
  return fix(replaced({ ...span, length: 0 }, opening), appended(span, end));
}

/** How a text can be read on behind a fault; undefined where nothing is fix enough even for that. */
export function repairOf({ fault, at }: FoundFault): Repair | undefined {
  const repair = repairs[fault.code] as
    ((fault: FoundFault['fault'], at: Place) => Repair | undefined) | undefined;
  return at && repair?.(fault, at);
}
