import { showNotice } from '../../components/Notice/notice';

/** Says that a link cannot be followed for want of a network. */
export function tellOffline(): void {
  showNotice({ text: 'There is no connection. Please try the link again in a moment.' });
}
