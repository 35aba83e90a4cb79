import { error } from './define';
import { brief, count, either, inLines } from './wording';

/** A bracket that was opened, and where. */
interface Opened {
  bracket: '{' | '[';
  line: number;
}

const closing = { '{': '}', '[': ']' };
const olderCopy = 'If more stood here, take it from an older copy.';

/** The first two lines of a block, with the type that is meant, or those that may be. */
function twoLines(types: readonly string[]): string {
  const [only = '', ...others] = types;
  return others.length === 0
    ? `{ in one line, and "type": "${only}", in the next.`
    : `{ in one line, and "type": "…", in the next, with ${either(types)}: what stands here can be in each of these.`;
}

/** Where an end belongs, by the comma that stands there. */
const places = {
  none: ' after this',
  needless: ' in place of the comma behind this',
  kept: ' before the comma behind this',
  missing: ' and a comma after this',
};

/** Brackets that do not fit together, and parts that stand in the wrong place as a whole. */
export const bracketProblems = {
  'unclosed-bracket': error<
    | { opened: readonly Opened[]; comma: keyof typeof places }
    | {
        /** A bracket that was typed by mistake. */
        stray: '{' | '[';
      }
  >(
    'Bracket without an end',
    (details) => {
      if ('stray' in details) return `This ${details.stray} is never closed.`;
      const all = details.opened.map(({ bracket, line }) => `the ${bracket} of line ${line}`).join(', ');
      const isOne = details.opened.length === 1;
      return `T${all.replace(/, (?=[^,]*$)/, ' and ').slice(1)} ${isOne ? 'is' : 'are'} never closed.`;
    },
    (details) => {
      if ('stray' in details) return 'Delete it: without it every bracket has its end.';
      const { opened, comma } = details;
      const ends = opened.map(({ bracket }) => closing[bracket]).join(' and then ');
      const isCut = opened.length > 1 || comma === 'kept' || comma === 'needless';
      return `Type ${ends}${places[comma]}, where ${opened.length === 1 ? 'it seems' : 'they seem'} to end.${isCut ? ` ${olderCopy}` : ''}`;
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
  'lost-beginning': error(
    'Entry without its beginning',
    () => 'An entry goes on here whose first lines are gone.',
    () =>
      'Take them from an older copy. Without one, type them anew above this line, as another entry begins.',
  ),
  'unfinished-file': error<{ missing: string; isInText: boolean; hasComma: boolean }>(
    'File without its end',
    ({ missing, isInText }) =>
      isInText
        ? 'The file ends in the middle of a text.'
        : `The file ends here, but ${count(missing.length, 'bracket is', 'brackets are')} still open.`,
    ({ missing, isInText, hasComma }) => {
      const place = hasComma ? 'in place of the last comma' : 'at the end of the file';
      const end = `ype ${isInText ? '" and ' : ''}${brief(missing, 30)} ${place}.`;
      return isInText || missing.length > 1 ? `${olderCopy} If nothing is lost, t${end}` : `T${end}`;
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
  'wrong-opening-bracket': error<{ wanted: '{' | '[' }>(
    'Wrong opening bracket',
    ({ wanted }) =>
      wanted === '['
        ? 'A list follows, but lists stand between [ and ].'
        : 'Names with values follow, but they stand between { and }.',
    ({ wanted }) => `Type ${wanted} here, and ${closing[wanted]} where it ends.`,
  ),
  'early-bracket': error<{
    /** Where the list goes on to, if no other ] is there; and whether a comma stands between. */
    last?: number;
    hasComma?: boolean;
  }>(
    'List that is closed too early',
    () => 'This ] closes the list, but another entry follows.',
    ({ last, hasComma }) =>
      last === undefined
        ? 'Delete it: the list ends further below, with a ] of its own. One comma stands between two entries.'
        : `Take this ] away${hasComma === true ? '' : ', type a comma in its place'}, and type ] behind the } in line ${last}.`,
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
  'nested-part': error<
    | { isList: true; amount?: number; limit?: number }
    | {
        isList: false;
        isBlock: boolean;
        from: number;
        to: number;
        /** Where that begins into which it was pasted. */
        line: number;
      }
  >(
    'Part inside of another one',
    (part) =>
      part.isList
        ? 'A second list begins here, right behind the first one.'
        : `${part.isBlock ? 'A whole block' : 'Another part'} begins here, inside of the one that begins in line ${part.line}.`,
    (part) => {
      if (!part.isList)
        return `Cut ${inLines(part.from, part.to)}, and paste what you cut behind the } with which the part of line ${part.line} ends. One comma stands between two entries, and none behind the last one.`;
      const { amount = 0, limit } = part;
      const less =
        limit === undefined ? '' : ` At most ${limit} fit, so delete ${amount - limit} of the ${amount}.`;
      return `Make one list of both: type a comma in place of all from the ] before up to this [.${less}`;
    },
  ),
  'text-after-end': error<{
    what: 'words' | 'block' | 'page' | 'text';
    /** The line in which the document ends, and whether it is a list. */
    line: number;
    isList: boolean;
  }>(
    'Text after the end',
    ({ line, isList, what }) =>
      isList && what !== 'words'
        ? `The list has ended with the ] of line ${line}, but more follows.`
        : 'The document has ended, but more text follows.',
    ({ what, line, isList }) =>
      what === 'words'
        ? 'Delete it: nothing may stand behind the last bracket.'
        : isList
          ? `If it is another entry, take the ] of line ${line} away, type a comma in its place, and type the ] at the end of the file. Otherwise delete all from here on.`
          : what === 'page'
            ? 'A file holds one page: cut all from here on, and save it as a file of its own if it is needed.'
            : what === 'block'
              ? 'Cut the block, and paste it into the list "blocks", behind the } of another block, with a comma between.'
              : 'Delete all from here on, or look above for a bracket that was closed too early.',
  ),
};
