import { expect, it } from 'vitest';
import { summaryOf } from '../../../tests/checker/support/summary-of';
import { edited } from '../../../tests/checker/support/virtual-site';

const settings = edited(
  '_site.json',
  '"role": "Motivational Speaker"',
  '"role": "Motivational Speaker", "figures": [{ "value": "500+", "label": "Talks" }, { "value": "15", "label": "Years" }]',
);
const page = (value: string, label: string): unknown =>
  summaryOf({
    '_site.json': settings,
    'invite.json': edited(
      'invite.json',
      '"heading": "Invite {speaker.name}",',
      `"heading": "Invite {speaker.name}", "figures": [{ "value": "${value}", "label": "${label}" }, { "value": "3", "label": "Cups" }],`,
    ),
  });

it('A figure is the same on a page as in the settings', () => {
  expect(page('600+', 'TALKS')).toEqual([['invite.json', 'other-figure', '"600+"']]);
  expect(page('500+', 'Talks')).toEqual([]);
  expect(page('600+', 'Talks abroad')).toEqual([]);
});
