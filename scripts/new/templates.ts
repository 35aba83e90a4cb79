import type { Template } from '../../src/content/operations/new-page';
import { article } from './templates/article';
import { landing } from './templates/landing';
import { legal } from './templates/legal';
import { small } from './templates/small';

/** What a new page can begin as beside the templates of its site, by the name that is typed. */
export const templates: Readonly<Record<string, Template>> = {
  small,
  article,
  landing,
  legal,
};
