import { loadPart } from '../components/LoadPart/load-part';
import { showNotice } from '../components/Notice/notice';

const [title, text] = ['🚧 Coming Soon!', "This feature isn't implemented yet—but stay tuned! 🚀"];

/** Says that an entry without an address has no page yet (specification, section 8); without the toast's code in the site's frame. */
export function announceComingSoon(): void {
  loadPart(() => import('../components/Toaster/Toaster')).then(
    ({ showToast }) => showToast(title, text),
    () => showNotice({ text: `${title} ${text}` }),
  );
}
