import { fetchRest } from './fetch-rest';
import { keepTouches } from './keep-touches';
import { styleRest } from './style-rest';

/**
 * Stands inside every page and runs before anything else is fetched. The page is complete without scripts; they come when
 * it is painted, set in its faces and laid out, or with the first touch; what is touched until then is kept for them.
 */
const { dataset } = document.currentScript as HTMLScriptElement;
let hasBegun = false;

/** Fetches the scripts, once. */
function begin(): void {
  if (!hasBegun) fetchRest(dataset);
  hasBegun = true;
}

keepTouches(begin);
void styleRest(dataset).then(begin);
