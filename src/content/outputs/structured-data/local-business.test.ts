import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { OwnerKind } from '../../../model/content.generated';
import { isLocalBusiness } from './local-business';

it.each(['Dentist', 'Physiotherapy', 'Restaurant', 'LocalBusiness', 'HealthClub'] as const)(
  '%s is one',
  (type) => {
    expect(isLocalBusiness(type)).toBe(true);
  },
);

it.each(['Organization', 'NGO', 'School', 'Corporation'] as const)('%s is none', (type) => {
  expect(isLocalBusiness(type)).toBe(false);
});

it('More than a hundred of the kinds that a site can name are', () => {
  const schema = JSON.parse(readFileSync('schemas/shared/ownerKind.schema.json', 'utf8')) as {
    enum: OwnerKind[];
  };
  expect(schema.enum.filter(isLocalBusiness).length).toBeGreaterThan(140);
});
