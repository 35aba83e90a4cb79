import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileRichText, type RichContent } from './rich-text';
import { simpleText } from './simple-text';

const htmlOf = (content: RichContent): string => content.html((href) => ({ href }));
const html = (written: string): string => htmlOf(compileRichText(written));

describe('The short cut for simple texts', () => {
  it('gives any text the HTML that Markdown gives it', () => {
    // A space that does not break ends no paragraph.
    expect(html('a\n\u{a0}\nb')).toBe('<p>a\n\u{a0}\nb</p>');
    const words = [
      ...'ab .,:;!?()\'"’“”–…{}%@$^+-/0123\n\f\u{b}\u{a0}\u{2028}\u{3000}नि😀é',
      '\n\n',
      'word ',
      ' \n',
      '\n ',
      '1. ',
      '- ',
    ];
    const marks = [...'&<>*_`#~|=[]\\\t\r\0', '---', '    '];
    const simple = ['**', '*', '**word**', ' **word.', ' *word*', '[word](/a#b)', ' [a', '](/b)', '(', ') '];
    const texts = [words, [...words, ...marks], [...words, ...simple, ...simple, ...simple]].map((units) =>
      fc.string({ unit: fc.constantFrom(...units), maxLength: 20 }),
    );
    fc.assert(
      fc.property(fc.oneof(...texts), (text) => {
        // With HTML, which has no short cut, an element may stay open.
        fc.pre(!text.includes('<'));
        // An empty comment changes nothing in the HTML, but keeps the text from the short cut.
        const [short, whole] = [text, `${text}\n\n<!-- -->`].map((one) => compileRichText(one));
        expect(short && htmlOf(short).trimEnd()).toBe(whole && htmlOf(whole).trimEnd());
        expect(short?.links).toEqual(whole?.links);
        expect(short?.words()).toBe(whole?.words());
      }),
      { seed: 7, numRuns: 250, endOnFailure: true },
    );
  });

  it.each([
    ['', []],
    ['Words, 2 + 2, half-day - and 1. more', [{ words: 'Words, 2 + 2, half-day - and 1. more' }]],
    ['line \nline ', [{ words: 'line\nline' }]],
    ['a **b c** d', [{ words: 'a ' }, { words: 'b c', tag: 'strong' }, { words: ' d' }]],
    ['*a*, [b](/c#d)', [{ words: 'a', tag: 'em' }, { words: ', ' }, { words: 'b', to: '/c#d' }]],
  ])('is taken for %j', (text, pieces) => {
    expect(simpleText(text)?.filter(({ words }) => words !== '')).toEqual(pieces);
  });

  it.each(['a_b', '- a', '+ a', '12. a', '3) a', 'a\n  - b', ' a', 'a  \nb', 'a\n b', 'a\tb'])(
    'is not taken for %j',
    (text) => {
      expect(simpleText(text)).toBeUndefined();
    },
  );

  it.each([
    'a _b_ c',
    'a `b` c',
    'a <b>c</b> d',
    'a <script c',
    'a < b',
    'a\n---',
    '[a [b](/c)',
    '** a**',
    '*a **',
    '**a* b**',
    '***a***',
    '!\\[a](/b)'.replace('\\', ''),
    '[a](/b): c',
    '[a] (/b)',
    '[a](/b "c")',
    '[a](//b)',
    '[a](/b/../c)',
    '**1.** a',
    '**a**b',
    'a*b*c',
    '(*a*), **b** *c*.',
    '*a*\n===',
    'a **b\nc** d',
    '**a [b](/c)** d',
    '[**a**](/b)',
    '*a* \n*b*',
    '*a*  \n*b*',
    '* a* b',
    '**a-**',
  ])('gives %j the HTML that Markdown gives it, whichever way it takes', (text) => {
    expect(html(text).trimEnd()).toBe(html(`${text}\n\n<!-- -->`).trimEnd());
  });
});
