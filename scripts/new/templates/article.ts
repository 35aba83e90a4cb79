import type { Template } from '../../../src/content/operations/new-page';

/** An article of today. There is none without a picture. */
export const article: Template = ({ title, seo, picture, today }) =>
  picture === undefined
    ? undefined
    : {
        title,
        sample: true,
        article: {
          category: 'News',
          date: today,
          image: {
            src: picture,
            alt: 'What the picture of this article shows, for those who cannot see it.',
          },
          excerpt: 'One or two sentences for the card that make one want to read on.',
        },
        seo,
        blocks: [
          {
            type: 'prose',
            text: ['The opening: a scene, or the question that the article answers.', '', 'Where it leads.'],
          },
          {
            type: 'prose',
            heading: 'The first thought',
            text: [
              'What it is, with an example.',
              '',
              '- a list of things, if there are some',
              '- one a line',
            ],
          },
          { type: 'prose', heading: 'What to do tomorrow', text: 'A first step that costs nothing.' },
        ],
      };
