import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  TextDocuments,
  TextDocumentSyncKind,
  type ClientCapabilities,
  type Connection,
  type ServerCapabilities,
} from 'vscode-languageserver/node';
import { watchFolder } from '../dev/watch-folder';
import { checkTools } from '../files/check-tools';
import { asAsked, completion, fixes, type Asked } from './answers';
import { diagnosticOf } from './diagnostic';
import { fixKinds } from './fixes';
import { pathBelow } from './open-documents';
import { OpenSite } from './open-site';
import { schemaHelp } from './schema-help';

/** For how long nobody may have typed or saved before the site is checked, in milliseconds. */
const stillness = 150;

const capabilities: ServerCapabilities = {
  textDocumentSync: TextDocumentSyncKind.Full,
  completionProvider: { triggerCharacters: ['"', ':', '/', '#', '{', '('] },
  hoverProvider: true,
  codeActionProvider: { codeActionKinds: fixKinds },
  documentSymbolProvider: true,
  documentFormattingProvider: true,
};

/** Helps an editor with a pages folder for as long as it is connected. Throws a UsageError when there is no such folder. */
export function serveEditor(connection: Connection, pages: string): void {
  const documents = new TextDocuments(TextDocument);
  const site: OpenSite = new OpenSite(pages, () => {
    return new Map(openIn(documents, site.folder).map(({ path, document }) => [path, document.getText()]));
  });
  connection.onInitialize((editor) => {
    answer(connection, documents, site, editor.capabilities);
    return { capabilities };
  });
  const report = reporter(connection, documents, site);
  documents.onDidChangeContent(report);
  documents.onDidClose(({ document: { uri } }) => {
    void connection.sendDiagnostics({ uri, diagnostics: [] });
    report();
  });
  watchFolder(site.folder, report);
  documents.listen(connection);
  connection.listen();
}

type Documents = TextDocuments<TextDocument>;

/** The documents of the site that are open, as they are right now. */
function openIn(documents: Documents, folder: string): Asked[] {
  return documents.all().flatMap((document) => {
    const path = pathBelow(folder, document.uri);
    return path === undefined ? [] : [asAsked(document, path)];
  });
}

/** Answers what an editor asks of a place; of what is no document of the site nothing is known. */
function answer(
  connection: Connection,
  documents: Documents,
  site: OpenSite,
  editor: ClientCapabilities,
): void {
  const rules = schemaHelp(checkTools().validator.schemas, editor);
  const asked = (uri: string): Asked | undefined =>
    openIn(documents, site.folder).find(({ document }) => document.uri === uri);
  connection.onCompletion(({ textDocument: { uri }, position }) => {
    const of = asked(uri);
    return of && completion(of, position, site, rules);
  });
  connection.onHover(({ textDocument: { uri }, position }) => {
    const of = asked(uri);
    return of && rules.hover(of.path, of.document.getText(), position);
  });
  connection.onDocumentSymbol(({ textDocument: { uri } }) => {
    const of = asked(uri);
    return of && rules.outline(of.path, of.document.getText());
  });
  connection.onDocumentFormatting(({ textDocument: { uri }, options }) => {
    const of = asked(uri);
    return of && rules.format(of.path, of.document.getText(), options);
  });
  connection.onCodeAction(async (params) => {
    const { uri } = params.textDocument;
    const of = asked(uri);
    const actions = of ? await fixes(of, params, site) : [];
    // In a document that is another one by now the places would be wrong.
    return documents.get(uri)?.version === of?.document.version ? actions : [];
  });
}

/** Gives what to call when something has changed: the problems of all open documents are sent when it is still again. */
function reporter(connection: Connection, documents: Documents, site: OpenSite): () => void {
  let timer: NodeJS.Timeout | undefined;
  const send = async (): Promise<void> => {
    const before = openIn(documents, site.folder);
    if (before.length === 0) return;
    const { problems } = await site.current();
    for (const { path, document } of before) {
      const { uri, version } = document;
      // What was typed meanwhile is reported next.
      if (documents.get(uri)?.version !== version) continue;
      const own = problems.filter(({ file }) => file === path);
      await connection.sendDiagnostics({ uri, version, diagnostics: own.map(diagnosticOf) });
    }
  };
  return () => {
    site.outdate();
    clearTimeout(timer);
    timer = setTimeout(
      () => void send().catch((error: Error) => connection.console.error(error.message)),
      stillness,
    );
  };
}
