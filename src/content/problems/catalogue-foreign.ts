import { embedHint } from './embed-words';
import { error } from './define';
import { brief, endOf, inLines } from './wording';

/** By what other programs put before lines: that, and what to do where it is one line, and where it is more. */
const marks = {
  number: [
    'its number, as programs show it beside a text',
    'Take the number away.',
    'Take the numbers away, in every line.',
  ],
  changes: [
    '+ or -, as programs show what was changed in a text',
    'Take the + away. A line that begins with - is an old one: delete it.',
    'Delete the lines that begin with -, and take the + away from the others.',
  ],
  quotation: [
    '>, as mail programs put it before what they quote',
    'Take the > away.',
    'Take the > away, in every line.',
  ],
  stamp: [
    'the time and the name of a message, as messengers copy them',
    'Take them away.',
    'Take them away, in every line.',
  ],
} as const;

/** A property that stands in its object for a second time, and the lines of both. */
interface DoubledProperty {
  key: string;
  /** How many follow it that are doubled as well. */
  more: number;
  firstLine: number;
  firstEnd: number;
  from: number;
  to: number;
  /** Whether a new entry may begin here, and whether its first names are not there. */
  isNewEntry: boolean;
  isCut?: boolean;
  isSame: boolean;
  /** Whether nothing else stands in these lines. */
  areLines: boolean;
  /** The line at whose end a comma is missing, or too much, without the second one. */
  comma?: number;
  hasComma?: boolean;
}

/** What happened. */
function doubledMessage({ key, more, firstLine, isSame }: DoubledProperty): string {
  const name = `"${brief(key, 40)}"`;
  if (more > 0)
    return `${name} and ${more} more behind it stand twice here, with the same values; the first is in line ${firstLine}.`;
  return isSame
    ? `${name} stands twice here, with the same value; the first is in line ${firstLine}.`
    : `${name} stands twice here; the first is in line ${firstLine}. Only one of them would count.`;
}

/** What to do. */
function doubledHint(property: DoubledProperty): string {
  const { key, firstLine, firstEnd, from, to, isNewEntry, isCut, isSame, areLines, comma, hasComma } =
    property;
  if (isCut === true)
    return 'If another entry goes on here, lines are gone above this one: take them from an older copy, with the }, and the { between both entries. Otherwise keep the right one and delete the other.';
  if (isNewEntry)
    return 'If a new entry begins here, write }, { in place of the comma at the end of the line above. Otherwise keep the right one and delete the other.';
  const both = `${inLines(firstLine, firstEnd)} or ${inLines(from, to)}`;
  if (!isSame)
    return `Keep the right one and delete the other${areLines ? `, ${both}` : ''}, or give it its proper name.`;
  if (!areLines) return `Delete "${brief(key, 40)}" here, with its value and its comma.`;
  if (comma === undefined) return `Delete ${inLines(from, to)}.`;
  return hasComma === true
    ? `Delete ${inLines(from, to)}, and the comma at the end of line ${comma}.`
    : `Delete ${inLines(from, to)}, and type a comma at the end of line ${comma}.`;
}

/** Lines and signs in a document that other programs, or people, put there, and what stands there twice. */
export const foreignProblems = {
  'merge-conflict': error(
    'Two versions of one stretch',
    () =>
      'Two people changed the same lines, and git has put both versions here, between lines of <<<<<<<, ======= and >>>>>>>.',
    () => 'Keep the right version, and delete the other one and the three lines of signs.',
  ),
  'left-marker': error<{ marker: string }>(
    'Line of git that was left over',
    ({ marker }) => `This line of ${marker} is one of those that git puts between two versions of a stretch.`,
    () => 'Delete it, and see that what stands around it is one version and not both.',
  ),
  'code-fence': error<{ isTwo: boolean }>(
    'Lines of another program around the document',
    ({ isTwo }) =>
      isTwo
        ? 'The document stands between two lines of ```, as assistants and Markdown put them around code.'
        : 'Here stands a line of ```, as assistants and Markdown put it around code.',
    ({ isTwo }) =>
      isTwo ? 'Delete this line and the one at the end: a document begins with { or [.' : 'Delete this line.',
  ),
  'comment-in-json': error<{
    isOmission?: boolean;
    isNote?: boolean;
    isValue?: boolean;
    /** The lines that a note fills. */
    from?: number;
    to?: number;
  }>(
    'Comment',
    ({ isOmission, isNote, from, to }) =>
      isOmission === true
        ? 'This says that something was left out here: it is no part of the document.'
        : from !== to
          ? 'These lines are none of the document: a note, or a message of somebody.'
          : `This is a ${isNote === true ? 'note' : 'comment'}, and a document cannot hold any.`,
    ({ isOmission, isValue, from, to = from }) =>
      from !== undefined && to !== undefined
        ? `Delete ${inLines(from, to)}. What visitors are to read belongs between the quotation marks of a text.`
        : isValue === true
          ? 'Write what belongs here, a text between quotation marks, or delete the whole entry with its name.'
          : isOmission === true
            ? 'Put back what stood here, from an older copy of the file. If nothing is missing, delete this.'
            : 'Delete it.',
  ),
  'copied-marks': error<{ kind: keyof typeof marks; lines: number }>(
    'Signs that were copied with the lines',
    ({ kind, lines }) => `${lines === 1 ? 'A line begins' : 'Lines begin'} with ${marks[kind][0]}.`,
    ({ kind, lines }) => (lines === 1 ? marks[kind][1] : marks[kind][2]),
  ),
  'embed-code': error<{ code: string }>(
    'Code of another site',
    () =>
      'This is code with which another site shows something of its own: a page would show the code itself.',
    ({ code }) => embedHint(code),
  ),
  'pasted-twice': error<{
    first: number;
    last: number;
    /** Where it stands too. */
    other: number;
    /** With what it ends, where it does not fill its lines. */
    end?: string;
  }>(
    'Lines that were pasted twice',
    ({ other, first, last }) =>
      `What begins here stands ${other < first ? 'above' : 'below'} too, ${first === last ? `in line ${other}` : `from line ${other} to ${other + last - first}`}: it was pasted a second time.`,
    ({ first, last, end }) =>
      end === undefined
        ? `Delete ${inLines(first, last)}.`
        : `Delete all from here up to and with ${endOf(end, 40)} in line ${last}.`,
  ),
  'duplicate-key': error<DoubledProperty>('Property twice', doubledMessage, doubledHint),
};
