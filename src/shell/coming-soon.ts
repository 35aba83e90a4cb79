import * as words from '#words/shell';
import { loadPart } from '../components/LoadPart/load-part';
import { showNotice } from '../components/Notice/notice';

/** Says that an entry without an address has no page yet (specification, section 8); without the toast's code in the site's frame. */
export function announceComingSoon(): void {
  loadPart(() => import('../components/Toaster/Toaster')).then(
    ({ showToast }) => showToast(words.comingSoon, words.comingSoonText),
    () => showNotice({ text: `${words.comingSoon} ${words.comingSoonText}` }),
  );
}
