import type { Json } from '../../../model/json';
import { valueAt } from '../../places/pointer';
import { isTwoSlipsAway } from '../../problems/nearest';
import { isObject } from '../../resolve/surroundings';
import { textCheck, type Slip, type TextCheck } from './text-check';
import { anyPicture, months, onceWords, pictureWords, weekdays } from './words/en';
import { wordsOf } from './words/words';

/** Looking back at the first of two words takes three times as long as to write each twice. */
export const doubledHint = new RegExp(
  String.raw`\b(?:${onceWords.map((word) => String.raw`${word}\s+${word}`).join('|')})\b`,
  'i',
);

const twice = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{N}'’.-])(${onceWords.join('|')})(?:[^\S\n]+|[^\S\n]*\n[^\S\n]*)(\1)(?![\p{L}\p{M}\p{N}'’-])`,
  'giu',
);

/** The first word of a text that was typed twice. `The The` is a name, and so is the first of `Vitamin A a day`. */
export function doubledIn(text: string): { written: string; once: string } | undefined {
  if (text.includes('`')) return undefined;
  for (const { 0: written, 1: once = '', 2: second = '', index } of text.matchAll(twice))
    if (second === second.toLowerCase() && !(once === 'A' && index > 0)) return { written, once };
  return undefined;
}

const optional = new RegExp(String.raw`\s*[([]?(?:${wordsOf('optional')})[)\]]?`, 'iu');

/** The label of a field of a form that has to be filled in and says that it need not be. */
function optionalLabelIn(text: string, pointer: string, value: Json): Slip | undefined {
  const [, place] = /^(\/fields\/\d+)\/(?:label|placeholder)$/.exec(pointer) ?? [];
  const field = place === undefined || !optional.test(text) ? undefined : valueAt(value, place);
  return isObject(field) && field['required'] === true
    ? { written: text, better: text.replace(optional, '').trim() }
    : undefined;
}

/** Dots and the like, without a word; fewer of them are reported as what is missing. */
const signsAlone = /^(?=.*\S)[^\p{L}\p{N}]{5,}$/u;

/** Dots where words are still to come, or words in brackets, which stand for others. */
const unfinished = /^\s*(?=.*[\p{L}\p{N}])(?:\[[^\]]*\][.]?|.*(?:…|\.{3,}))\s*$/su;

/** The beginning of an alternative text that says what its reader knows already: that it is a picture (WCAG, technique G94). */
export function pictureWordsIn(alt: string): Slip | undefined {
  const [written, , next = ''] = pictureWords.exec(alt) ?? [];
  return written === undefined
    ? undefined
    : { written, better: next.charAt(0).toUpperCase() + next.slice(1) };
}

