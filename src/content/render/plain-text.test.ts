import { expect, it } from 'vitest';
import { plainText } from './plain-text';

it.each([
  ['<p>I agree to <a href="/privacy?a&#x26;b">the <b>rules</b></a>.</p>', 'I agree to the rules.'],
  ['Fish &#x26; chips &amp; &#x3C;peas&#x3E; &quot;&unknown;', 'Fish & chips & <peas> "&unknown;'],
])('The words of %s', (html, words) => {
  expect(plainText(html)).toBe(words);
});
