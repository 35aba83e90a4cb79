import { describe, expect, it } from 'vitest';
import { identity } from './create-receiver';

describe('The id of an enquiry', () => {
  const id = identity('form', 'key', { name: 'Asha', email: 'a@b.in' });

  it('is the same for the same words in another order', () => {
    expect(id).toMatch(/^[0-9a-f]{32}$/);
    expect(identity('form', 'key', { email: 'a@b.in', name: 'Asha' })).toBe(id);
  });

  it.each([
    ['form', identity('other', 'key', { name: 'Asha', email: 'a@b.in' })],
    ['key', identity('form', 'other', { name: 'Asha', email: 'a@b.in' })],
    ['word', identity('form', 'key', { name: 'Ravi', email: 'a@b.in' })],
    ['name of a field', identity('form', 'key', { names: 'Asha', email: 'a@b.in' })],
  ])('is another one for another %s', (_, other) => {
    expect(other).not.toBe(id);
  });
});
