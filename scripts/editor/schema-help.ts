import {
  getLanguageService,
  type ClientCapabilities,
  type CompletionList,
  type DocumentSymbol,
  type FormattingOptions,
  type Hover,
  type JSONDocument,
  type Position,
  type TextEdit,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { documentKind, schemaOf } from '../../src/content/source/document-kind';
import type { Schemas } from '../files/load-schemas';

/** What is known of a document without its site: from the schemas, or because it is JSON. */
export interface SchemaHelp {
  complete: (path: string, text: string, position: Position) => PromiseLike<CompletionList | null>;
  hover: (path: string, text: string, position: Position) => PromiseLike<Hover | null>;
  /** The properties of a document and what lies in them, for finding one's way. */
  outline: (path: string, text: string) => DocumentSymbol[];
  /** What sets a document out anew: a property a line, set in by its depth. */
  format: (path: string, text: string, options: FormattingOptions) => TextEdit[];
}

/** A place of their own for documents and schemas: wherever a pages folder lies, its rules are those of this project. */
const [documents, rules] = ['site://project/documents/', 'site://project/schemas/'];

/**
 * The service that VS Code has for JSON, with the schemas of this project and no others: it reads no file and asks no server.
 * @param clientCapabilities what the editor says it can show.
 */
export function schemaHelp(schemas: Schemas, clientCapabilities: ClientCapabilities): SchemaHelp {
  const service = getLanguageService({
    clientCapabilities,
    workspaceContext: { resolveRelativePath },
    schemaRequestService: (uri) => {
      const schema = schemas[uri.replace(/^.*\/schemas\//, '')];
      return schema
        ? Promise.resolve(JSON.stringify(schema))
        : Promise.reject(new Error(`There is no ${uri}.`));
    },
  });
  const roots = Object.keys(schemas).filter((name) => !/^(?:blocks|shared)\/|^block\./.test(name));
  service.configure({
    schemas: roots.map((name) => ({ uri: rules + name, fileMatch: [`/documents/${name}`] })),
  });
  const open = (path: string, text: string): [document: TextDocument, json: JSONDocument] => {
    const document = TextDocument.create(documents + schemaOf(documentKind(path)), 'json', 1, text);
    return [document, service.parseJSONDocument(document)];
  };
  return {
    complete: (path, text, position) => {
      const [document, json] = open(path, text);
      return service.doComplete(document, position, json);
    },
    hover: (path, text, position) => {
      const [document, json] = open(path, text);
      return service.doHover(document, position, json);
    },
    outline: (path, text) => service.findDocumentSymbols2(...open(path, text)),
    format: (path, text, options) => service.format(open(path, text)[0], undefined, options),
  };
}

/** A document has the rules of its kind, whatever its line `$schema` says; a schema names others by the way from itself. */
function resolveRelativePath(path: string, from: string): string {
  return from.startsWith(documents) ? from.replace(documents, rules) : new URL(path, from).href;
}
