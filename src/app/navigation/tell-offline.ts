import * as words from '#words/app';
import { showNotice } from '../../components/Notice/notice';

/** Says that a link cannot be followed for want of a network. */
export function tellOffline(): void {
  showNotice({ text: words.noConnection });
}
