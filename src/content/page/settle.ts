import { leadsAway } from '../../model/leads-away';
import type { Json } from '../../model/json';
import { withValues } from '../parse/pointer';
import { hrefOf, type AddressBook } from '../resolve/address';
import type { LinkAttributes, RichContent } from '../resolve/rich-text';
import { textOf, type Use } from '../validate/use';
import { typeset } from './typeset';
import { typographic } from './typographic';

/** A value with its places, and the compiled texts among them. */
interface Written<Value> {
  /** It can be read: the site has no problem. */
  value: Value | undefined;
  uses: readonly Use[];
  texts?: ReadonlyMap<Use, RichContent>;
}

/** How a site's texts and addresses are shown. */
export interface Manner extends AddressBook {
  /** Whether marks of the keyboard become those of good typesetting. */
  isTypeset: boolean;
}

/**
 * Puts what the browser needs in the place of what the author wrote: addresses become `href`s, rich texts HTML, lists of
 * names sorted, and a reference to a list its entries.
 * @param lists the entries of lists that stand elsewhere, by pointer.
 */
export function settled<Value extends Json>(
  { value, uses, texts }: Written<Value>,
  book: Manner,
  lists: ReadonlyMap<string, Json> = new Map(),
): Value {
  const changes = new Map(lists);
  const set = book.isTypeset ? typographic : (text: string) => text;
  for (const use of uses) {
    const written = textOf(use);
    if (use.kind === 'link' && written !== undefined) changes.set(use.pointer, hrefOf(written, book));
    if (use.kind === 'sorted') changes.set(use.pointer, sorted(use.value));
    const content = texts?.get(use);
    if (content)
      changes.set(
        use.pointer,
        set(
          content.html((to) => linkAttributes(to, book)),
          'html',
        ),
      );
  }
  if (value === undefined) throw new Error('A document that cannot be read was to be shown.');
  if (book.isTypeset) typeset(value, uses, changes);
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
