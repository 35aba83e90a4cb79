import { error, warning } from '../../problems/define';
import { swapped } from '../../problems/fixes';
import { brief } from '../../problems/wording';

const otherThings = {
  mail: 'another e-mail address',
  number: 'another number',
  site: 'another site',
  way: 'another way to reach somebody',
};

/** Links whose words do not fit where they lead. */
export const labelProblems = {
  'wrong-label': warning<{
    label: string;
    to: string;
    /** What is another one in the words. */
    other?: keyof typeof otherThings;
    /** The page with those words, and the title of that to which the link leads. */
    page?: string;
    title?: string;
  }>(
    'Link whose words name something else',
    ({ label, to, other = 'site', title }) =>
      `"${brief(label)}" leads to ${title === undefined ? `"${brief(to, 60)}", which is ${otherThings[other]}` : `the page "${brief(title)}"`}.`,
    ({ page }) =>
      page === undefined
        ? 'Write the same in both: correct the words or the address.'
        : `Write "${brief(page, 90)}", which is the page with that name, or other words.`,
  ),
  'address-as-words': error<{ label: string }>(
    'Address in place of words',
    ({ label }) =>
      `"${brief(label, 60)}" is an address, and stands where visitors read the words of the link.`,
    () => 'Write what visitors are to read, like "Write to us". The address belongs into "to" alone.',
  ),
  'near-title': warning<{ label: string; title: string }>(
    'Misspelt title of a page',
    ({ label, title }) =>
      `"${brief(label)}" leads to the page "${brief(title)}", and differs from that by a letter or two.`,
    ({ title }) => `Write "${brief(title)}". If it is misspelt itself, correct it in its page.`,
  ),
  'old-title': warning<{
    label: string;
    /** How many links say so, where the title of the page is marked. */
    links?: number;
    title: string;
  }>(
    'New title that is not everywhere',
    ({ label, links, title }) =>
      links === undefined
        ? `"${brief(label)}" is what the old address says of the page that this leads to, which is called "${brief(title)}" by now.`
        : `${links} links to this page still call it "${brief(label)}", as its address does.`,
    ({ label, links, title }) =>
      links === undefined
        ? `Write "${brief(title, 90)}" here too.`
        : `If it has a new title, write that there too: npm run where -- ${JSON.stringify(label)} lists them. If not, write "${brief(label)}" here.`,
    ({ label, links, title }, marked) => (links === undefined ? swapped(marked, label, title) : undefined),
  ),
};
