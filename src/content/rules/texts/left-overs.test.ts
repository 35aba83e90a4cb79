import { describe, expect, it } from 'vitest';
import { openValue } from '../../testing/open-value';
import { leftOversIn } from './left-overs';

const found = (text: string): string[] => leftOversIn(openValue({ text })).map(({ written }) => written);

describe('What is left over from a template', () => {
  it.each([
    ['Welcome to [Your Company Name]!', '[Your Company Name]'],
    ['On [insert date] we meet.', '[insert date]'],
    ['Lorem ipsum dolor sit amet.', 'Lorem ipsum'],
    ['TODO: write this', 'TODO:'],
    ['We meet in Pune (TBD).', '(TBD)'],
    ['TBD', 'TBD'],
    ['Books for [Event Name]', '[Event Name]'],
    ['It is so :contentReference[oaicite:0]{index=0}.', ':contentReference[oaicite:0]{index=0}'],
    ['Thank you. Sent from my iPhone', 'Sent from my iPhone'],
    ['Certainly! Here is a warmer version: It lies', 'Certainly! Here is a warmer version:'],
    ['xxx', 'xxx'],
    ['TODO ask Asha', 'TODO ask Asha'],
    ['Your text goes here', 'Your text goes here'],
    ['A day costs XXXX rupees.', 'XXXX'],
    ['The hall: TBC', ': TBC'],
    ['The date is TBD, the hall is not.', 'TBD'],
    ['Text to come', 'Text to come'],
    ['Photo to follow.', 'Photo to follow.'],
    ['This is dummy text for now', 'This is dummy text'],
    ['Insert your slogan here', 'Insert your slogan here'],
    ['Your name here', 'Your name here'],
    ['And dolor sit amet, too', 'dolor sit amet'],
    ['Landline: 0240-XXXXXXX.', '0240-XXXXXXX'],
    ['Call +91 XXXXX XXXXX.', '+91 XXXXX XXXXX'],
    ['[24/11/26, 9:41 pm] Capt Arun: Thank you.', '[24/11/26, 9:41 pm] Capt Arun:'],
    ['24/11/2026, 21:41 - Capt Arun: Thank you.', '24/11/2026, 21:41 - Capt Arun:'],
    ['It is new. (Sunita pls check this line!)', '(Sunita pls check this line!)'],
    ['The promise of this page in one line.', 'The promise of this page in one line.'],
    ['It is new (look at it before we publish)', '(look at it before we publish)'],
  ])('is found in "%s"', (text, written) => {
    expect(found(text)).toEqual([written]);
  });

  it.each([
    'First step',
    'The first paragraph. And more.',
    'A new page: /books',
    'See [your options](/invite).',
    '[your options]: see below',
    'ESTO ES TODO',
    'On 24/11/26, 9:41 pm: the doors open',
    '24/11/26, 9 to 5',
    'TODO INCLUIDO',
    'All that we have goes here and there.',
    'Why??? He knew.',
    'She said [and added this later] nothing.',
    'Volume XXX of the letters',
    'Size XXXL, 4XXXX and XXXX-17',
    'Ring 98XXXXXX12 or XXXX 1234',
    'TBC is treated at the clinic.',
    'There is more to come',
    'Details to follow',
    'We never print dummy text.',
    'Write to us here',
    'Your name here is safe',
    'Call 0240-XXXXX 12345',
    'What to look at before we publish a book',
    'Pls check your mailbox.',
  ])('is not "%s"', (text) => {
    expect(found(text)).toEqual([]);
  });

  it.each(['IMG_20260914_113025.jpg', 'thank-you.svg', 'WhatsApp Image 2026-10-02 at 10.12.jpeg'])(
    'is the name of a file as the words for a picture: %s',
    (alt) => {
      expect(leftOversIn(openValue({ alt }))).toEqual([{ pointer: '/alt', written: alt, isFile: true }]);
    },
  );

  it.each(['The cover of The IMG_ Book, a photograph', 'A letter to info@example.in'])(
    'is not the words for a picture that say what is to be seen: %s',
    (alt) => {
      expect(leftOversIn(openValue({ alt }))).toEqual([]);
    },
  );

  it('is looked for where visitors read, and told of once a text', () => {
    const value = {
      a: [{ text: 'TODO: this. TODO: that.' }],
      id: 'xxx',
      field: { placeholder: '[Your name]' },
    };
    const id = { kind: 'id', pointer: '/id', listOf: undefined, value: 'xxx' } as const;
    expect(leftOversIn(openValue(value, [id]))).toEqual([{ pointer: '/a/0/text', written: 'TODO:' }]);
  });

  it('is told once a document, and not of what is marked as an example', () => {
    const value = {
      tagline: 'The promise of this page in one line.',
      text: ['The first paragraph.'],
      card: { title: 'First card', sample: true },
    };
    expect(leftOversIn(openValue(value))).toEqual([
      { pointer: '/tagline', written: 'The promise of this page in one line.', more: 1 },
    ]);
  });
});
