import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createValidator } from '../../src/content/validate/create-validator';
import { readable } from './check-tools';
import { engineSchemas, loadSchemas } from './load-schemas';
import { engineRoot } from './roots';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vakta-own-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The schema that the guide shows. */
const guide = readFileSync(join(engineRoot, 'docs/own-blocks.md'), 'utf8');
const [, shown = ''] = /```json blocks[^\n]+\n(.+?)```/s.exec(guide) ?? [];

/** Writes the guide's block under a name, with another text in its schema. */
function block(type: string, change = (text: string): string => text): void {
  mkdirSync(join(folder, type), { recursive: true });
  const text = change(shown.replaceAll('"dishes"', JSON.stringify(type)));
  writeFileSync(join(folder, type, `${type}.schema.json`), text);
  writeFileSync(join(folder, type, `${type.charAt(0).toUpperCase()}${type.slice(1)}.tsx`), '');
}

/** A page with a block of that type. */
const pageWith = (value: object) => ({
  title: 'Food',
  seo: {
    title: 'What there is to eat today',
    description: 'All dishes of today with their prices, from soup to cake.',
  },
  blocks: [{ type: 'hero', heading: 'Food' }, value],
});
const errorsOf = (value: object) =>
  createValidator(loadSchemas(folder)).validate('page.schema.json', pageWith(value) as never).errors;

it('A block of a site is checked like one of the engine', () => {
  block('dishes');
  const dish = { name: 'Soup', price: '4,50 €' };
  expect(errorsOf({ type: 'dishes', heading: 'Today', items: [dish] })).toEqual([]);
  const [error] = errorsOf({
    type: 'dishes',
    heading: 'Today',
    items: [{ ...dish, image: { alt: 'Soup' } }],
  });
  expect(error).toMatchObject({ instancePath: '/blocks/1/items/0/image', keyword: 'required' });
});

it('Without blocks of its own a site has the schemas of the engine', () => {
  expect(loadSchemas(folder)).toEqual(engineSchemas());
});

it.each<[string, () => void, string]>([
  ['a name that is taken', () => block('hero'), 'blocks/hero: the engine has a block of that name.'],
  ['a name with a hyphen', () => block('my-dishes'), 'blocks/my-dishes: a block is named by letters'],
  [
    'no component',
    () => (block('dishes'), rmSync(join(folder, 'dishes/Dishes.tsx'))),
    'Dishes.tsx is missing',
  ],
  [
    'a misspelt use',
    () => block('dishes', (text) => text.replace('"entryId"', '"entryID"')),
    'blocks/dishes/dishes.schema.json#/properties/items/items/properties/name/use has "use": "entryID", which is not known. Did you mean "entryId"?',
  ],
  [
    'another type',
    () => block('dishes', (text) => text.replace('"const": "dishes"', '"const": "dish"')),
    'needs "type": { "const": "dishes" }',
  ],
  ['a comma too few', () => block('dishes', (text) => text.replace('",', '"')), 'dishes.schema.json:2:24'],
])('A block with %s is refused', (_, write, message) => {
  write();
  expect(() => loadSchemas(folder)).toThrow(message);
});

it('A schema of a block that is no JSON Schema is named', () => {
  block('dishes', (text) => text.replace('"minItems": 1', '"leastItems": 1'));
  const validator = createValidator(loadSchemas(folder));
  expect(() => readable(validator, ['dishes'])).toThrow(
    'blocks/dishes/dishes.schema.json: strict mode: unknown keyword: "leastItems"',
  );
});
