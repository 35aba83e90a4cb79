import { applyEdits } from 'jsonc-parser';
import { describe, expect, it } from 'vitest';
import { baseText } from '../../../tests/checker/support/virtual-site';
import { parseDocument } from './parse-document';

const page = baseText('about.json');

/** A page with a stretch of itself pasted into it; places are shares of its length. */
function withCopy(from: number, to: number, into: number): string {
  const [start, end, place] = [from, to, into].map((share) => Math.floor(share * page.length)) as [
    number,
    number,
    number,
  ];
  return page.slice(0, place) + page.slice(start, end) + page.slice(place);
}

const read = (text: string) => parseDocument({ path: 'about.json', bytes: new TextEncoder().encode(text) });

describe('A stretch of a page that was pasted a second time', () => {
  it.each([
    ['behind itself', 0.3, 0.6, 0.6],
    ['before itself', 0.3, 0.6, 0.3],
    ['into itself', 0.3, 0.6, 0.45],
    ['further up', 0.5, 0.8, 0.2],
    ['further down', 0.1, 0.4, 0.7],
    ['behind the end', 0.5, 1, 1],
    ['as a whole', 0, 1, 1],
    ['as a whole in the middle', 0, 1, 0.5],
  ])('%s is told as one problem, and taken out again', (_, from, to, into) => {
    const text = withCopy(from, to, into);
    const { problems } = read(text);
    expect(problems.map(({ code }) => code)).toEqual(['pasted-twice']);
    const mended = applyEdits(text, [...(problems[0]?.fix ?? [])]);
    expect(JSON.parse(mended)).toEqual(JSON.parse(page));
  });

  it('names the lines to delete', () => {
    expect(read(page + page).problems[0]?.hint).toBe(
      `Delete lines ${page.split('\n').length} to ${2 * page.split('\n').length - 2}.`,
    );
  });

  it('is not what stands behind a bracket that was left over, though it stands twice on purpose', () => {
    const entry =
      '    { "label": "Outbound Training in the hills", "to": "/signature-programs/outbound-training-in-the-hills" },\n';
    const list = `${entry}    { "label": "Last" }\n  ]`;
    const text = `{\n  "menu": [\n    { "label": "First" },\n    },\n${list},\n  "footer": [\n    {\n      "label": "First"\n    },\n${list}\n}\n`;
    const { problems } = read(text);
    expect(problems.map(({ code }) => code)).toEqual(['extra-bracket']);
    const mended = applyEdits(text, [...(problems[0]?.fix ?? [])]);
    expect(mended.split(entry)).toHaveLength(3);
  });

  it('is not what a page is told of in which alike lines are meant', () => {
    const row = '    { "label": "First name", "half": true, "placeholder": "Asha" },\n'.repeat(3);
    const form = `{\n  "fields": [\n${row}    { "label": "Last" }\n  ]\n}`;
    const { problems } = read(`{ "blocks": [\n${form},\n${form}\n], "title": "A }\n`);
    expect(problems.map(({ code }) => code)).not.toContain('pasted-twice');
  });
});
