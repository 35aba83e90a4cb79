import type { Json } from '../../model/json';

/** The property in which a document names the version of the schemas that it was written for. */
export const versionName = 'schemaVersion';

/** The version that a document names; undefined where it names none, or nothing that is one. */
export function namedVersion(value: Json | undefined): number | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const version = Object.hasOwn(value, versionName) ? value[versionName] : undefined;
  return typeof version === 'number' && Number.isInteger(version) && version > 0 ? version : undefined;
}
