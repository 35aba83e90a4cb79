import { expect, it } from 'vitest';
import { summaryOf } from '../../../tests/checker/support/summary-of';
import { edited } from '../../../tests/checker/support/virtual-site';

const settings = edited(
  '_site.json',
  '"role": "Motivational Speaker"',
  '"role": "Motivational Speaker", "figures": [{ "value": "500+", "label": "Talks" }, { "value": "15", "label": "Years" }]',
);
const withFigure = (value: string, label: string): string =>
  edited(
    'invite.json',
    '"heading": "Invite {speaker.name}",',
    `"heading": "Invite {speaker.name}", "figures": [{ "value": "${value}", "label": "${label}" }, { "value": "3", "label": "Cups" }],`,
  );
const page = (value: string, label: string): unknown =>
  summaryOf({ '_site.json': settings, 'invite.json': withFigure(value, label) });

it('A figure is the same on a page as in the settings', () => {
  expect(page('600+', 'TALKS')).toEqual([['invite.json', 'other-figure', '"600+"']]);
  expect(page('500+', 'Talks')).toEqual([]);
  expect(page('600+', 'Talks abroad')).toEqual([]);
});

it('A figure that is no text is told of as that alone', () => {
  const files = {
    '_site.json': settings.replace('"500+"', '500'),
    'invite.json': withFigure('500+', 'Talks'),
  };
  expect(summaryOf(files)).toEqual([['_site.json', 'wrong-type', '500']]);
});
