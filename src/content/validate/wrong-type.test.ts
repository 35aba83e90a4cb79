import { describe, expect, it } from 'vitest';
import { edited, problemsWith } from '../../../tests/checker/support/virtual-site';

/** What is reported of a value in a place of the small site that takes another kind of value. */
function reported(from: string, value: unknown, file = 'index.json'): string[] {
  const key = from.slice(0, from.indexOf(':'));
  const text = edited(file, from, `${key}: ${JSON.stringify(value)}`);
  return problemsWith({ [file]: text }).map(({ code, hint }) => `${code}: ${hint}`);
}

const picture = '"image": { "src": "dance", "alt": "A long line of dancers winds into a spiral." }';
const buttons = '"actions": [{ "label": "Send an enquiry", "to": "/invite#terms" }]';
const cards = '"items": { "from": "programs" }';
const card = { title: 'Team Building', text: 'For teams that share a floor.' };

describe('Where an object is wanted, it is shown with what stands there', () => {
  it.each([
    ['dance', 'wrong-type: Write { "src": "dance", "alt": "…" }.'],
    ['home\\\\dance', 'wrong-type: Write { "src": "home/dance", "alt": "…" }.'],
    ['home\\\\dance.JPG', 'wrong-type: Write { "src": "home/dance", "alt": "…" }.'],
    ['home\\table.jpg', 'wrong-type: Write { "src": "home/table", "alt": "…" }.'],
    [['dance'], 'wrong-type: Write { "src": "dance", "alt": "…" }.'],
    [7, 'wrong-type: Write an object in curly brackets { … }.'],
    [[{ src: 'dance', alt: 'Dancers' }], 'wrong-type: Take the square brackets around it away: { … }.'],
    [[], 'wrong-type: Write { "src": "…", "alt": "…" }.'],
    ['d'.repeat(119), `wrong-type: Write { "src": "${'d'.repeat(59)}…", "alt": "…" }.`],
  ])('for %j', (value, text) => {
    expect(reported(picture, value)).toEqual([text]);
  });

  it('as an entry of a list', () => {
    expect(reported(buttons, ['Send an enquiry'])).toEqual([
      'wrong-type: Write { "label": "Send an enquiry", "to": "…" }.',
    ]);
    expect(reported(buttons, ['/invite'])).toEqual(['wrong-type: Write { "label": "…", "to": "/invite" }.']);
  });
});

describe('Where a list of objects is wanted, it is shown', () => {
  it.each([
    ['/invite', 'wrong-type: Put it in square brackets: [ { "label": "…", "to": "/invite" } ].'],
    [{ label: 'Send', to: '/invite' }, 'wrong-type: Put it in square brackets: [ { … } ].'],
    [{ items: [] }, 'wrong-type: Write the list alone, without { } around it: [ … ].'],
  ])('for %j', (value, text) => {
    expect(reported(buttons, value)).toEqual([text]);
  });

  it.each([
    [{ items: [card] }, 'wrong-type: Write the list alone, without { } around it: [ … ].'],
    [card, 'wrong-type: Put it in square brackets: [ { … } ].'],
    ['programs', 'wrong-type: Write { "from": "programs" } for a shared list.'],
    [{ form: 'programs' }, 'unknown-property: Did you mean "from"?'],
  ])('or a reference to a shared one, for %j', (value, text) => {
    expect(reported(cards, value)).toEqual([text]);
  });
});

describe('Where a list of texts is wanted, it is shown', () => {
  it.each([
    ['/book', 'wrong-type: Put it in square brackets: ["/book"].'],
    [{ old: '/book' }, 'wrong-type: Write texts in square brackets: [ "…", "…" ].'],
  ])('for %j', (value, text) => {
    expect(reported('"aliases": ["/book"]', value, 'invite.json')).toEqual([text]);
  });
});

it('A text in brackets has to stand alone', () => {
  const place = '"text": "Tell us how many you are and where you sit."';
  for (const value of [{ text: 'Tell us.' }, ['Tell us.', 'All.']])
    expect(reported(place, value)).toEqual([
      'wrong-type: Write the text alone, between quotation marks and without brackets.',
    ]);
});

it.each([
  ['true', 'true'],
  ['Yes', 'true'],
  ['FALSE', 'false'],
  ['no', 'false'],
])('Where true or false is wanted, %j has %s in its hint', (value, word) => {
  expect(reported('"newTab": false', value, 'about.json')).toEqual([
    `wrong-type: Write ${word} without quotation marks.`,
  ]);
});

describe('What stands between quotation marks', () => {
  const fixes = (value: unknown): unknown[] => {
    const text = edited(
      'invite.json',
      '"title": "Invite",',
      `"title": "Invite", "draft": ${JSON.stringify(value)},`,
    );
    return problemsWith({ 'invite.json': text }).flatMap(({ code, fix }) =>
      code === 'wrong-type' ? [fix?.map(({ content }) => content)] : [],
    );
  };

  it.each([
    ['true', 'true'],
    ['yes', 'true'],
    [' No', 'false'],
    ['True', 'true'],
  ])('is fixed where it can only be meant without them: %j', (value, word) => {
    expect(fixes(value)).toEqual([[word]]);
  });

  it.each(['on', '1', 1])('is left to its author where it is %j', (value) => {
    expect(fixes(value)).toEqual([undefined]);
  });
});
