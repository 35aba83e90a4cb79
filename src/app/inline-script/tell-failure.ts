import { make } from './make';

/** Its words stand beside the script and not in it: sites in all languages have one script, and name it by one hash. */
const { partMissing, loadPage } = { ...document.currentScript?.dataset };

/** Says in the site's place for notices that the scripts could not be had, and what to do. */
export function tellFailure(): void {
  const shown = make('span', { textContent: partMissing });
  shown.dataset['notice'] = '';
  shown.append(make('button', { textContent: loadPage, onclick: () => location.reload() }));
  document.getElementById('_notice')?.replaceChildren(shown);
}
