import { readAddress } from '../../resolve/address';
import { nameFor } from '../new-page';

/** Letters on a button. */
const longest = 60;

/**
 * What stands on a link until somebody writes it: the name of the page that it leads to, or what it does.
 * @param titles the names of the pages, by address.
 */
export function labelsOf(
  titles: ReadonlyMap<string, string>,
  filled: (text: string) => string,
): (to: string) => string {
  return (to) => {
    const address = readAddress(filled(to));
    if (address.kind === 'anchor') return nameFor(`/${address.anchor}`);
    if (address.kind === 'page') return (titles.get(address.path) ?? nameFor(address.path)).slice(0, longest);
    const scheme = address.kind === 'other' ? address.scheme : '';
    return actions[scheme] ?? hostOf(to) ?? 'A link';
  };
}

const actions: Record<string, string> = {
  tel: 'Call {contact.phone}',
  mailto: 'Write an e-mail',
  whatsapp: 'Write on WhatsApp',
};

function hostOf(to: string): string | undefined {
  return /^https?:\/\/(?:www\.)?([^/?#]{2,60})/i.exec(to)?.[1];
}
