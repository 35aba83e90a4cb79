import { enquiryKinds, type EnquiryKind } from '../../../model/enquiry-kinds';
import type { Json } from '../../../model/json';
import { valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { nearNameIn } from './own-slips';
import { pictureWordsHint, pictureWordsIn, typedYearIn, yearHint, type Slip } from './slips-of-writing';
import type { Held, Look, OwnWords, TextFault } from './text-faults';
import { backwardRangeIn, rangeHint, weekdayHint, wrongWeekdayIn } from './weekdays';

/** Words that mean nothing twice. Others do: `had had`, `that that`, `in in`, `very very`, `small small`. */
const words = 'a|an|and|are|from|is|of|our|the|their|to|with|your';

/** What every text with one of them twice has in it, as JSON writes it. */
export const doubledHint = new RegExp(
  // Each word is written twice here: looking back at the first takes three times as long.
  String.raw`\b(?:${words.replaceAll(/\w+/g, (word) => String.raw`${word}(?:\s|\\n)+${word}`)})\b`,
  'i',
);

const twice = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’.-])(${words})(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)(\1)(?![\p{L}\p{M}\p{N}'’-])`,
  'giu',
);

/** `What matters most to us is is not said` can be right, and so can `whom we talk to to learn`. */
const question = /\b(?:what|which|whom?|whose|where|how|why|all|thing|reason|point|it|this|that)\b[^.!?]*$/i;

/** Letters before a word in which such a sentence begins; a whole book would take too long. */
const near = 200;

/** The first word of a text that was typed twice. */
export function doubledIn(text: string): { written: string; once: string } | undefined {
  if (text.includes('`')) return undefined;
  for (const { 0: written, 1: once = '', 2: second = '', index } of text.matchAll(twice)) {
    // `The The` is a name, and so is the first of `Vitamin A a day`.
    const isName = second !== second.toLowerCase() || (once === 'A' && index > 0);
    const mayBeRight =
      /^(?:is|to)$/i.test(once) && question.test(text.slice(Math.max(0, index - near), index));
    const isMentioned = /["“]["”]/.test(text.charAt(index - 1) + text.charAt(index + written.length));
    if (!isName && !mayBeRight && !isMentioned) return { written, once };
  }
  return undefined;
}

/** What every document with such a label has in it. */
const optionalHint = /optional|not (?:required|needed|mandatory)|ऐच्छिक|वैकल्पिक|पर्यायी/i;

const said =
  /\s*[([]?\b(?:optional|not (?:required|needed|mandatory))\b[)\]]?|\s*[([]?(?:ऐच्छिक|वैकल्पिक|पर्यायी)[)\]]?/iu;

/** The label of a field that has to be filled in (`isRequired` of its kind of form) and says that it need not be. */
function optionalLabelIn(text: string, pointer: string, value: Json): Slip | undefined {
  const [, block, name] = /^(.*)\/fields\/(\w+)\/(?:label|placeholder)$/.exec(pointer) ?? [];
  if (block === undefined || !said.test(text)) return undefined;
  const holder = valueAt(value, block);
  const kind = isObject(holder) ? enquiryKinds[holder['kind'] as EnquiryKind] : undefined;
  const isRequired = kind?.fields.some((field) => field.name === name && field.isRequired);
  return isRequired ? { written: text, better: text.replace(said, '').trim() } : undefined;
}

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
