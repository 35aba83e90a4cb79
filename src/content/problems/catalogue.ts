import { addressProblems } from '../rules/addresses/address-problems';
import { brandProblems } from '../rules/brand/brand-problems';
import { chatProblems } from '../rules/chat/chat-problems';
import { dateProblems } from '../rules/dates/date-problems';
import { documentProblems } from '../rules/documents/document-problems';
import { editorialProblems } from '../rules/editorial/editorial-problems';
import { formProblems } from '../rules/forms/form-problems';
import { headingProblems } from '../rules/headings/heading-problems';
import { hoursProblems } from '../rules/hours/hours-problems';
import { labelProblems } from '../rules/links/label-problems';
import { linkProblems } from '../rules/links/link-problems';
import { pastedProblems } from '../rules/links/pasted-problems';
import { numberProblems } from '../rules/numbers/number-problems';
import { pictureProblems } from '../rules/pictures/picture-problems';
import { repeatedProblems } from '../rules/repeated/repeated-problems';
import { releaseProblems } from '../rules/samples/release-problems';
import { searchProblems } from '../rules/search/search-problems';
import { formattingProblems } from '../rules/texts/formatting-problems';
import { textProblems } from '../rules/texts/text-problems';
import { bracketProblems } from './catalogue-brackets';
import { fileProblems } from './catalogue-files';
import { shapeProblems } from './catalogue-shape';
import { syntaxProblems } from './catalogue-syntax';

/** Every problem there is, by its permanent code, in the chapters of the list for authors. */
export const chapters = {
  'Signs of JSON': syntaxProblems,
  Brackets: bracketProblems,
  'Names and values': { ...shapeProblems, ...numberProblems, ...dateProblems, ...hoursProblems },
  Links: { ...linkProblems, ...labelProblems, ...pastedProblems },
  Pictures: pictureProblems,
  'The brand': brandProblems,
  'The rest of the site': { ...addressProblems, ...documentProblems, ...repeatedProblems },
  Words: {
    ...searchProblems,
    ...headingProblems,
    ...formattingProblems,
    ...textProblems,
    ...editorialProblems,
  },
  Forms: formProblems,
  'The chat': chatProblems,
  'Before the site goes live': releaseProblems,
  Files: fileProblems,
};

/** Every problem there is, by its permanent code. */
export const catalogue = {
  ...chapters['Signs of JSON'],
  ...chapters['Brackets'],
  ...chapters['Names and values'],
  ...chapters['Links'],
  ...chapters['Pictures'],
  ...chapters['The brand'],
  ...chapters['The rest of the site'],
  ...chapters['Words'],
  ...chapters['Forms'],
  ...chapters['The chat'],
  ...chapters['Before the site goes live'],
  ...chapters['Files'],
};

/** The code of a problem: permanent, in kebab-case. */
export type ProblemCode = keyof typeof catalogue;

/** What a problem's texts are made from. */
export type ProblemDetails<Code extends ProblemCode> = Parameters<(typeof catalogue)[Code]['message']>[0];
