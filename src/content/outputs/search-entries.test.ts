import { describe, expect, it } from 'vitest';
import type { PageData } from '../../model/page-data';
import type { Meanings } from '../render/meanings';
import { pageEntries } from './search-entries';

const nothing: Meanings = { questions: [], videos: [], books: [], offers: [] };
const page = (blocks: object[], more: object = {}) =>
  ({
    path: '/faqs',
    title: 'Questions',
    head: { description: 'What people ask.' },
    blocks,
    ...more,
  }) as unknown as PageData;

describe('A page in the search', () => {
  it('is found by what tells it from others, in words', () => {
    const blocks = [
      {
        type: 'hero',
        heading: '<p>Ask <em>away</em>.</p><p>Now</p>',
        intro: 'Not this.',
        image: { src: 'x', alt: 'Not this.' },
      },
      {
        type: 'x',
        rows: [{ problem: 'Too\n many  mails', solution: 'Not this.' }, { problem: '' }],
        shown: 3,
        none: null,
      },
      { type: 'y', names: ['Asha', 'Ravi'], topics: ['Trust'], items: [{ title: 'Hills', points: ['Mud'] }] },
    ];
    expect(pageEntries(page(blocks), nothing, '/site/')).toEqual([
      {
        url: '/site/faqs',
        kind: 'Page',
        title: 'Questions',
        text: 'What people ask.',
        headings: 'Ask away. Now',
        words: 'Too many mails · Asha · Ravi · Trust · Hills · Mud',
      },
    ]);
  });

  it('is an article where it is one', () => {
    expect(pageEntries(page([], { article: {} }), nothing, '/')[0]).toMatchObject({
      kind: 'Article',
      url: '/faqs',
    });
  });
});

describe('A question in the search', () => {
  const asked = (question: object, block = 1): Meanings =>
    ({ ...nothing, questions: [{ question, within: 'Fees', block }] }) as unknown as Meanings;

  it('is an entry of its own, and its block is not searched twice', () => {
    const blocks = [{ heading: 'Opening' }, { heading: 'Fees' }];
    const meanings = asked({ question: 'How much is it?', answer: '<p>It <b>depends</b>.</p>' });
    expect(pageEntries(page(blocks), meanings, '/site/')).toEqual([
      expect.objectContaining({ kind: 'Page', headings: 'Opening', words: '' }),
      {
        url: '/site/faqs#how-much-is-it',
        kind: 'Question',
        title: 'How much is it?',
        text: 'It depends.',
        headings: 'Fees',
        words: 'It depends.',
      },
    ]);
  });

  it('is led to by the id that it has', () => {
    const meanings = asked({ id: 'fees', question: 'How much is it?', answer: 'It depends.' });
    expect(pageEntries(page([]), meanings, '/')[1]?.url).toBe('/faqs#fees');
  });

  it('shows 160 letters of a longer answer, up to a whole word', () => {
    const text = (answer: string) => pageEntries(page([]), asked({ question: 'Q?', answer }), '/')[1]?.text;
    const words = `${'abcdefghi '.repeat(15)}abcdefghij`;
    expect(words).toHaveLength(160);
    expect(text(words)).toBe(words);
    expect(text(`${words}k`)).toBe(`${'abcdefghi '.repeat(15).trim()} …`);
  });
});

it('A page is not found by what its team calls a form, and by the names of its fields', () => {
  const form = {
    name: 'visit',
    title: 'Visits',
    fields: [{ name: 'day' }],
    thanks: { heading: 'Thank you' },
  };
  const [entry] = pageEntries(page([{ type: 'enquiryForm', heading: 'Come', form }]), nothing, '/');
  expect(entry).toMatchObject({ headings: 'Come · Thank you', words: '' });
});
