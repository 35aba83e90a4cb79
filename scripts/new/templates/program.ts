import type { PageDocument } from '../../../src/model/content.generated';
import type { Template } from '../../../src/content/operations/new-page';

/** What goes wrong without it, what it changes, how long it takes. */
const middle: PageDocument['blocks'] = [
  {
    type: 'painTable',
    heading: 'What people tell us before',
    rows: [
      {
        problem: 'What happens, as they say it',
        diagnosis: 'Why it happens',
        solution: 'What the program does about it',
      },
      {
        problem: 'Another thing that happens',
        diagnosis: 'Why that happens',
        solution: 'What the program does about that',
      },
      {
        problem: 'A third thing that happens',
        diagnosis: 'Why this one happens',
        solution: 'What the program does about this one',
      },
    ],
  },
  {
    type: 'outcomes',
    heading: 'What is different afterwards',
    items: [
      { icon: 'messages', title: 'First outcome', text: 'What one can see people do at work.' },
      { icon: 'users-group', title: 'Second outcome', text: 'What else one can see them do.' },
      { icon: 'flag', title: 'Third outcome', text: 'What nobody has to ask for any more.' },
    ],
  },
  {
    type: 'durations',
    heading: 'How long it takes',
    options: [
      { icon: 'sun', title: 'One day', text: 'What fits into one day.' },
      { icon: 'campfire', title: 'Two days', text: 'What the second day adds.' },
    ],
  },
];

/** A program that can be booked: its goal, what goes wrong without it, what it changes, how long it takes. */
export const program: Template = ({ title, seo, action }) => ({
  title,
  sample: true,
  seo,
  blocks: [
    {
      type: 'hero',
      kicker: 'Program',
      heading: title,
      tagline: 'What is different at work after this program, in one line.',
      intro: 'For whom it is, what they find hard today, and how the days are spent.',
      ...(action && { actions: [action] }),
    },
    {
      type: 'goal',
      heading: 'Program goal',
      text: 'The **one thing** that people can do afterwards and could not do before.',
      points: ['The first habit they take home', 'The second habit', 'The third habit'],
    },
    ...middle,
    ...(action
      ? [{ type: 'banner' as const, heading: 'Shall we plan it together?', actions: [action] }]
      : []),
  ],
});
