import { leadsAway } from '../../model/leads-away';
import { hrefOf, type AddressBook } from '../resolve/address';
import type { LinkAttributes } from '../resolve/rich-text';
import { entries, type Entry, type Site } from '../site';
import { replaceValue, textOf } from '../validate/use';

/**
 * Puts what the browser needs in the place of what the author wrote, in the documents themselves:
 * addresses become `href`s and rich texts HTML. Done once, after the check.
 */
export function settle(site: Site, book: AddressBook): void {
  for (const entry of entries(site)) settleEntry(entry, site, book);
}

function settleEntry({ uses }: Entry, site: Site, book: AddressBook): void {
  for (const use of uses) {
    const written = textOf(use);
    if (use.kind === 'link' && written !== undefined) replaceValue(use, hrefOf(written, book));
    const content = site.texts.get(use);
    if (content)
      replaceValue(
        use,
        content.html((to) => linkAttributes(to, book)),
      );
  }
}

function linkAttributes(to: string, book: AddressBook): LinkAttributes {
  const href = hrefOf(to, book);
  return leadsAway(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
