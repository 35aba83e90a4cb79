import { expect, it } from 'vitest';
import { summaryOf } from '../../../../tests/checker/support/summary-of';
import { edited } from '../../../../tests/checker/support/virtual-site';

const withSamples = (...samples: string[]): Record<string, string> => ({
  '_site.json': edited('_site.json', '"origin"', `"samples": ${JSON.stringify(samples)}, "origin"`),
});

it.each(['/contact/phone', '/offices/0', '/social/0/to', '/samples'])(
  'takes %s for an example',
  (pointer) => {
    expect(summaryOf(withSamples(pointer))).toEqual([]);
  },
);

it.each(['/contact/fax', '/offices/1', '/contact/phone/0', '/owner.name'])(
  'reports that nothing stands at %s',
  (pointer) => {
    expect(summaryOf(withSamples('/contact/phone', pointer))).toEqual([
      ['_site.json', 'sample-pointer', JSON.stringify(pointer)],
    ]);
  },
);

it('leaves to the shape what does not start with a slash', () => {
  expect(summaryOf(withSamples('contact/fax')).map(([, code]) => code)).toEqual(['wrong-format']);
});

it('says nothing where there are no settings', () => {
  expect(summaryOf({ '_site.json': undefined }).map(([, code]) => code)).toEqual(['missing-settings']);
});
