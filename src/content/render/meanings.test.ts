import { expect, it } from 'vitest';
import type { Annotation, AnnotationKind } from '../validate/annotation';
import { meaningsOf } from './meanings';

const found = (kind: AnnotationKind, pointer: string, listOf?: string): Annotation => ({
  kind,
  pointer,
  listOf,
  value: null,
});

const page = {
  title: 'Fees',
  blocks: [
    { videos: [{ id: 'v1' }, { id: 'v2' }], books: [{ isbn: '1' }], others: ['x'] },
    {
      title: 'About fees',
      groups: [
        { title: 'Taxes', questions: ['q1'] },
        { title: 7, questions: ['q2'] },
      ],
    },
    { questions: ['q3'], options: [{ title: 'A day' }] },
  ],
};

it('what a page means is what its annotations say, with the nearest title above a question', () => {
  const annotations = [
    found('list', '/blocks/0/videos', 'video'),
    found('list', '/blocks/0/books', 'book'),
    found('list', '/blocks/0/others', 'name'),
    found('richText', '/blocks/0/others', 'video'),
    found('question', '/blocks/1/groups/0/questions/0'),
    found('question', '/blocks/1/groups/1/questions/0'),
    found('question', '/blocks/2/questions/0'),
    found('offer', '/blocks/2/options/0'),
  ];
  expect(meaningsOf(page, annotations)).toEqual({
    questions: [
      { question: 'q1', within: 'Taxes', block: 1 },
      { question: 'q2', within: 'About fees', block: 1 },
      { question: 'q3', within: '', block: 2 },
    ],
    videos: [{ id: 'v1' }, { id: 'v2' }],
    books: [{ isbn: '1' }],
    offers: [{ title: 'A day' }],
  });
});
