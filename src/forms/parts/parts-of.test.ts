import { describe, expect, it } from 'vitest';
import { partsOf } from './parts-of';

const shape = (words: Parameters<typeof partsOf>[1]) =>
  partsOf('contact', words).map(({ heading, fields }) => [heading, fields.map(([field]) => field.name)]);

describe('partsOf', () => {
  it('is one part without a heading where no field names one', () => {
    expect(shape({ email: { label: 'E-mail' }, message: { label: 'Message' } })).toEqual([
      [undefined, ['email', 'message']],
    ]);
  });

  it('begins a part with each field that names one, in the order of the author', () => {
    const words = {
      message: { label: 'Message', part: 'The matter' },
      service: { label: 'Service' },
      email: { label: 'E-mail', part: 'You' },
    };
    expect(shape(words)).toEqual([
      ['The matter', ['message', 'service']],
      ['You', ['email']],
    ]);
  });

  it('leaves out what its kind does not ask for', () => {
    expect(shape({ fax: { label: 'Fax', part: 'Old' }, email: { label: 'E-mail' } })).toEqual([
      [undefined, ['email']],
    ]);
  });
});
