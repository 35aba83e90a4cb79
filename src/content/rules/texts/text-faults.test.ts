import { describe, expect, it } from 'vitest';
import type { Json } from '../../../model/json';
import { openValue } from '../../testing/open-value';
import { problemsIn } from '../../testing/problems-in';
import { marked } from '../../testing/marked';
import { textFaults } from './text-faults';
import type { Annotation } from '../../validate/annotation';

const rich = (pointer: string, value: Json): Annotation => ({
  kind: 'richText',
  pointer,
  listOf: undefined,
  value,
});
const told = (value: Json, annotations: Annotation[] = [], isSound = true): string[][] => {
  const document = openValue(value, annotations, { isSound });
  return problemsIn(textFaults, document).map((one) => [
    one.code,
    one.pointer,
    one.code === 'blank-text'
      ? ''
      : String(JSON.parse(`"${marked(document.json, one).replaceAll(/^"|"$/g, '')}"`)),
  ]);
};
const plain = (text: string): string[][] => told({ text });
const inRich = (text: string | string[]): string[][] => told({ text }, [rich('/text', text)]);

describe('A break that is typed as in a program', () => {
  it.each([
    ['First.\\nSecond.', '\\n'],
    ['First\\n\\nSecond', '\\n\\n'],
    ['first \\n second', '\\n'],
    ['The end.\\r\\n', '\\r\\n'],
    ['One:\\ttwo', '\\t'],
    ['one\\n- two', '\\n'],
  ])('is found in a text: %s', (text, written) => {
    expect(plain(text)).toEqual([['typed-escape', '/text', written]]);
  });

  it.each([
    'C:\\New\\Talks',
    'C:\\news and D:\\talks. \\n',
    'in docs\\new',
    '\\\\Server\\Talks',
    'Write `a\\n` there',
    'A line\nand another',
    'Tea \\ talk',
  ])('is no path, no code and no real break: %s', (text) => {
    expect(plain(text)).toEqual([]);
  });
});

describe('A text of nothing but spaces', () => {
  it.each([' ', '\u00a0\u00a0', '\n\n', '\u200b'])('is found: %j', (text) => {
    expect(plain(text)).toEqual([['blank-text', '/text', '']]);
  });

  it('is found where all lines are blank, and may stand between two paragraphs', () => {
    expect(inRich(['', ' '])).toEqual([['blank-text', '/text', '']]);
    expect(inRich(['One.', ' ', 'Two.'])).toEqual([]);
  });

  it('is left to the shape of a document that has another mistake', () => {
    expect(told({ text: ' ' }, [], false)).toEqual([]);
  });
});

describe('A link', () => {
  const label = (text: string): string[][] => told({ action: { label: text, to: '/invite' } });

  it.each(['Click here', 'HERE', 'here …', 'This page', 'Link', 'Please click here', 'येथे क्लिक करा'])(
    'does not say where it leads: %s',
    (text) => {
      expect(label(text)).toEqual([['vague-link', '/action/label', text]]);
      expect(inRich(`See [${text}](/invite) first`)).toEqual([['vague-link', '/text', `[${text}]`]]);
    },
  );

  it.each(['Learn More', 'Read more', 'Click here to Connect', 'More', 'Links', 'Here in Pune'])(
    'says enough on a button: %s',
    (text) => {
      expect(label(text)).toEqual([]);
    },
  );

  it('says less in a text than on a button, which stands with what it leads to', () => {
    expect(inRich('[**Read more**](/invite)')).toEqual([['vague-link', '/text', '[**Read more**]']]);
    expect(inRich('<a href="/x">here</a>')).toEqual([['vague-link', '/text', '>here</a>']]);
  });

  it.each(['[Here in Pune](/invite)', 'We are [here] (and there).', '`[here](/x)`', '<b>here</b>'])(
    'is none, or says where it leads: %s',
    (text) => {
      expect(inRich(text)).toEqual([]);
    },
  );

  it('is no label of what leads nowhere', () => {
    expect(told({ figure: { label: 'Here' }, text: 'Here' })).toEqual([]);
  });

  it('has words, or nobody sees it', () => {
    expect(inRich('See [](/invite)')).toEqual([['empty-link', '/text', '[](/invite)']]);
    expect(inRich("See <a href='/x'> </a>")).toEqual([['empty-link', '/text', "<a href='/x'> </a>"]]);
    expect(inRich('See `[](/x)`')).toEqual([]);
    expect(inRich('![](/picture) and [ ] (to do), \\[](/x)')).toEqual([]);
    expect(plain('See [](/invite)')).toEqual([]);
  });
});

it('Garbled letters are told of once between two placeholders, as they are written', () => {
  expect(plain('donâ€™t {owner.name} donâ€™t')).toEqual([['garbled-letters', '/text', 'donâ€™t']]);
});

it('A text that is too long is told of as such, and not looked through', () => {
  expect(plain('â€™'.repeat(200_000))).toEqual([]);
});

describe('The words for a picture', () => {
  it.each(['A man …', 'A man raises an arm...', '[A man]', '[alt text]', ' A man… '])(
    'are not finished: %s',
    (alt) => {
      expect(told({ image: { alt } })).toEqual([['unfinished-alt', '/image/alt', alt.trim()]]);
    },
  );

  it.each([
    'A banner that reads “To be continued …”',
    'A man … and a dog',
    'A man [left] and a dog',
    '[1] and [2]',
  ])('are: %s', (alt) => {
    expect(told({ image: { alt } })).toEqual([]);
  });

  it('alone are looked at so', () => {
    expect(plain('To be continued …')).toEqual([]);
  });
});

describe('A text that ends with a comma', () => {
  it.each(['We come to your hall, your shop,', 'Bring the *three of them*, ', 'one two three four (five),'])(
    'is found: %s',
    (text) => {
      expect(plain(text).map(([code]) => code)).toContain('open-end');
    },
  );

  it('is found at the end of a paragraph alone', () => {
    const [first, second] = ['We come to your hall, your shop,', 'your yard.'];
    expect(inRich([first, second])).toEqual([]);
    expect(inRich([second, '', first])).toEqual([['open-end', '/text/2', 'shop,']]);
    expect(inRich([first, '', second])).toEqual([['open-end', '/text/0', 'shop,']]);
  });

  it.each(['With warm regards,', 'Dear Mrs Kulkarni,', 'One, two, three, four, five'])(
    'is not: %s',
    (text) => {
      expect(plain(text)).toEqual([]);
    },
  );
});
