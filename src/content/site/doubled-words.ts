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