/** A copyright with a year that will be last year's soon. */
export function typedYearIn(text: string): Slip | undefined {
  const [written] =
    /(?:©|\(c\)|copyright)\D{0,3}(?:\d{4}\s*[-–]\s*)?20\d\d(?!\d|\s*[-–]\s*\{)/i.exec(text) ?? [];
  return written === undefined ? undefined : { written, better: written.replace(/\d{4}$/, '{year}') };
}

const weekday = `(?<weekday>${weekdays.join('|')})`;
const month = `(?<month>${months.join('|')})[a-z]*\\.?`;
const day = '(?<day>[12]\\d|3[01]|0?[1-9])(?:st|nd|rd|th)?';
const year = '(?<year>20\\d\\d)';

/** `Monday, 12 September 2026`, `Monday, September 12, 2026` and `12 September 2026 (Monday)`. */
const dates = [
  `\\b${weekday},? (?:the )?(?<date>${day} (?:of )?${month},? ${year})\\b`,
  `\\b${weekday},? (?<date>${month} ${day},? ${year})\\b`,
  `\\b(?<date>${day} (?:of )?${month},? ${year})(?: \\(|, )${weekday}\\b`,
].map((source) => new RegExp(source));

/** The first date of a text that falls on another day of the week than is said beside it. */
export function wrongWeekdayIn(text: string): (Slip & { date: string }) | undefined {
  for (const shape of dates) {
    const { 0: written, groups: { date = '', weekday: said = '', ...at } = {} } = shape.exec(text) ?? {};
    if (written === undefined) continue;
    const monthAt = months.indexOf(at['month'] ?? '');
    const right = new Date(Date.UTC(Number(at['year']), monthAt, Number(at['day'])));
    const name = weekdays[right.getUTCDay()] ?? said;
    if (right.getUTCMonth() === monthAt && name !== said)
      return { written, date, better: written.replace(said, name) };
  }
  return undefined;
}

const range = new RegExp(
  `(?<![\\d:.,/])\\b${day.replace('day', 'first')} ?(?:to|till|until|[-–]) ?${day} (?:of )?${month}`,
);

/** The first days of a text that end before they begin, in one month: `18 to 6 January`. */
export function backwardRangeIn(text: string): { written: string } | undefined {
  const { 0: written = '', groups } = range.exec(text) ?? {};
  return Number(groups?.['first']) > Number(groups?.['day']) ? { written } : undefined;
}

/** Letters of a name that tell it from other words. */
const least = 4;

/**
 * The first place of a text with two words of a name of which one is mistyped: `Vikram Sahydri`.
 * @param name as the settings say it.
 */
export function nearNameIn(text: string, name: string): Slip | undefined {
  const names = name.split(/\s+/);
  for (const [written, one = '', space = '', other = ''] of text.matchAll(
    /([\p{L}\p{M}]+)(\s+)(?=([\p{L}\p{M}]+))/gu,
  ))
    for (const [at, second] of names.slice(1).entries()) {
      const first = names[at] ?? '';
      if ((one === first && isNear(other, second)) || (other === second && isNear(one, first)))
        return { written: written + other, better: first + space + second };
    }
  return undefined;
}

function isNear(word: string, wanted: string): boolean {
  const isLong = word.length >= least && wanted.length >= least;
  return isLong && word !== wanted && word[0] === wanted[0] && isTwoSlipsAway(word, wanted);
}

/** Faults of words. */
export const wordChecks: readonly TextCheck[] = [
  textCheck({ code: 'doubled-word', hint: doubledHint, find: doubledIn }),
  textCheck({ code: 'needless-words', in: ['alt'], find: pictureWordsIn }),
  textCheck({
    code: 'vague-alt',
    in: ['alt'],
    find: (text) => (anyPicture.test(text) || signsAlone.test(text) ? { written: text } : undefined),
  }),
  textCheck({
    code: 'unfinished-alt',
    in: ['alt'],
    signs: ['…', '...', ']'],
    find: (text) => (unfinished.test(text) && !anyPicture.test(text) ? { written: text.trim() } : undefined),
  }),
  textCheck({ code: 'typed-year', in: ['copyright'], find: typedYearIn }),
  textCheck({
    code: 'wrong-weekday',
    signs: [' 20'],
    hint: new RegExp(
      `(?:${weekdays.join('|')})[^"]{2,24}\\b20\\d\\d|20\\d\\d[ ,(]{1,3}(?:${weekdays.join('|')})`,
    ),
    find: wrongWeekdayIn,
  }),
  textCheck({ code: 'backward-range', signs: months, hint: range, find: backwardRangeIn }),
  textCheck({
    code: 'optional-label',
    in: ['label', 'placeholder'],
    find: (text, { pointer, value }) => optionalLabelIn(text, pointer, value),
  }),
  textCheck({
    code: 'near-name',
    // Every text with a slip in one word of the name has another one in it.
    hint: {
      test: (all, { name = '' }) =>
        name.split(/\s+/).some((word) => word.length >= least && all.includes(word)),
    },
    find: (text, { own: { name } }) => (name === undefined ? undefined : nearNameIn(text, name)),
  }),
];
