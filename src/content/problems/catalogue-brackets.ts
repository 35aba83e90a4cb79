import { error } from './define';
import { earlyHint, type EarlyBracket } from './early-words';
import { nestedHint, nestedMessage, type NestedPart } from './nested-words';
import { brief, count, either } from './wording';

/** A bracket that was opened, and where. */
interface Opened {
  bracket: '{' | '[';
  line: number;
}

const closing = { '{': '}', '[': ']' };

/** The first two lines of a block, with the type that is meant, or those that may be. */
function twoLines(types: readonly string[]): string {
  const [only = '', ...others] = types;
  return others.length === 0
    ? `{ in one line, and "type": "${only}", in the next.`
    : `{ in one line, and "type": "…", in the next, with ${either(types)}: what stands here can be in each of these.`;
}

/** Brackets that do not fit together. */
export const bracketProblems = {
  'unclosed-bracket': error<
    Opened & {
      isTwice: boolean;
      around: Opened[];
      /** Whether more stands behind it in what is around, and whether a comma parts them already. */
      hasMore: boolean;
      hasComma?: boolean;
      /** Whether more of it may have stood there. */
      mayBeCut?: boolean;
      isSure?: boolean;
    }
  >(
    'Bracket without an end',
    ({ bracket, line, isTwice, around }) => {
      if (isTwice) return `This ${bracket} is never closed.`;
      const all = [{ bracket, line }, ...around].map((one) => `the ${one.bracket} of line ${one.line}`);
      return `T${all
        .join(', ')
        .replace(/, (?=[^,]*$)/, ' and ')
        .slice(1)} ${around.length === 0 ? 'is' : 'are'} never closed.`;
    },
    ({ bracket, isTwice, around, hasMore, hasComma, mayBeCut, isSure }) => {
      if (isSure === true) return 'Delete it: without it every bracket has its end.';
      if (isTwice)
        return `Delete it, if it was typed twice. Otherwise type ${closing[bracket]} where it ends.`;
      const ends = [bracket, ...around.map((one) => one.bracket)].map((one) => closing[one]);
      const comma = hasMore ? ' and a comma' : '';
      const place = hasComma === true ? 'in place of the comma behind this' : 'after this';
      const end = `ype ${ends.join(' and then ')}${comma} ${place}, where ${around.length === 0 ? 'it seems' : 'they seem'} to end.`;
      const older = 'If more stood here, take it from an older copy.';
      if (mayBeCut !== true) return `T${end}`;
      return hasComma === true ? `${older} If nothing is lost, t${end}` : `T${end} ${older}`;
    },
  ),
  'missing-opening-bracket': error<{
    bracket: '{' | '[';
    isBehind: boolean;
    isNameless?: boolean;
    name?: string;
    /** Whether that name alone can be meant; if not, more than its line may be gone. */
    isSure?: boolean;
    /** Of a block that has lost its type too: those that it can be. */
    types?: readonly string[];
  }>(
    'Bracket without a beginning',
    ({ bracket, types, isNameless, isSure }) =>
      types !== undefined
        ? 'A block begins here, but its first two lines are gone: the { and its type.'
        : bracket === '{'
          ? 'Names with values follow, and further below a } closes them, but no { opens them.'
          : `Entries follow, and further below a ] closes them, but no [ opens the list${isNameless === true && isSure !== true ? ': lines seem to be gone here' : ''}.`,
    ({ bracket, isBehind, isNameless, name, isSure, types }) =>
      types !== undefined
        ? `Type both above this line: ${twoLines(types)} If more is missing, take it from an older copy; if the whole block was to go, delete the rest of it too.`
        : isNameless === true
          ? `${isSure === false || name === undefined ? 'Take them from an older copy. If it was one line alone, type' : 'Type'} ${name === undefined ? 'the name of the list and a [ above this line, as it stands in another page' : `"${name}": ${bracket} in a line of its own above this one`}.`
          : `Type ${bracket} ${isBehind ? 'after this' : 'before this'}.`,
  ),
  'lost-beginning': error<{
    /** The line above, and whether it opens the list. */
    line: number;
    isFirst: boolean;
    /** How the entry may have begun. */
    beginning: string;
  }>(
    'Entry without its beginning',
    ({ line, isFirst }) =>
      `Behind the ${isFirst ? '[' : '},'} of line ${line} an entry goes on whose first lines are gone.`,
    ({ beginning, isFirst }) =>
      `Take them from an older copy. Without one, type them anew above this line, ${isFirst ? 'like this' : 'as the entry above begins'}: ${brief(beginning, 90)}`,
  ),
  'nested-part': error<NestedPart>('Part inside of another one', nestedMessage, nestedHint),
  'unfinished-file': error<{ missing: string; isInText: boolean; hasComma: boolean }>(
    'File without its end',
    ({ missing, isInText }) =>
      isInText
        ? 'The file ends in the middle of a text.'
        : `The file ends here, but ${count(missing.length, 'bracket is', 'brackets are')} still open.`,
    ({ missing, isInText, hasComma }) => {
      const place = hasComma ? 'in place of the last comma' : 'at the end of the file';
      const end = `type ${isInText ? '" and ' : ''}${brief(missing, 30)} ${place}.`;
      return isInText || missing.length > 1
        ? `If more stood here, take it from an older copy. If nothing is lost, ${end}`
        : `T${end.slice(1)}`;
    },
  ),
  'wrong-bracket': error<{
    bracket: string;
    opened: '{' | '[';
    line: number;
    /** Two that stand in each other's place: their lines, and what to write there. */
    from?: number;
    to?: number;
    order?: readonly [first: string, second: string];
  }>(
    'Wrong closing bracket',
    ({ bracket, opened, line, order }) =>
      order === undefined
        ? `This ${bracket} stands where the ${opened} of line ${line} has to be closed.`
        : `This ${bracket} and the ${closing[opened]} behind it stand in the wrong order: the ${opened} of line ${line} has to be closed first.`,
    ({ opened, order, from, to }) => {
      if (order === undefined) return `Type ${closing[opened]} instead.`;
      const [first, second] = order;
      return from === to
        ? `Type ${first}${second} in their place.`
        : `Write line ${from} as ${first} and line ${to} as ${second}`;
    },
  ),
  'texts-without-brackets': error<{
    name: string;
    texts: string[];
    letters: number;
    /** Whether no list can stand there. */
    isSingle?: boolean;
  }>(
    'Several texts without brackets',
    ({ name, texts, isSingle }) =>
      `Behind ${brief(name, 40)} stand several texts, ${texts.length} of them, ${isSingle === true ? 'but only one text can stand there' : 'without the brackets of a list'}.`,
    ({ name, texts, isSingle }) =>
      isSingle === true
        ? 'Make one text of them, between one pair of quotation marks.'
        : `Type [ before the first one and ] behind the last one: ${name}: [${texts.map((one) => brief(one, 30)).join(', ')}]`,
  ),
  'wrong-opening-bracket': error<{ wanted: '{' | '[' }>(
    'Wrong opening bracket',
    ({ wanted }) =>
      wanted === '['
        ? 'A list follows, but lists stand between [ and ].'
        : 'Names with values follow, but they stand between { and }.',
    ({ wanted }) => `Type ${wanted} here, and ${closing[wanted]} where it ends.`,
  ),
  'early-bracket': error<EarlyBracket>(
    'List that is closed too early',
    () => 'This ] closes the list, but another entry follows.',
    earlyHint,
  ),
  'extra-bracket': error<{ bracket: string; hasComma?: boolean }>(
    'Bracket too many',
    ({ bracket, hasComma }) =>
      bracket.length > 1
        ? `These brackets close nothing: ${bracket} seems to have been pasted along with what stands before it.`
        : hasComma === true
          ? `This ${bracket} closes nothing, and the comma behind it parts nothing.`
          : `This ${bracket} closes nothing.`,
    ({ bracket, hasComma }) =>
      bracket.length > 1
        ? `Delete ${bracket}.`
        : `Delete ${hasComma === true ? `${bracket}, with its comma` : 'it'}, or look above for a bracket that was closed too early.`,
  ),
};
