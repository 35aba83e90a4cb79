import { typed, type Mistake } from '../mistake';

const resilience = 'blog/building-resilience.json';
const story = 'I like to tell this story';

/** What comes along when words are copied from a word processor, a messenger, a website or a template. */
export const copiedMistakes: readonly Mistake[] = [
  typed('an element of a text that is not closed', resilience, story, 'I <b>like to tell this story', {
    names: /<b>/,
    says: /<\/b>/,
  }),
  typed(
    'a colour in a text',
    resilience,
    story,
    String.raw`I <span style=\"color: red\">like</span> to tell this story`,
    { names: /style/, says: /take it out/i },
  ),
  typed(
    'a list with dots',
    resilience,
    '"Now check your two.',
    '"• One", "• Two", "", "Now check your two.',
    {
      names: /• One/,
      says: /"- One"/,
    },
  ),
];
