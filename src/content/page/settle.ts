import { leadsAway } from '../../model/leads-away';
import { hrefOf, type AddressBook } from '../resolve/address';
import type { LinkAttributes } from '../resolve/rich-text';
import { entries, type SharedList, type Site } from '../site';
import type { Json } from '../../model/json';
import { replaceValue, textOf, valueOf, type Use } from '../validate/use';

/**
 * Puts what the browser needs in the place of what the author wrote, in the documents themselves:
 * addresses become `href`s, rich texts HTML, and lists of names sorted. Done once, after the check.
 */
export function settle(site: Site, articles: SharedList, book: AddressBook): void {
  for (const { uses } of [...entries(site), articles]) settleUses(uses, site, book);
}

function settleUses(uses: readonly Use[], site: Site, book: AddressBook): void {
  for (const use of uses) {
    const written = textOf(use);
    if (use.kind === 'link' && written !== undefined) replaceValue(use, hrefOf(written, book));
    if (use.kind === 'sorted') replaceValue(use, sorted(valueOf(use)));
    const content = site.texts.get(use);
    if (content)
      replaceValue(
        use,
        content.html((to) => linkAttributes(to, book)),
      );
  }
}

const { compare } = new Intl.Collator('en');

/** A list of names in the order of the alphabet, each once (specification, section 2, "About page"). */
function sorted(names: Json | undefined): Json {
  return [...new Set((names as string[]).map((name) => name.trim()))].toSorted(compare);
}

function linkAttributes(to: string, book: AddressBook): LinkAttributes {
  const href = hrefOf(to, book);
  return leadsAway(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
}
