import { expect, it } from 'vitest';
import type { Site } from '../../facts/site';
import type { Finding } from '../../problems/finding';
import { icons, nearestIcon } from './icons';

const names = new Set(
  `rotate sun bulb sand-rope sand-sun sand-parade mail email-stamp home home-link brand-whatsapp brand-teams
  id-badge-2 circle-check users users-group chart-bar meat`.split(/\s+/),
);

/** What a site knows whose brand has glyphs of its own. */
const known = (iconNames: ReadonlySet<string>) => ({
  iconNames,
  brand: { base: 'sand' } as Site['brand'],
  brands: new Map() as Site['brands'],
});

it.each([
  ['rope', 'sand-rope'],
  ['Rope', 'sand-rope'],
  ['sand-ropes', 'sand-rope'],
  ['sandrope', 'sand-rope'],
  ['sand_sun', 'sand-sun'],
  ['a-parade', 'sand-parade'],
  ['Sunn', 'sun'],
  ['blub', 'bulb'],
  ['whatsapp', 'brand-whatsapp'],
  ['WhatsApp', 'brand-whatsapp'],
  ['badge-id', 'id-badge-2'],
  ['check-circle', 'circle-check'],
  ['user-group', 'users-group'],
  ['UsersGroup', 'users-group'],
  ['fa-users', 'users'],
  ['chart', 'chart-bar'],
  ['email', 'mail'],
  ['home-outline', 'home'],
])('takes %s for %s', (word, meant) => {
  expect(nearestIcon(word, known(names))).toBe(meant);
});

it.each(['giraffes-in-a-queue', 'team', 'xmas'])('takes %s, far from all, for nothing', (word) => {
  expect(nearestIcon(word, known(names))).toBeUndefined();
});

const site = (...annotations: object[]): Site =>
  ({
    ...known(names),
    pages: [{ document: { path: 'a.json' }, annotations }],
    collections: [],
    forms: [],
    templates: [],
  }) as unknown as Site;
const problemOf = (value: unknown, kind = 'icon') =>
  (icons.check?.(site({ kind, pointer: '/icon', value })) ?? []).map((one) =>
    (one as Finding).in({ path: 'a.json', text: '{ "icon": 1 }', value: {} }),
  );

it('tells of an icon that does not exist, with one that does where one is near', () => {
  expect(problemOf('Rope')).toMatchObject([{ code: 'unknown-icon', pointer: '/icon', column: 11 }]);
  expect(problemOf('Rope')[0]?.hint).toContain('"sand-rope"');
  expect(problemOf('giraffes-in-a-queue')[0]?.hint).not.toContain('Did you mean');
  expect([...problemOf('sun'), ...problemOf(''), ...problemOf(7), ...problemOf('Rope', 'image')]).toEqual([]);
});

it('knows the sign of a firm whose name lacks a letter, and no other word', () => {
  const all = new Set(['brand-linkedin', 'link-minus', 'brand-spotify', 'phone']);
  expect(nearestIcon('linkdin', known(all))).toBe('brand-linkedin');
  expect(nearestIcon('phon', known(all))).toBe('phone');
});
