import { expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const settings = edited(
  '_site.json',
  '"role": "Motivational Speaker"',
  '"role": "Motivational Speaker", "figures": [{ "value": "500+", "label": "Talks" }, { "value": "15+", "label": "Years Experience" }]',
);
const withFigure = (value: string, label: string): string =>
  edited(
    'invite.json',
    '"heading": "Invite {owner.name}",',
    `"heading": "Invite {owner.name}", "figures": [{ "value": "${value}", "label": "${label}" }, { "value": "3", "label": "Cups" }],`,
  );
const page = (value: string, label: string): unknown =>
  summaryOf({ '_site.json': settings, 'invite.json': withFigure(value, label) });

it('A figure is the same on a page as in the settings', () => {
  expect(page('600+', 'TALKS')).toEqual([['invite.json', 'other-figure', '600+']]);
  expect(page('500+', 'Talks')).toEqual([]);
  expect(page('600+', 'Talks abroad')).toEqual([]);
});

it('A text says the same figure as the settings, with other words between those of its label too', () => {
  const withText = (text: string): unknown =>
    summaryOf({
      '_site.json': settings,
      'invite.json': edited(
        'invite.json',
        '"heading": "Invite {owner.name}",',
        `"heading": "Invite {owner.name}", "intro": "${text}",`,
      ),
    });
  expect(withText('He has given 400+ talks.')).toEqual([['invite.json', 'other-figure', '400+']]);
  expect(withText('With 20+ years of experience.')).toEqual([['invite.json', 'other-figure', '20+']]);
  expect(withText('With 20+ years of his own, experience counts.')).toEqual([]);
  expect(withText('He has given 500+ talks and met 40+ friends.')).toEqual([]);
  expect(withText('500+ fine talks, 20+ halls.')).toEqual([]);
  expect(withText('600+ fine talks.')).toEqual([['invite.json', 'other-figure', '600+']]);
});

it('A figure that is no text is told of as that alone', () => {
  const files = {
    '_site.json': settings.replace('"500+"', '500'),
    'invite.json': withFigure('500+', 'Talks'),
  };
  expect(summaryOf(files)).toEqual([['_site.json', 'wrong-type', '500']]);
});
