import { expect, it } from 'vitest';
import { urlOf } from './url-of';

it('An address with letters of any language is one, however often it is asked', () => {
  const asked = Array.from({ length: 20_000 }, () => urlOf('https://www.bücher.in/')?.host);
  expect(new Set(asked)).toEqual(new Set(['www.xn--bcher-kva.in']));
  expect(urlOf('https://')).toBeUndefined();
  expect(urlOf('/a', 'https://b.in')?.href).toBe('https://b.in/a');
});
