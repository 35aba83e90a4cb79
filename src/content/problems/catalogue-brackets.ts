import { error } from './define';
import { brief, count, inLines } from './wording';

type Opening = '{' | '[';

const closing = { '{': '}', '[': ']' };
const olderCopy = 'If more stood here, take it from an older copy.';
const commas = 'One comma stands between two entries, and none behind the last one.';

/** Brackets that do not fit together, and parts that stand in the wrong place as a whole. */
export const bracketProblems = {
  'unclosed-bracket': error<
    | { opened: readonly { bracket: Opening; line: number }[]; needsComma: boolean }
    | {
        /** A bracket that was typed by mistake. */
        stray: Opening;
      }
  >(
    'Bracket without an end',
    (details) => {
      if ('stray' in details) return `This ${details.stray} is never closed.`;
      const all = details.opened.map(({ bracket, line }) => `the ${bracket} of line ${line}`).join(', ');
      const verb = details.opened.length === 1 ? 'is' : 'are';
      return `T${all.replace(/, (?=[^,]*$)/, ' and ').slice(1)} ${verb} never closed.`;
    },
    (details) => {
      if ('stray' in details) return 'Delete it: without it every bracket has its end.';
      const ends = details.opened.map(({ bracket }) => closing[bracket]).join(' and then ');
      return `Type ${ends}${details.needsComma ? ' and a comma' : ''} after this, where it seems to end. ${olderCopy}`;
    },
  ),
  'missing-opening-bracket': error<{
    bracket: Opening;
    /** Whether it belongs behind what is marked, and whether its name is gone too. */
    isBehind?: boolean;
    isNameless?: boolean;
  }>(
    'Bracket without a beginning',
    ({ bracket, isNameless }) =>
      `${bracket === '{' ? 'Names with values follow, and further below a } closes them, but no { opens them' : 'Entries follow, and further below a ] closes them, but no [ opens the list'}${isNameless === true ? ': lines seem to be gone here' : ''}.`,
    ({ bracket, isBehind, isNameless }) =>
      isNameless === true
        ? `Type the name and the ${bracket} above this line, as they stand in another page. ${olderCopy}`
        : `Type ${bracket} ${isBehind === true ? 'after' : 'before'} this.`,
  ),
  'lost-beginning': error(
    'Entry without its beginning',
    () => 'An entry goes on here whose first lines are gone.',
    () =>
      'Take them from an older copy. Without one, type them again above this line, as another entry begins.',
  ),
  'unfinished-file': error<{ missing: string; isInText: boolean }>(
    'File without its end',
    ({ missing, isInText }) =>
      isInText
        ? 'The file ends in the middle of a text.'
        : `The file ends here, but ${count(missing.length, 'bracket is', 'brackets are')} still open.`,
    ({ missing, isInText }) =>
      `${isInText || missing.length > 1 ? `${olderCopy} If nothing is lost, t` : 'T'}ype ${isInText ? '" and ' : ''}${brief(missing, 30)} at the end of the file, with no comma before it.`,
  ),
  'wrong-bracket': error<{ bracket: string; opened: Opening; line: number }>(
    'Wrong closing bracket',
    ({ bracket, opened, line }) =>
      `This ${bracket} stands where the ${opened} of line ${line} has to be closed.`,
    ({ opened }) => `Type ${closing[opened]} instead.`,
  ),
  'wrong-opening-bracket': error<{ wanted: Opening }>(
    'Wrong opening bracket',
    ({ wanted }) =>
      wanted === '['
        ? 'A list follows, but lists stand between [ and ].'
        : 'Names with values follow, but they stand between { and }.',
    ({ wanted }) => `Type ${wanted} here, and ${closing[wanted]} where it ends.`,
  ),
  'early-bracket': error(
    'List that is closed too early',
    () => 'This ] closes the list, but another entry follows.',
    () =>
      `Delete it. Where no other ] stands further below, type one behind the } of the last entry. ${commas}`,
  ),
  'extra-bracket': error<{
    /** What is too much, with a comma behind it that parts nothing then. */
    bracket: string;
  }>(
    'Bracket too many',
    ({ bracket }) => `Nothing is open here that ${bracket} could close.`,
    ({ bracket }) => `Delete ${bracket} here, or look above for a bracket that was closed too early.`,
  ),
  'nested-part': error<
    | { isList: true }
    | {
        isList: false;
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
        : `A whole block or entry begins here, inside of the one that begins in line ${part.line}.`,
    (part) =>
      part.isList
        ? 'Make one list of both: type a comma in place of all from the ] before up to this [.'
        : `Cut ${inLines(part.from, part.to)}, and paste what you cut behind the } with which the part of line ${part.line} ends. ${commas}`,
  ),
  'text-after-end': error<{ /** In which the document ends. */ line: number }>(
    'Text after the end',
    ({ line }) => `The document has ended with the bracket of line ${line}, but more text follows.`,
    ({ line }) =>
      `Delete words and copies. A block or another entry belongs into its list, further above, and a page into a file of its own. Or else that bracket of line ${line} closes too early.`,
  ),
};
