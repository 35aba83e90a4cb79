import type { Template } from '../../../src/content/operations/new-page';

/** A page for those who come from an advertisement or a letter: a promise, reasons, questions, a button. */
export const landing: Template = ({ title, seo, action }) => ({
  title,
  sample: true,
  seo,
  blocks: [
    {
      type: 'hero',
      heading: title,
      tagline: 'What one gets here, in one line.',
      intro: 'For whom it is, and what happens after the button is pressed.',
      ...(action && { actions: [action] }),
    },
    {
      type: 'tiles',
      heading: 'Three reasons',
      items: [
        { icon: 'target', title: 'First reason', text: 'What it does for the one who reads this.' },
        { icon: 'heart-handshake', title: 'Second reason', text: 'Why one can rely on it.' },
        { icon: 'sun', title: 'Third reason', text: 'How soon one has it.' },
      ],
    },
    {
      type: 'faq',
      categories: [
        {
          id: 'questions',
          title: 'Questions',
          questions: [
            { question: 'What does it cost?', answer: 'What it costs, or on what that depends.' },
            { question: 'What happens next?', answer: 'Who writes back, and when.' },
          ],
        },
      ],
    },
    ...(action ? [{ type: 'banner' as const, heading: 'Shall we begin?', actions: [action] }] : []),
  ],
});
