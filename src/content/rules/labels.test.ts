import { describe, expect, it } from 'vitest';
import { summaryOf } from '../../../tests/checker/support/summary-of';
import { edited } from '../../../tests/checker/support/virtual-site';

const button = (label: string, to: string) =>
  summaryOf({
    'index.json': edited(
      'index.json',
      '"label": "Send an enquiry", "to": "/invite#terms"',
      `"label": "${label}", "to": "${to}"`,
    ),
  });
const text = (words: string) =>
  summaryOf({ 'invite.json': edited('invite.json', 'Read [about Vikram](/about-{speaker.slug}).', words) });

describe('A link to a page', () => {
  it.each([
    ['Home', '/invite'],
    ['INVITE!', '/about-{speaker.slug}'],
  ])('may not have the title of another one: %s, %s', (label, to) => {
    expect(button(label, to)).toEqual([['index.json', 'wrong-label', to]]);
  });

  it('is looked at in texts too', () => {
    expect(text('Go [home](/about-{speaker.slug}).')).toEqual([
      ['invite.json', 'wrong-label', '/about-{speaker.slug}'],
    ]);
    expect(text('Go [home](/).')).toEqual([]);
  });

  it.each([
    ['Invite', '/invite#terms'],
    ['Where to go', '/'],
    ['Home', '/invite#terms'],
  ])('may have its own title, and any other words: %s, %s', (label, to) => {
    expect(button(label, to)).toEqual([]);
  });

  it('that does not exist is told of as that', () => {
    expect(button('Home', '/nowhere')).toEqual([['index.json', 'missing-page', '"/nowhere"']]);
  });
});

describe('The words of a link', () => {
  const about = '/about-{speaker.slug}';

  it.each(['About Vikrem', 'Abut Vikram', 'ABOUT VIKARM'])(
    'do not misspell the title of its page: %s',
    (label) => {
      expect(button(label, about)).toEqual([['index.json', 'near-title', about]]);
    },
  );

  it.each(['About Vikram', 'About Vikrams', 'About', 'All about Vikram'])('may be %s', (label) => {
    expect(button(label, about)).toEqual([]);
  });

  it('fit its icon', () => {
    const social = (icon: string) => summaryOf({ '_site.json': edited('_site.json', 'brand-youtube', icon) });
    expect(social('brand-instagram').map(([, code]) => code)).toEqual(['wrong-label']);
    expect(social('video')).toEqual([]);
  });
});
