import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';

const button = '{ "label": "Invite Vikram", "to": "/invite" },';
const card = '{ "icon": "tent", "title": "Retreat", "text": "Two days in the hills.", "to": "/invite" }';

const question = '{ "question": "How long is it?", "answer": "An hour or two." }';

/** The problems when entries stand among the buttons of a page. */
function reported(...entries: string[]): string[] {
  const index = edited('index.json', button, [button, ...entries.map((entry) => `${entry},`)].join('\n'));
  return problemsWith({ 'index.json': index }).map(({ code, message }) => `${code}: ${message}`);
}

describe('An entry of another list', () => {
  it('is reported once, whatever it has, with the blocks that have such', () => {
    expect(reported(card)).toEqual([
      'misplaced-entry: This looks like an entry of a block "cards", but an entry of "actions" can have only "label", "to" and "newTab".',
    ]);
    expect(reported('{ "icon": "tent", "title": "Retreat", "text": "Two days in the hills." }')).toEqual([
      expect.stringContaining('a block "cards", "durations", "outcomes" or "tiles", but'),
    ]);
  });

  it('makes no list too long that would not be without it', () => {
    expect(reported(card, question).map((one) => one.split(':')[0])).toEqual([
      'misplaced-entry',
      'misplaced-entry',
    ]);
  });

  it('is one of its own list where its properties only have other names', () => {
    expect(reported('{ "title": "Retreat", "url": "/invite" }')).toEqual([
      'unknown-property: "title" is not known here.',
      'unknown-property: "url" is not known here.',
    ]);
  });

  it('is reported for each property where no list takes it', () => {
    expect(reported('{ "label": "Invite", "to": "/invite", "size": 3, "weight": 4 }')).toEqual([
      'unknown-property: "size" is not known here.',
      'unknown-property: "weight" is not known here.',
    ]);
  });
});
