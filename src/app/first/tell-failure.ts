import * as words from '#words/first';
import { make } from './make';

/** Says in the site's place for notices that the scripts could not be had, and what to do. */
export function tellFailure(): void {
  const told = make('span', { textContent: words.partMissing });
  told.dataset['told'] = '';
  told.append(make('button', { textContent: words.loadPage, onclick: () => location.reload() }));
  document.getElementById('_notice')?.replaceChildren(told);
}
