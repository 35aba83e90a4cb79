import type { Template } from '../../../src/content/operations/new-page';

/** Terms, a notice, an imprint: headings and paragraphs, and no button. */
export const legal: Template = ({ title, seo }) => ({
  title,
  sample: true,
  seo,
  blocks: [
    { type: 'hero', volume: 'quiet', heading: title, tagline: 'The whole in one plain sentence.' },
    { type: 'prose', heading: 'Who is responsible', text: 'Name and address of who answers for this site.' },
    {
      type: 'prose',
      heading: 'What holds',
      text: ['The first point, in plain words.', '', 'The second point, in plain words.'],
    },
    { type: 'prose', heading: 'Since when', text: 'The day from which this holds, and what was before.' },
  ],
});
