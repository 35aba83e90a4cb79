import { leadsAway } from '../../model/leads-away';
import type { Json } from '../../model/json';
import { withValues } from '../parse/pointer';
import { hrefOf, type AddressBook } from '../resolve/address';
import type { LinkAttributes, RichContent } from '../resolve/rich-text';
import { textOf, type Use } from '../validate/use';

/** A value with its places, and the compiled texts among them. */
interface Written<Value> {
  /** It can be read: the site has no problem. */
  value: Value | undefined;
  uses: readonly Use[];
  texts?: ReadonlyMap<Use, RichContent>;
}

/**
 * Puts what the browser needs in the place of what the author wrote: addresses become `href`s, rich texts HTML, lists of
 * names sorted, and a reference to a list its entries.
 * @param lists the entries of lists that stand elsewhere, by pointer.
 */
export function settled<Value extends Json>(
  { value, uses, texts }: Written<Value>,
  book: AddressBook,
  lists: ReadonlyMap<string, Json> = new Map(),
): Value {
  const changes = new Map(lists);
  for (const use of uses) {
    const written = textOf(use);
    if (use.kind === 'link' && written !== undefined) changes.set(use.pointer, hrefOf(written, book));
    if (use.kind === 'sorted') changes.set(use.pointer, sorted(use.value));
    const content = texts?.get(use);
    if (content)
      changes.set(
        use.pointer,
        content.html((to) => linkAttributes(to, book)),
      );
  }
  if (value === undefined) throw new Error('A document that cannot be read was to be shown.');
  return withValues(value, changes) as Value;
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
