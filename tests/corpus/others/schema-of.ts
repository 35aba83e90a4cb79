import { documentKind, schemaOf } from '../../../src/content/source/document-kind';

/** The path below `schemas/` of the schema that a document is held against; undefined for what is no document. */
export function schemaPathOf(path: string): string | undefined {
  return schemaOf(documentKind(path));
}
