import { describe, expect, it } from 'vitest';
import { lastDigit, meantIsbn } from './wrong-format';

describe('An ISBN', () => {
  it('ends with a digit that follows from the others', () => {
    expect(['978817525766', '978030640615', '979109043207'].map(lastDigit)).toEqual([5, 7, 9]);
    expect(lastDigit('978000000004')).toBe(0);
  });

  it.each([
    ['978-81-7525-766-5', '9788175257665'],
    ['ISBN 978 0 306 40615 7', '9780306406157'],
    ['0-306-40615-2', '9780306406157'],
    ['080442957x', '9780804429573'],
  ])('that is written %s is %s', (written, isbn) => {
    expect(meantIsbn(written)).toBe(isbn);
  });

  it.each(['978-81-7525-766-4', '0-306-40615-3', '12345', '977-81-7525-766-5'])(
    'is not guessed from %s',
    (written) => {
      expect(meantIsbn(written)).toBeUndefined();
    },
  );
});
