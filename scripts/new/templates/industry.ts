import type { Template } from '../../../src/content/operations/new-page';

const roles = ['Those who meet the customer', 'Those who lead a team', 'Those who run the place'];

/** An industry: what goes wrong there for each role, and what is done about it. */
export const industry: Template = ({ title, seo, action }) => ({
  title,
  sample: true,
  seo,
  blocks: [
    {
      type: 'hero',
      kicker: 'By industry',
      heading: title,
      tagline: 'What people in this industry say on a bad day, in one line.',
      intro: 'How work is there, what makes it hard for people, and what we do about that.',
      ...(action && { actions: [action] }),
    },
    {
      type: 'prose',
      heading: 'Work in this industry',
      text: ['What somebody sees who spends a day there.', '', 'What we have learnt from it.'],
    },
    ...roles.map((heading) => ({
      type: 'painTable' as const,
      heading,
      rows: ['One', 'Another', 'A third'].map((which) => ({
        problem: `${which} thing that goes wrong for them`,
        diagnosis: 'Why it goes wrong',
        solution: 'What we practise with them',
      })) as [Row, Row, Row],
    })),
    ...(action ? [{ type: 'banner' as const, heading: 'Tell us about your people', actions: [action] }] : []),
  ],
});

/** A row of such a table. */
interface Row {
  problem: string;
  diagnosis: string;
  solution: string;
}
