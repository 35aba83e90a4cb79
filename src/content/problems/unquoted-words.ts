import { wordHints, wordMessage } from './foreign-words';
import { stopHint, type TypedStop } from './stop-words';
import { brief, endOf, inLines } from './wording';

/** Words where a text or a name has to stand. */
export interface UnquotedWords extends Partial<TypedStop> {
  text: string;
  isKey: boolean;
  /** Of what stands in the place of a name: whether no value follows. */
  isAlone?: boolean;
  /** Whether it is a sign that belongs nowhere. */
  isStray?: boolean;
  /** Whether another entry follows. */
  hasMore?: boolean;
  mayBeNote?: boolean;
  /** Whether it fills its line. */
  isLine?: boolean;
  /** Whether the entry above it has no comma yet. */
  lacksComma?: boolean;
  /** Where a text of several lines ends, how long it is, and whether its last quotation mark is there. */
  line?: number;
  letters?: number;
  hasEnd?: boolean;
  /** What several lines say that are a text each, the first and the last of them, and whether a mail quotes them. */
  lines?: string[];
  isMail?: boolean;
  from?: number;
  to?: number;
}

/** What happened. */
export function unquotedMessage(words: UnquotedWords): string {
  const { text, isKey, isStray, line, hasEnd, lines, isMail } = words;
  if (isMail === true)
    return `> stands before ${lines?.length === 1 ? 'this line' : 'these lines'}, as mail programs write it before what they quote, and quotation marks are missing.`;
  if (lines !== undefined) return 'These lines stand without quotation marks.';
  if (line !== undefined)
    return `This text goes on to line ${line}, and lacks ${hasEnd === true ? 'the quotation mark before it' : 'its quotation marks'}.`;
  if (isStray === true) return `${text} stands outside of all quotation marks, where nothing belongs.`;
  const problem = hasEnd === true ? 'lacks the quotation mark before it' : 'stands without quotation marks';
  return (isKey ? undefined : wordMessage(text)) ?? `${brief(text, 30)} ${problem}.`;
}

/** What to do. */
export function unquotedHint(words: UnquotedWords): string {
  const { text, isKey, isAlone, isStray, mayBeNote, isLine, line, hasEnd } = words;
  if (words.isMail === true) return mailHint(words);
  if (words.lines !== undefined) return linesHint(words);
  if (line !== undefined)
    return `Type " before it${hasEnd === true ? '' : ' and " behind its last word'}, and join its lines: type a space in place of each line break. In a formatted text a new line that is wanted is written <br>.`;
  if (isLine === true)
    return `If it is a note of your own, delete the line. If visitors are to read it, ${betweenMarks(words)}`;
  if (mayBeNote === true)
    return 'If this is a note of your own, delete it: a document can hold none. If it is an entry, put it between quotation marks, in a line of its own.';
  const { stop, ended = '' } = words;
  if (stop !== undefined) return stopHint({ stop, ended }, false);
  if (isStray === true) return `Delete the ${text} here.`;
  if (isAlone === true)
    return `If it is a note of your own, delete it. If it is a property, write its name, a colon and its value: ${asProperty(text)}`;
  const own = isKey ? undefined : wordHints.get(text.toLowerCase());
  return own ?? capital(betweenMarks(words));
}

function mailHint({ text, from = 0, to = from, hasMore, lacksComma, lines = [] }: UnquotedWords): string {
  const isOne = lines.length === 1;
  const above = lacksComma === true ? 'type a comma at the end of the line above, and ' : '';
  const comma = isOne && hasMore !== true ? '' : ',';
  const escaped = text.includes('"') ? String.raw`, with \" for each quotation mark inside of it` : '';
  return `If ${isOne ? 'it is' : 'they are'} only a quoted mail, delete ${inLines(from, to)}. If visitors are to read ${isOne ? 'it' : 'them'}, ${above}put ${isOne ? 'it' : 'each'} without its > between quotation marks${escaped}: ${JSON.stringify(text)}${comma}`;
}

/** Letters of several lines: so many are shown as they are to be typed. */
const mostOfLines = 300;

function linesHint({ from = 0, to = from, hasMore, lacksComma, lines = [] }: UnquotedWords): string {
  const above = lacksComma === true ? 'Type a comma at the end of the line above, and put' : 'Put';
  const comma = hasMore === true ? 'behind it' : 'between';
  const way = `${above} each of ${inLines(from, to)} between quotation marks, with a comma ${comma}, or delete them, if they are only a note.`;
  const texts = `${lines.map((line) => JSON.stringify(line)).join(', ')}${hasMore === true ? ',' : ''}`;
  return texts.length > mostOfLines ? way : `${way} As texts they are: ${texts}`;
}

/** Letters: what is shown as it is to be typed is shown whole. */
const mostShown = 60;

function betweenMarks(words: UnquotedWords): string {
  const { text, hasMore, hasEnd, lacksComma, isLine } = words;
  const above = lacksComma === true ? 'type a comma at the end of the line above, and ' : '';
  if (hasEnd === true && text.length <= mostShown)
    return `${above}type " where it begins: ${JSON.stringify(text)}`;
  if (hasEnd === true) return `${above}type " where it begins, right before ${firstOf(text)}`;
  if (text.length > mostShown)
    return `${above}type " where it begins, right before ${firstOf(text)}, and "${hasMore === true ? ',' : ''} where it ends, right behind ${lastOf(text)}`;
  return hasMore === true
    ? `${above}put it between quotation marks, with a comma behind: ${JSON.stringify(text)},`
    : `${above}put it between quotation marks: ${JSON.stringify(text)}${isLine === true ? '' : '.'}`;
}

function firstOf(text: string): string {
  return brief(/^[^\p{L}\p{N}]*[\p{L}\p{N}]+/u.exec(text)?.[0] ?? text, 30);
}

function lastOf(text: string): string {
  return endOf(/\S+$/.exec(text.trimEnd())?.[0] ?? text, 30);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `heading = Words` gives `"heading": "Words"`. */
function asProperty(text: string): string {
  const [, name = text, value = ''] = /^([\w$-]+)[\s=]*(.*)$/u.exec(text) ?? [];
  return `"${brief(name, 30)}": "${value === '' ? '…' : brief(value, 60)}"`;
}
