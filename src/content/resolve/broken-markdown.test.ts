import { describe, expect, it } from 'vitest';
import { compileRichText } from './rich-text';

const broken = (text: string) => compileRichText(text).broken.map(({ written, better }) => [written, better]);

describe('Markdown is not complete', () => {
  it.each([
    ['Read [the terms](/invite first.', '[the terms](/invite', '[the terms](/invite)'],
    ['Read [the terms](/invite.', '[the terms](/invite', '[the terms](/invite)'],
    [
      'Read [the terms](https://example.in/a',
      '[the terms](https://example.in/a',
      '[the terms](https://example.in/a)',
    ],
    ['Read [the terms] (/invite).', '[the terms] (/invite)', '[the terms](/invite)'],
    ['Read (the terms)[/invite].', '(the terms)[/invite]', '[the terms](/invite)'],
    ['A **big day', '**big', undefined],
    ['A **big day**.\n\nAnother **big day', '**big', undefined],
    ['A **big ** day', '**big **', '**big**'],
    ['A ** big** day', '** big**', '**big**'],
    ['A **big* day', '**big*', '**big**'],
    ['A *big** day', '*big**', '**big**'],
    ['**A big* day\n\nA **small** one', '**A big*', '**A big**'],
    ['**By whom:* by us\n \n**Why:** so', '**By whom:*', '**By whom:**'],
    ['<div>A **big** day</div>', '**big**', '<strong>big</strong>'],
  ])('in %j', (text, written, better) => {
    expect(broken(text)).toEqual([[written, better]]);
  });
});

describe('Markdown is complete, or none', () => {
  it.each([
    'Read [the terms](/invite) first.',
    'A **big** day, a *long* one and ***both***.',
    '*Terms apply.',
    'Price* and date*.\n\n*Without tax.',
    '*Price** is net.\n\n*Without tax.',
    'Price** is net.\n\n**Without tax.',
    String.raw`A \*\*big day`,
    '2 **3 and 2**3',
    '`**big` and `[a](/b`',
    '```\n**big\n```',
    'A list:\n\n* one\n* two',
    '* * *',
    '[sic] (as it was said)',
    '[1] (/invite)',
    '(see there)[sic]',
    'Write [x] in the box.',
    'An [open bracket (here',
    '**Price*** and more',
    '**Price* and date** more',
    '* *one* thing',
    'A ***big*** and *small* day',
    '<p><strong>Big</strong> day</p>',
    'Read [a](/b) (or /c).',
    '[a][b] and [c]: d',
  ])('in %j', (text) => {
    expect(broken(text)).toEqual([]);
  });
});
