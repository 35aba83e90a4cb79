import type { Template } from '../../../src/content/operations/new-page';

/** The smallest page that is worth a start: its words say what belongs in their place. */
export const small: Template = ({ title, seo, action }) => ({
  title,
  sample: true,
  seo,
  blocks: [
    {
      type: 'hero',
      heading: title,
      tagline: 'The promise of this page in one line.',
      ...(action && { actions: [action] }),
    },
    {
      type: 'prose',
      heading: 'What it is about',
      text: ['The first paragraph.', '', 'The second paragraph.'],
    },
  ],
});
