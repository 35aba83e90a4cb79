import { enquiryKinds, type EnquiryKind } from '../../../model/enquiry-kinds';
import type { Json } from '../../../model/json';
import { valueAt } from '../../places/pointer';
import { isObject } from '../../resolve/surroundings';
import { holdsWordOf, nearNameIn } from './own-slips';
import { pictureWordsIn, typedYearIn, type Slip } from './slips-of-writing';
import { textCheck, type TextCheck } from './text-check';
import { backwardRangeIn, rangeHint, weekdayHint, wrongWeekdayIn } from './weekdays';

/** Words that mean nothing twice. Others do: `had had`, `that that`, `in in`, `very very`, `small small`. */
const words = 'a|an|and|are|from|is|of|our|the|their|to|with|your';

/** What every text with one of them twice has in it. */
export const doubledHint = new RegExp(
  // Each word is written twice here: looking back at the first takes three times as long.
  String.raw`\b(?:${words.replaceAll(/\w+/g, (word) => String.raw`${word}\s+${word}`)})\b`,
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

/** Words that stand for any picture. */
const anyPicture =
  /^\s*(?:an? |the |our |my )?(?:(?:hero|cover|header|banner|profile|background|main|new|sample|test|stock) )?(?:image|picture|photo|photograph|pic|img|banner|logo|icon|graphic|screenshot|thumbnail|alt(?: text)?|hero)[\s\d().#-]*$/i;

/** Dots and the like, without a word; fewer of them are reported as what is missing. */
const signsAlone = /^(?=.*\S)[^\p{L}\p{N}]{5,}$/u;

/** Dots where words are still to come, or words in brackets, which stand for others. */
const unfinished = /^\s*(?=.*[\p{L}\p{N}])(?:\[[^\]]*\][.]?|.*(?:…|\.{3,}))\s*$/su;

const alternative: ReadonlySet<string> = new Set(['alt']);

/** Faults of words. */
export const wordChecks: readonly TextCheck[] = [
  textCheck({ code: 'doubled-word', hint: doubledHint, find: doubledIn }),
  textCheck({ code: 'needless-words', in: alternative, find: pictureWordsIn }),
  textCheck({
    code: 'vague-alt',
    in: alternative,
    find: (text) => (anyPicture.test(text) || signsAlone.test(text) ? { written: text } : undefined),
  }),
  textCheck({
    code: 'unfinished-alt',
    in: alternative,
    find: (text) => (unfinished.test(text) && !anyPicture.test(text) ? { written: text.trim() } : undefined),
  }),
  textCheck({ code: 'typed-year', in: new Set(['copyright']), find: typedYearIn }),
  textCheck({ code: 'wrong-weekday', hint: weekdayHint, find: wrongWeekdayIn }),
  textCheck({
    code: 'backward-range',
    hint: rangeHint,
    find: (text) => {
      const written = backwardRangeIn(text);
      return written === undefined ? undefined : { written };
    },
  }),
  textCheck({
    code: 'optional-label',
    hint: optionalHint,
    in: new Set(['label', 'placeholder']),
    find: (text, { pointer, value }) => optionalLabelIn(text, pointer, value),
  }),
  textCheck({
    code: 'near-name',
    hint: { test: (all, { name = '' }) => holdsWordOf(all, name) },
    find: (text, { own: { name } }) => (name === undefined ? undefined : nearNameIn(text, name)),
  }),
];
