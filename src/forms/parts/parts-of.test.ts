import { describe, expect, it } from 'vitest';
import type { Field } from '../../model/form';
import { partsOf } from './parts-of';

const field = (name: string, part?: string): Field => ({
  name,
  kind: 'text',
  label: name,
  ...(part !== undefined && { part }),
});
const shape = (...fields: Field[]) =>
  partsOf(fields).map((part) => [part.heading, part.fields.map(({ name }) => name)]);

describe('partsOf', () => {
  it('is one part without a heading where no field names one', () => {
    expect(shape(field('email'), field('message'))).toEqual([[undefined, ['email', 'message']]]);
  });

  it('begins a part with each field that names one, in the order of the author', () => {
    expect(shape(field('message', 'The matter'), field('service'), field('email', 'You'))).toEqual([
      ['The matter', ['message', 'service']],
      ['You', ['email']],
    ]);
  });

  it('leaves out what nobody sees', () => {
    expect(shape({ name: 'source', kind: 'hidden', value: 'x' }, field('email'))).toEqual([
      [undefined, ['email']],
    ]);
  });
});
