import { ownTypes } from '../files/own-blocks';
import { checkTools } from '../files/check-tools';
import { catalogue } from './catalogue';

/** What is generated for a site with blocks of its own: their catalogue. Throws a UsageError where a schema is wrong. */
export function siteFiles(): Record<string, string> {
  const types = ownTypes();
  const { schemas } = checkTools().validator;
  return types.length === 0 ? {} : { 'blocks/README.md': catalogue(schemas, types) };
}
