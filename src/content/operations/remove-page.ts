import type { CheckedSite } from '../check-site';
import type { Validator } from '../validate/create-validator';
import { withoutLinksTo } from './leading-links';
import { namedPage } from './named-page';
import type { Outcome } from './outcome';
import { changeOf } from './site-change';

/** Takes a page away, and with it what leads there. Where a link cannot go, the page stays. */
export function removePage(checked: CheckedSite, validator: Validator, route: string): Outcome {
  if (route === '/') return { trouble: 'The home page is where the site begins, and stays.' };
  const found = namedPage(checked, route);
  if ('trouble' in found) return found;
  const cut = withoutLinksTo(checked, validator, found.page);
  if ('trouble' in cut) return cut;
  return { change: changeOf({ ...cut, removed: new Set([found.page.document.path]) }) };
}
