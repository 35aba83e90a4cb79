import type { Edit } from 'jsonc-parser';
import type { WrittenDocument } from '../places/written-document';
import type { DocumentKind } from '../source/document-kind';
import type { Migration } from './migration';

/** What the entries of a shared list were, by the name of its file. */
const kinds: Readonly<Record<string, string>> = {
  books: 'book',
  chatTopics: 'chatTopic',
  industries: 'card',
  media: 'mention',
  people: 'person',
  prices: 'price',
  programs: 'card',
  videos: 'video',
};

/** A shared list says what its entries are, so that it can have any name. */
export const namedLists: Migration = {
  to: 5,
  about: 'a shared list says what its entries are: { "listOf": "card", "items": [ … ] }',
  edits: ({ text, value }, kind, { schemas }) => {
    const listOf = kindOf(kind);
    return listOf !== undefined && Array.isArray(value) ? [wrapped(text, listOf, schemas)] : [];
  },
};

function kindOf(kind: DocumentKind): string | undefined {
  return kind.kind === 'collection' && Object.hasOwn(kinds, kind.name) ? kinds[kind.name] : undefined;
}

/** The list as the property of an object, further in by the two spaces that the documents of a site begin with. */
function wrapped(text: WrittenDocument['text'], listOf: string, schemas: string | undefined): Edit {
  const [offset, end] = [text.indexOf('['), text.lastIndexOf(']') + 1];
  const ending = text.includes('\r\n') ? '\r\n' : '\n';
  const items = text.slice(offset, end).replaceAll(/\n(?=[^\r\n])/g, '\n  ');
  const lines = [
    ...(schemas === undefined ? [] : [`"$schema": ${JSON.stringify(`${schemas}list.schema.json`)}`]),
    `"listOf": "${listOf}"`,
    `"items": ${items}`,
  ];
  const content = `{${ending}  ${lines.join(`,${ending}  `)}${ending}}`;
  return { offset, length: end - offset, content };
}
