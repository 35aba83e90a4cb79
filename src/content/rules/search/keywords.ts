import { pointerAbove } from '../../places/pointer';
import { findingIn } from '../../problems/finding';
import { textOf } from '../../validate/annotation';
import { dividedText } from '../../validate/divided-text';
import type { Rule } from '../rule';

export const keywords: Rule = {
  about:
    'Keywords stand one by one, each between quotation marks of its own: as a trigger of the chat a longer one is never found.',
  codes: ['joined-keywords'],
  inDocument: (document) => {
    const all = document.of('keyword');
    return all.flatMap((keyword) => {
      const { pointer } = keyword;
      const written = textOf(keyword) ?? '';
      const divided = /[,;]/.test(written) ? dividedText(written, { minLength: 1 }) : undefined;
      if (!divided) return [];
      const list = pointerAbove(pointer);
      const others = all.filter((other) => other !== keyword && pointerAbove(other.pointer) === list);
      const known = new Set(others.map(textOf));
      const parts = [...new Set(divided)].filter((part) => !known.has(part));
      const details = { written, parts: parts.length > 0 ? parts : divided.slice(0, 1) };
      return [findingIn(document, pointer, 'value', 'joined-keywords', details)];
    });
  },
};
