import { doubledHint, doubledIn } from './doubled-words';
import { optionalHint, optionalLabelIn } from './optional-labels';
import { nearNameIn } from './own-slips';
import { pictureWordsHint, pictureWordsIn, typedYearIn, yearHint } from './slips-of-writing';
import type { Held, Look, OwnWords, TextFault } from './text-look';
import { backwardRangeIn, rangeHint, weekdayHint, wrongWeekdayIn } from './weekdays';

/** What every document with such an alternative text has in it. */
const vagueAltHint = /"alt":\s*"[^"]{0,30}"/;

/** And what every one has with an alternative text that is not finished. */
const unfinishedHint = /"alt":\s*"(?:\s*\[|[^"\n]*(?:…|\.\.\.)\s*")/;

/** Faults of words. */
export const wordLooks: readonly Look[] = [
  { hint: doubledHint, find: doubled },
  { hint: pictureWordsHint, find: needless },
  { hint: vagueAltHint, find: vagueAlt },
  { hint: unfinishedHint, find: unfinishedAlt },
  { hint: yearHint, find: typedYear },
  { hint: weekdayHint, find: wrongWeekday },
  { hint: rangeHint, find: backwardRange },
  { hint: optionalHint, find: optionalLabel },
];

/** The look for a mistyped name: a document that may hold one has a word of it that is right. */
export function nameLook(json: string, { name = '' }: OwnWords): Look[] {
  const hasName = name.split(/\s+/).some((word) => word.length >= 4 && json.includes(word));
  return hasName ? [{ hint: /./, find: nearName }] : [];
}

function doubled(text: string, pointer: string): TextFault | undefined {
  const found = doubledIn(text);
  return found && { pointer, code: 'doubled-word', written: found.written, details: found };
}

function needless(text: string, pointer: string): TextFault | undefined {
  const found = pointer.endsWith('/alt') ? pictureWordsIn(text) : undefined;
  return found && { pointer, code: 'needless-words', written: found.written, details: found };
}

/** Words that stand for any picture. */
const anyPicture =
  /^\s*(?:an? |the |our |my )?(?:(?:hero|cover|header|banner|profile|background|main|new|sample|test|stock) )?(?:image|picture|photo|photograph|pic|img|banner|logo|icon|graphic|screenshot|thumbnail|alt(?: text)?|hero)[\s\d().#-]*$/i;

/** Dots and the like, without a word; fewer of them are told as what is missing. */
const signsAlone = /^(?=.*\S)[^\p{L}\p{N}]{5,}$/u;

function vagueAlt(text: string, pointer: string): TextFault | undefined {
  if (!pointer.endsWith('/alt') || !(anyPicture.test(text) || signsAlone.test(text))) return undefined;
  return { pointer, code: 'vague-alt', written: text, details: { written: text } };
}

/** Dots where words are still to come, or words in brackets, which stand for others. */
const unfinished = /^\s*(?=.*[\p{L}\p{N}])(?:\[[^\]]*\][.]?|.*(?:…|\.{3,}))\s*$/su;

function unfinishedAlt(text: string, pointer: string): TextFault | undefined {
  const isTold = pointer.endsWith('/alt') && unfinished.test(text) && !anyPicture.test(text);
  const written = text.trim();
  return isTold ? { pointer, code: 'unfinished-alt', written, details: { written } } : undefined;
}

function typedYear(text: string, pointer: string): TextFault | undefined {
  const found = pointer.endsWith('/copyright') ? typedYearIn(text) : undefined;
  return found && { pointer, code: 'typed-year', written: found.written, details: found };
}

function wrongWeekday(text: string, pointer: string): TextFault | undefined {
  const found = wrongWeekdayIn(text);
  return found && { pointer, code: 'wrong-weekday', written: found.written, details: found };
}

function backwardRange(text: string, pointer: string): TextFault | undefined {
  const written = backwardRangeIn(text);
  return written === undefined
    ? undefined
    : { pointer, code: 'backward-range', written, details: { written } };
}

function optionalLabel(text: string, pointer: string, { value }: Held): TextFault | undefined {
  const found = optionalLabelIn(text, pointer, value);
  return found && { pointer, code: 'optional-label', written: text, details: found };
}

function nearName(text: string, pointer: string, { own: { name = '' } }: Held): TextFault | undefined {
  const found = nearNameIn(text, name);
  return found && { pointer, code: 'near-name', written: found.written, details: found };
}
