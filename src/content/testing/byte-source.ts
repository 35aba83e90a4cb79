import { parseDocument, type ParsedDocument } from '../parse/parse-document';

/** A document with this text. */
export function documentOf(text: string): ParsedDocument {
  return parseDocument({ path: 'page.json', bytes: new TextEncoder().encode(text) });
}
