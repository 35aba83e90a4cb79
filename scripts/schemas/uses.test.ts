import { expect, it } from 'vitest';
import { loadSchemas } from '../files/load-schemas';
import { checkUses } from './uses';

const withUse = (use: string): void =>
  checkUses({ 'blocks/a.schema.json': { properties: { use: { type: 'string', use } } } });

it('A use that no rule knows is an error with its place and the nearest that is known', () => {
  expect(() => withUse('imgae')).toThrow(
    /^schemas\/blocks\/a\.schema\.json#\/properties\/use\/use has "use": "imgae".* Did you mean "image"\?/,
  );
});

it('The uses of the project are all known', () => {
  expect(() => withUse('image')).not.toThrow();
  expect(() => checkUses(loadSchemas())).not.toThrow();
});
