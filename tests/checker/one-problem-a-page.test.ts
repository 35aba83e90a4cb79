import { describe, expect, it } from 'vitest';
import { problemsWith } from './support/virtual-site';

const page = (name: string, blocks: string): string => `{
  "title": "Page ${name}",
  "seo": {
    "title": "Page ${name} of the small site",
    "description": "What page ${name} has to say, in a sentence that no other page of the small site has."
  },
  "blocks": [
    { "type": "hero", "heading": "Page ${name}" },
    ${blocks}
  ]
}
`;
const cta = (more: string): string =>
  `{ "type": "cta", "text": "Write to us today.", "actions": [{ ${more} }] }`;

/** A different mistake on each of fifteen pages, by the code that tells it. */
const mistakes: Record<string, string> = {
  'missing-comma': cta('"label": "Write" "to": "/invite"'),
  'trailing-comma': cta('"label": "Write", "to": "/invite",'),
  'unclosed-bracket':
    '{ "type": "cta", "text": "Write to us today.", "actions": [{ "label": "Write", "to": "/invite" } }',
  'smart-quotes': cta('"label": “Write”, "to": "/invite"'),
  'duplicate-key': cta('"label": "Write", "label": "Write now", "to": "/invite"'),
  'unknown-block-type': '{ "type": "qta", "text": "Write to us today." }',
  'unknown-property': cta('"lable": "Write", "to": "/invite"'),
  'missing-property': cta('"label": "Write"'),
  'wrong-type': cta('"label": 7, "to": "/invite"'),
  'text-too-short': cta('"label": "W", "to": "/invite"'),
  'missing-page': cta('"label": "Write", "to": "/invite-us"'),
  'missing-anchor': cta('"label": "Write", "to": "/invite#dates"'),
  'unsafe-url': cta('"label": "Write", "to": "javascript:alert(1)"'),
  'missing-image':
    '{ "type": "prose", "text": "Look.", "image": { "src": "portrait", "alt": "A portrait of him." } }',
  'unknown-token': cta('"label": "Write to {owner.nme}", "to": "/invite"'),
};

describe('A site with one mistake on each of fifteen pages', () => {
  const files = Object.entries(mistakes).map(([code, block]) => [`mistakes/${code}.json`, page(code, block)]);
  const problems = problemsWith(Object.fromEntries(files));

  it('has fifteen problems, one a page', () => {
    expect(problems.map(({ file, code }) => [file, code])).toEqual(
      Object.keys(mistakes)
        .toSorted()
        .map((code) => [`mistakes/${code}.json`, code]),
    );
  });

  it('has them all on the lines of their blocks', () => {
    expect(problems.map(({ line }) => line)).toEqual(problems.map(() => 9));
  });
});
