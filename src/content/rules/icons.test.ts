import { expect, it } from 'vitest';
import { nearestIcon } from './icons';

const names = new Set(['rotate', 'sun', 'bulb', 'warli-rope', 'warli-sun', 'warli-parade']);

it.each([
  ['rope', 'warli-rope'],
  ['Rope', 'warli-rope'],
  ['warli-ropes', 'warli-rope'],
  ['warlirope', 'warli-rope'],
  ['warli_sun', 'warli-sun'],
  ['a-parade', 'warli-parade'],
  ['Sunn', 'sun'],
  ['blub', 'bulb'],
])('takes %s for %s', (word, meant) => {
  expect(nearestIcon(word, names)).toBe(meant);
});

it('takes a name that is far from all for nothing', () => {
  expect(nearestIcon('giraffes-in-a-queue', names)).toBeUndefined();
});
