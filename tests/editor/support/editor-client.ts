import { join } from 'node:path';
import { PassThrough } from 'node:stream';
import { pathToFileURL } from 'node:url';
import {
  createConnection,
  createProtocolConnection,
  CodeActionRequest,
  CompletionRequest,
  DidChangeTextDocumentNotification,
  DidCloseTextDocumentNotification,
  DidOpenTextDocumentNotification,
  DocumentFormattingRequest,
  DocumentSymbolRequest,
  HoverRequest,
  InitializedNotification,
  InitializeRequest,
  PublishDiagnosticsNotification,
  type CodeAction,
  type CompletionItem,
  type CompletionList,
  type Diagnostic,
  type Hover,
  type Position,
  type TextEdit,
} from 'vscode-languageserver/node';
import { TextDocument } from 'vscode-languageserver-textdocument';
import { serveEditor } from '../../../scripts/editor/serve-editor';

/** An editor that speaks with what `npm run editor` starts, as editors do. */
export class EditorClient {
  readonly #pages: string;
  readonly #connection;
  #told = new Map<string, Diagnostic[]>();
  #waiting: (() => void)[] = [];
  #open = new Map<string, TextDocument>();

  /** @param pages the absolute path of the pages folder. */
  constructor(pages: string) {
    this.#pages = pages;
    const [asked, answered] = [new PassThrough(), new PassThrough()];
    serveEditor(createConnection(asked, answered), pages);
    this.#connection = createProtocolConnection(answered, asked);
    this.#connection.onNotification(PublishDiagnosticsNotification.type, ({ uri, diagnostics, version }) => {
      // Of a document that has changed since, the next are waited for.
      if (version !== undefined && version !== this.#open.get(uri)?.version) return;
      this.#told.set(uri, diagnostics);
      for (const done of this.#waiting.splice(0)) done();
    });
    this.#connection.listen();
  }

  uri(path: string): string {
    return pathToFileURL(join(this.#pages, path)).href;
  }

  async start(): Promise<void> {
    await this.#connection.sendRequest(InitializeRequest.type, {
      processId: null,
      rootUri: null,
      capabilities: {},
    });
    await this.#connection.sendNotification(InitializedNotification.type, {});
  }

  /** Opens a document with a text, or changes the text of an open one, and gives where `|` stood in it. */
  async write(path: string, withCursor: string): Promise<Position> {
    const uri = this.uri(path);
    const text = withCursor.replace('|', '');
    const version = (this.#open.get(uri)?.version ?? 0) + 1;
    const isOpen = this.#open.has(uri);
    const document = TextDocument.create(uri, 'json', version, text);
    this.#open.set(uri, document);
    this.#told.delete(uri);
    const { type } = DidChangeTextDocumentNotification;
    await (isOpen
      ? this.#connection.sendNotification(type, {
          textDocument: { uri, version },
          contentChanges: [{ text }],
        })
      : this.#connection.sendNotification(DidOpenTextDocumentNotification.type, {
          textDocument: { uri, languageId: 'json', version, text },
        }));
    return document.positionAt(Math.max(0, withCursor.indexOf('|')));
  }

  /** Closes a document. */
  async close(path: string): Promise<void> {
    this.#told.delete(this.uri(path));
    await this.#connection.sendNotification(DidCloseTextDocumentNotification.type, {
      textDocument: { uri: this.uri(path) },
    });
  }

  /** Forgets what was told of a document, so that the next is waited for. */
  forget(path: string): void {
    this.#told.delete(this.uri(path));
  }

  /** What was told last of a document as it is. */
  async problems(path: string): Promise<Diagnostic[]> {
    for (;;) {
      const told = this.#told.get(this.uri(path));
      if (told) return told;
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    }
  }

  async offered(path: string, position: Position): Promise<CompletionItem[]> {
    const params = { textDocument: { uri: this.uri(path) }, position };
    const found = await this.#connection.sendRequest(CompletionRequest.type, params);
    return (found as CompletionList | null)?.items ?? [];
  }

  hover(path: string, position: Position): Promise<Hover | null> {
    const params = { textDocument: { uri: this.uri(path) }, position };
    return this.#connection.sendRequest(HoverRequest.type, params);
  }

  async actions(path: string, range: Diagnostic['range'], only?: string[]): Promise<CodeAction[]> {
    const context = { diagnostics: [], ...(only && { only }) };
    const params = { textDocument: { uri: this.uri(path) }, range, context };
    return ((await this.#connection.sendRequest(CodeActionRequest.type, params)) ?? []) as CodeAction[];
  }

  /** The names that the outline of a document begins with. */
  async outline(path: string): Promise<string[]> {
    const params = { textDocument: { uri: this.uri(path) } };
    const found = await this.#connection.sendRequest(DocumentSymbolRequest.type, params);
    return (found ?? []).map(({ name }) => name);
  }

  /** What sets a document out anew. */
  async formatting(path: string): Promise<TextEdit[]> {
    const options = { tabSize: 2, insertSpaces: true };
    const params = { textDocument: { uri: this.uri(path) }, options };
    return (await this.#connection.sendRequest(DocumentFormattingRequest.type, params)) ?? [];
  }

  /** The text of an open document after an action. */
  applied(path: string, action: CodeAction | undefined): string {
    return this.edited(path, action?.edit?.changes?.[this.uri(path)] ?? []);
  }

  /** The text of an open document after edits. */
  edited(path: string, edits: TextEdit[]): string {
    const document = this.#open.get(this.uri(path));
    return document ? TextDocument.applyEdits(document, edits) : '';
  }
}
