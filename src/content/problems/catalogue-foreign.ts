import { error } from './define';
import { endOf, inLines } from './wording';

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

/** Lines and signs in a document that other programs, or people, put there. */
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
  'pasted-twice': error<{
    first: number;
    last: number;
    other?: number;
    end?: string;
    /** Whether the text is not whole without it. */
    isOver?: boolean;
    /** Of a whole document: the first line that is another one in the copy, and the one above in its place. */
    differs?: { bracket: string; line: number; above: number };
  }>(
    'Lines that were pasted twice',
    ({ other, first, last, differs }) => {
      if (differs)
        return `From here on the whole document stands a second time, and the two are not the same: line ${differs.line} is another one than line ${differs.above}.`;
      if (other === undefined)
        return 'What begins here stands twice in this document: it was pasted into itself.';
      const lines = first === last ? `in line ${other}` : `from line ${other} to ${other + last - first}`;
      return `What begins here stands ${other < first ? 'above' : 'below'} too, ${lines}: it was pasted a second time.`;
    },
    ({ first, last, end, isOver, differs }) => {
      if (differs)
        return `Decide which of the two is right, and delete the other: all that stands before this ${differs.bracket} of line ${first}, or all from it on.`;
      const what =
        end === undefined
          ? `Delete ${inLines(first, last)}.`
          : `Delete all from here up to and with ${endOf(end, 40)} in line ${last}.`;
      return isOver === true
        ? `${what} Other lines seem to have stood here: bring them back with Undo, or from an older copy of the file.`
        : what;
    },
  ),
};
