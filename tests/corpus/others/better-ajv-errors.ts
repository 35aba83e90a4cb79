import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import betterAjvErrors from 'better-ajv-errors';
import { loadSchemas } from '../../../scripts/files/load-schemas';
import type { Saying, Tool } from '../tool';
import { schemaPathOf } from './schema-of';

const base = 'schemas:/';
const schemas = loadSchemas();
const ajv = new Ajv2020({ allErrors: true, strict: false, discriminator: true });
for (const [path, schema] of Object.entries(schemas)) ajv.addSchema(schema, base + path);

/** ajv with its errors made readable (better-ajv-errors); where a text is no JSON, what `JSON.parse` says. */
export const betterErrors: Tool = {
  name: 'better-ajv-errors',
  look: (texts) => [...texts].flatMap(([file, text]) => said(file, text)),
};

function said(file: string, text: string): Saying[] {
  const path = schemaPathOf(file);
  const validate =
    path === undefined ? undefined : (ajv.getSchema(base + path) as ValidateFunction | undefined);
  if (!validate) return [];
  try {
    const value: unknown = JSON.parse(text);
    if (validate(value)) return [];
    const errors =
      betterAjvErrors(validate.schema, value, validate.errors ?? [], { format: 'js', json: text }) ?? [];
    return errors.map(({ start, end, error, suggestion }) => ({
      file,
      line: start.line,
      marked: end ? text.slice(start.offset, end.offset) : '',
      words: [error, suggestion].filter(Boolean).join('\n'),
    }));
  } catch (error) {
    const { message } = error as Error;
    const [, offset] = /position (\d+)/.exec(message) ?? [];
    const line = offset === undefined ? undefined : text.slice(0, Number(offset)).split('\n').length;
    return [{ file, line, marked: '', words: message }];
  }
}
