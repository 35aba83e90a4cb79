import { getLanguageService } from 'vscode-json-languageservice';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { loadSchemas } from '../../../scripts/files/load-schemas';
import type { Saying, Tool } from '../tool';
import { schemaPathOf } from './schema-of';

const base = 'file:///schemas/';
const schemas = loadSchemas();

const service = getLanguageService({
  // Documents name their schema by its way from where they lie.
  workspaceContext: { resolveRelativePath: (path) => base + (path.split('schemas/')[1] ?? path) },
  schemaRequestService: (uri) => Promise.resolve(JSON.stringify(schemas[uri.slice(base.length)] ?? {})),
});

/** What VS Code shows while one types (vscode-json-languageservice), with the schemas of this project. */
export const jsonLanguageService: Tool = {
  name: 'vscode-json-languageservice',
  look: async (texts) => {
    const documents = [...texts].filter(([path]) => schemaPathOf(path) !== undefined);
    service.configure({
      validate: true,
      schemas: documents.map(([path]) => ({ uri: base + schemaPathOf(path), fileMatch: [`/${path}`] })),
    });
    const said: Saying[] = [];
    for (const [path, text] of documents) said.push(...(await sayingsOf(path, text)));
    return said;
  },
};

async function sayingsOf(path: string, text: string): Promise<Saying[]> {
  const document = TextDocument.create(`file:///${encodeURI(path)}`, 'json', 1, text);
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  return found.map(({ range, message }) => ({
    file: path,
    line: range.start.line + 1,
    marked: document.getText(range),
    words: typeof message === 'string' ? message : message.value,
  }));
}
