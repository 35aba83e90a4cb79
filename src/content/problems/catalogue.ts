import { addressProblems } from './catalogue-addresses';
import { chatProblems } from './catalogue-chat';
import { copyProblems } from './catalogue-copies';
import { dateProblems } from './catalogue-dates';
import { fileProblems } from './catalogue-files';
import { linkProblems } from './catalogue-links';
import { syntaxProblems } from './catalogue-syntax';
import { pictureProblems } from './catalogue-pictures';
import { releaseProblems } from './catalogue-release';
import { shapeProblems } from './catalogue-shape';
import { siteProblems } from './catalogue-site';
import { textProblems } from './catalogue-texts';
import { valueProblems } from './catalogue-values';
import { versionProblems } from './catalogue-versions';
import { wordProblems } from './catalogue-words';

/** Every problem there is, by its permanent code. */
export const catalogue = {
  ...fileProblems,
  ...syntaxProblems,
  ...shapeProblems,
  ...siteProblems,
  ...linkProblems,
  ...addressProblems,
  ...pictureProblems,
  ...valueProblems,
  ...dateProblems,
  ...copyProblems,
  ...releaseProblems,
  ...wordProblems,
  ...textProblems,
  ...chatProblems,
  ...versionProblems,
};

/** The code of a problem: permanent, in kebab-case. */
export type ProblemCode = keyof typeof catalogue;

/** What a problem's texts are made from. */
export type ProblemDetails<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>[0];
