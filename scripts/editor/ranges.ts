import type { Edit } from 'jsonc-parser';
import type { Range as LspRange, TextEdit } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Range } from '../../src/content/places/span';

/** A place of a problem as editors count: lines and columns from 0. */
export function editorRange({ line, column, endLine, endColumn }: Range): LspRange {
  return {
    start: { line: line - 1, character: column - 1 },
    end: { line: endLine - 1, character: endColumn - 1 },
  };
}

/** An edit of a document's text as editors write it. */
export function textEdit(document: TextDocument, { offset, length, content }: Edit): TextEdit {
  const range = { start: document.positionAt(offset), end: document.positionAt(offset + length) };
  return { range, newText: content };
}
