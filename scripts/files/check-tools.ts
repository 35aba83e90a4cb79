import type { Tools } from '../../src/content/validate/tools';
import { createValidator } from '../../src/content/validate/create-validator';
import { loadSchemas } from './load-schemas';
import { iconNames } from './icons';

let tools: Tools | undefined;

/** What a check needs, from the project's own schemas and icons; made once. */
export function checkTools(): Tools {
  tools ??= {
    validator: createValidator(loadSchemas()),
    iconNames: iconNames(),
    year: new Date().getFullYear(),
  };
  return tools;
}
