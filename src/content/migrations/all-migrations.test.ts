import { expect, it } from 'vitest';
import { allMigrations, currentVersion } from './all-migrations';

it('There are migrations, each leads one version further, and the last one to that of the schemas', () => {
  expect(allMigrations.length).toBeGreaterThan(0);
  expect(allMigrations.map(({ to }) => to)).toEqual(allMigrations.map((_, at) => at + 2));
  expect(currentVersion).toBe(allMigrations.length + 1);
});
