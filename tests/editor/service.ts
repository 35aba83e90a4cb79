import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ClientCapabilities,
  getLanguageService,
  type CompletionItem,
  type Diagnostic,
} from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { engineRoot } from '../../scripts/files/roots';

const folder = 'file:///site/';

/** The service that VS Code has for JSON, reading the schemas as the editor does: by the way from the document. */
const service = getLanguageService({
  clientCapabilities: ClientCapabilities.LATEST,
  workspaceContext: { resolveRelativePath: (path, from) => new URL(path, from).href },
  schemaRequestService: (uri) =>
    Promise.resolve(readFileSync(join(engineRoot, uri.slice(folder.length)), 'utf8')),
});
service.configure({ validate: true });

function open(path: string, text: string): TextDocument {
  return TextDocument.create(`${folder}${path}`, 'json', 1, text);
}

/** What VS Code offers in a document where `|` stands in its text. */
export async function offeredAt(path: string, text: string): Promise<CompletionItem[]> {
  const document = open(path, text.replace('|', ''));
  const position = document.positionAt(text.indexOf('|'));
  const list = await service.doComplete(document, position, service.parseJSONDocument(document));
  return list?.items ?? [];
}

/** What VS Code underlines in a document. */
export function underlined(path: string, text: string): PromiseLike<Diagnostic[]> {
  const document = open(path, text);
  return service.doValidation(document, service.parseJSONDocument(document));
}
