import { describe, expect, it } from 'vitest';
import { portOf } from './port';

describe('the port', () => {
  it.each([
    [undefined, 4173],
    ['', 4173],
    [' 5180 ', 5180],
    ['0', 0],
    ['65535', 65_535],
  ])('named as %j is %i', (named, port) => {
    expect(portOf(named, 4173)).toBe(port);
  });

  it.each(['abc', '70000', '-1', '3.5', '1e3', '0x50', 'NaN', '123456'])(
    'is refused when it is %s',
    (named) => {
      expect(() => portOf(named, 4173)).toThrow(`PORT is "${named}", and no port`);
    },
  );
});
