import { pointerAbove } from '../places/pointer';
import { findingIn } from '../problems/finding';
import { readAddress } from '../resolve/address';
import { entries } from '../site/site';
import type { Rule } from './rule';

export const labelAddresses: Rule = {
  about: 'The words of a link are words, and no address (WCAG 2.2, 2.4.4).',
  codes: ['address-as-words'],
  check: (site) =>
    entries(site).flatMap(({ document, labels = [] }) =>
      labels.flatMap(({ pointer, label, to, isAddress }) =>
        isAddress
          ? findingIn(document, `${pointerAbove(pointer)}/label`, 'value', 'address-as-words', {
              label,
              ...(areWords(to) && { words: to }),
            })
          : [],
      ),
    ),
};

/** Whether what stands as an address is none, but could be said to visitors. */
function areWords(to: string): boolean {
  return readAddress(to).kind === 'unreadable' && /^\p{L}/u.test(to.trim()) && !/[/:#]/.test(to);
}
