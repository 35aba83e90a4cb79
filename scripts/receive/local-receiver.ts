import { formSettings } from '../../src/lib/form-settings';
import type { SiteDocument } from '../../src/model/content.generated';
import { wordsFor } from '../../src/words/languages';
import { formsIn } from '../files/forms-in';
import { settingsIn } from '../files/settings-in';
import { createReceiver, type Receiver } from './create-receiver';
import { dataFolder } from './data-folder';
import { openStore, StoreTaken } from './open-store';
import { remembered } from './remembered';

/**
 * The receiver of a server on this machine, and a sentence for the one who started it: where enquiries are kept, or why
 * they are not. What failed is tried again with each enquiry, so that it takes over when another server has ended.
 * @param who the command that keeps the enquiries, for other servers.
 */
export async function localReceiver(
  pages: string,
  who: string,
): Promise<{ receiver: Receiver; note: string }> {
  const { forms, origin, language, contact } = settingsIn(pages);
  const open = remembered(() => openStore(dataFolder, who));
  const receiver = createReceiver({
    openStore: open,
    settings: formSettings(forms),
    forms: () => formsIn(pages),
    words: wordsFor(language),
    ...(origin !== undefined && { origin }),
  });
  const note = await open().then(
    () => 'What its forms send is kept in .data/; npm run enquiries lists it.',
    (error: Error) => failed(error, contact),
  );
  return { receiver, note };
}

function failed(error: Error, contact: Partial<SiteDocument['contact']> = {}): string {
  const why = error instanceof StoreTaken ? error.message : `Enquiries cannot be kept: ${error.message}.`;
  const { whatsapp, email, phone } = contact;
  const ways = [
    whatsapp === undefined ? [] : 'WhatsApp',
    email === undefined ? [] : 'e-mail',
    whatsapp !== undefined || phone === undefined ? [] : 'the phone',
  ].flat();
  const offer = ways.length > 0 ? `offer ${ways.join(' and ')}` : 'say so';
  return `${why} Until then the forms here take nothing, and ${offer}.`;
}
