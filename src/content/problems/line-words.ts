/** A text that was typed on several lines: where it stands decides what becomes of its line breaks. */
export interface TypedLines {
  /** Formatted text, the text of a message, or words without any formatting. */
  place: 'formatted' | 'message' | 'plain';
  /** Whether it is one text of a list. */
  isInList: boolean;
  /** Whether its lines may have been meant as lines. */
  areLines: boolean;
  hasMarks: boolean;
  /** Whether words stand between stars, which only texts with formatting read. */
  hasStars: boolean;
  /** Whether its lines begin with days, times and names, as a messenger copies them. */
  isMessenger: boolean;
}

/** What is wrong with a text that ends on a later line. */
export function goesOn(line: number): string {
  return `This text goes on to line ${line}, but a text stands on one line.`;
}

/** The line on which a text ends, by what is said of it; undefined where something else is said. */
export function endLineIn(message: string): number | undefined {
  const line = /^This text goes on to line (\d+),/.exec(message)?.[1];
  return line === undefined ? undefined : Number(line);
}

/** What to do with the lines of a text, so that visitors see what was meant. */
export function linesHint({
  place,
  isInList,
  areLines,
  hasMarks,
  hasStars,
  isMessenger,
}: TypedLines): string {
  const marks = hasMarks ? ' Type \\ before each quotation mark inside of it.' : '';
  const pasted = isMessenger ? `${ofMessenger}. ` : '';
  if (place === 'message')
    return `${pasted}Write all on one line, with \\n in the place of each line break: the message keeps it.${marks}`;
  const join = 'Join the lines, with a space in the place of each line break';
  const stars = hasStars ? ' and without formatting, so take the stars out too' : '';
  if (place === 'plain') return `${pasted}${join}: this text is shown without line breaks${stars}.${marks}`;
  const together = areLines ? '' : `If they are one paragraph, ${join.toLowerCase()}. To keep the lines: `;
  const around = isInList ? '' : '; all of them stand between [ and ]';
  return `${pasted}${together}${areLines ? 'Put' : 'put'} each line in quotation marks of its own, with commas between and "" for an empty line, which begins a new paragraph${around}. <br> at the end of a line makes a line break.${marks}`;
}

/** What is said first of what a messenger copies. */
export const ofMessenger =
  'If a message was pasted into the text by mistake, delete it here. Otherwise take the days, times and names out, which a messenger copies with each message';

/** What is said first of lines that can be entries of a list. */
export const eachAnEntry =
  'If each line is an entry of its own, put each in quotation marks, with a comma between.';

/** What to do with lines that are certainly entries of a list, as far as a program can know. */
export const entriesHint = `${eachAnEntry} If all of it is one text, join the lines: delete the line break, with a space in its place.`;
