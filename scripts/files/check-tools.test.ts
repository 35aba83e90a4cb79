import { describe, expect, it } from 'vitest';
import { whole } from './check-tools';
import { loadSchemas } from './load-schemas';

describe('The schemas of the project', () => {
  it('refer only to each other', () => {
    const schemas = loadSchemas();
    expect(Object.keys(schemas).length).toBeGreaterThan(50);
    expect(whole(schemas)).toBe(schemas);
  });

  it('say what to do when one of them has gone', () => {
    const { 'blocks/goal.schema.json': gone, ...rest } = loadSchemas();
    expect(gone).toBeDefined();
    expect(() => whole(rest)).toThrow(
      /^schemas\/block\.schema\.json refers to schemas\/blocks\/goal\.schema\.json, which is not there\. .*npm run gen/,
    );
  });
});
