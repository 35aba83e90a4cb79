import type { Tools } from '../../src/content/check-site';
import { createValidator } from '../../src/content/validate/create-validator';
import { loadSchemas } from './load-schemas';
import { iconNames } from './tabler-icons';

/** What a check needs, from the project's own schemas and icons. */
export function checkTools(): Tools {
  return { validator: createValidator(loadSchemas()), iconNames: iconNames(), year: new Date().getFullYear() };
}
