import { isMistyped, isTwoSlipsAway } from '../../problems/nearest';
import type { Slip } from './slips-of-writing';

/** Letters of a name that tell it from other words. */
const least = 4;

/** Whether a text has a word of a name in it, as every text with a slip of the other one has. */
export function holdsWordOf(text: string, name: string): boolean {
  return name.split(/\s+/).some((word) => word.length >= least && text.includes(word));
}

/**
 * The first place of a text with a name of two or more words of which one is mistyped: `Vikram Sahydri`.
 * @param name as the settings say it.
 */
export function nearNameIn(text: string, name: string): Slip | undefined {
  const words = name.split(/\s+/);
  for (const [at, word] of words.slice(0, -1).entries()) {
    const next = words[at + 1] ?? '';
    const slip = pairNear(text, word, next);
    if (slip) return slip;
  }
  return undefined;
}

function pairNear(text: string, first: string, second: string): Slip | undefined {
  for (const [written, one = '', space = '', other = ''] of text.matchAll(
    /([\p{L}\p{M}]+)(\s+)(?=([\p{L}\p{M}]+))/gu,
  )) {
    const isSlip = (one === first && isNear(other, second)) || (other === second && isNear(one, first));
    if (isSlip) return { written: `${written}${other}`, better: `${first}${space}${second}` };
  }
  return undefined;
}

function isNear(word: string, wanted: string): boolean {
  const isLong = word.length >= least && wanted.length >= least;
  return isLong && word !== wanted && word[0] === wanted[0] && isTwoSlipsAway(word, wanted);
}

/**
 * The first e-mail address of a text that is nearly one's own: the same name at a mistyped host, or a mistyped name at
 * the same host.
 * @param mail as the settings say it.
 */
export function nearMailIn(text: string, mail: string): Slip | undefined {
  const [name = '', host = ''] = mail.toLowerCase().split('@');
  for (const [written] of text.matchAll(/[\w.+-]+@(?:[\w-]+\.)+[a-z]{2,}(?![\w-])/gi)) {
    const [otherName = '', otherHost = ''] = written.toLowerCase().split('@');
    const isSlip =
      (otherName === name && isTwoSlipsAway(otherHost, host)) ||
      (otherHost === host && isMistypedName(otherName, name));
    if (isSlip && written.toLowerCase() !== mail.toLowerCase()) return { written, better: mail };
  }
  return undefined;
}

/** `pr` is no slip of `hr`, and `sales2` none of `sales1`. */
function isMistypedName(name: string, wanted: string): boolean {
  return wanted.length >= least && !/\d/.test(name) && isMistyped(name, wanted);
}
