import { applyEdits } from 'jsonc-parser';
import { expect, it } from 'vitest';
import { pageText } from '../../../tests/checker/support/summary-of';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';
import type { Json } from '../../model/json';
import { documentKind } from '../source/document-kind';
import { audienceLists } from './audience-lists';

/** The text of a document as the migration writes it. */
function migrated(text: string, language?: string, path = 'page.json'): string {
  const document = { path, text, value: JSON.parse(text) as Json };
  return applyEdits(text, audienceLists.edits(document, documentKind(path), { language }));
}

const page = (block: string): string => `{\n  "blocks": [\n    ${block}\n  ]\n}\n`;

const old = page(`{
      "type": "audienceGoals",
      "heading": "Goals",

      "hr": ["A day", "A week"],
      "employee": [
        "One",

        "Two"
      ],
      "id":   "goals",
      "boss": [],
      "businessOwner": ["Four"]
    }`);
const now = page(`{
      "type": "audienceGoals",
      "heading": "Goals",

      "audiences": [
        {
          "heading": "For the employee",
          "goals": [
            "One",

            "Two"
          ]
        },
        {
          "heading": "For HR",
          "goals": ["A day", "A week"]
        },
        {
          "heading": "For the boss",
          "goals": []
        },
        {
          "heading": "For the business owner",
          "goals": ["Four"]
        }
      ],
      "id":   "goals"
    }`);

it('The four lists become audiences with the headings that they had, in the order in which they were shown', () => {
  expect(migrated(old)).toBe(now);
  expect(migrated(old.replaceAll('\n', '\r\n'))).toBe(now.replaceAll('\n', '\r\n'));
  const tabs = (text: string): string =>
    text.replaceAll(/^(?: {2})+/gm, (all) => '\t'.repeat(all.length / 2));
  expect(migrated(tabs(old))).toBe(tabs(now));
});

it('A block on one line stays on one', () => {
  expect(
    migrated('{ "blocks": [{ "type": "audienceGoals", "hr": ["A"], "boss": ["B"], "heading": "C" }] }'),
  ).toBe(
    '{ "blocks": [{ "type": "audienceGoals", "audiences": [ { "heading": "For HR", "goals": ["A"] }, { "heading": "For the boss", "goals": ["B"] } ], "heading": "C" }] }',
  );
});

it.each([
  ['de-DE', 'Für die Personalabteilung'],
  ['hi', 'मानव संसाधन विभाग के लिए'],
  ['mr-IN', 'मनुष्यबळ विभागासाठी'],
  ['ta-IN', 'For HR'],
  ['constructor', 'For HR'],
  [undefined, 'For HR'],
])('The headings are in the language of the site: %s', (language, heading) => {
  expect(migrated(old, language)).toContain(`"heading": "${heading}"`);
});

it('Nothing else is touched: other blocks and documents, what is no list, and what has the new form', () => {
  for (const text of [
    now,
    page('{ "type": "goal", "hr": [] }'),
    page('{ "type": "audienceGoals", "hr": "A day" }'),
    page('{ "type": "audienceGoals", "audiences": [], "hr": [] }'),
    page('null, 3, []'),
    '{ "blocks": 3 }',
    '[]',
  ])
    expect(migrated(text)).toBe(text);
  expect(migrated(old, 'en', '_site.json')).toBe(old);
});

it('The check offers the same headings as its fix', () => {
  const block = '{ "type": "audienceGoals", "heading": "Goals", "hr": ["A day on the hill"] }';
  const problems = problemsWith({
    '_site.json': edited('_site.json', '"country": "IN"', '"country": "IN", "language": "mr-IN"'),
    'hills.json': pageText('Hills', '', block),
  });
  const fixes = problems.flatMap(({ code, fix }) => (code === 'old-format' ? (fix ?? []) : []));
  expect(fixes.map(({ content }) => content)).toEqual([
    '"audiences": [ { "heading": "मनुष्यबळ विभागासाठी", "goals": ["A day on the hill"] } ]',
  ]);
});
