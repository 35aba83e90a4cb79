import { make } from './make';

/** Says in the site's place for notices that the scripts could not be had, and what to do. */
export function tellFailure(): void {
  const told = make('span', { textContent: 'This part could not be loaded.' });
  told.dataset['told'] = '';
  told.append(make('button', { textContent: 'Load the page again', onclick: () => location.reload() }));
  document.getElementById('_notice')?.replaceChildren(told);
}
