import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect, it } from 'vitest';
import { loadSchemas } from '../../../scripts/files/load-schemas';

it.each(Object.entries(loadSchemas()))('%s is a JSON Schema', (_, schema) => {
  const ajv = new Ajv2020({ strict: false });
  expect([ajv.validateSchema(schema), ajv.errors]).toEqual([true, null]);
});
