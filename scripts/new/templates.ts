import type { Template } from '../../src/content/operations/new-page';
import { article } from './templates/article';
import { industry } from './templates/industry';
import { landing } from './templates/landing';
import { legal } from './templates/legal';
import { program } from './templates/program';
import { small } from './templates/small';

/** What a new page can begin as, by the name that is typed. */
export const templates: Readonly<Record<string, Template>> = {
  small,
  program,
  industry,
  article,
  landing,
  legal,
};
