import { applyEdits, type Edit } from 'jsonc-parser';
import { CodeActionKind, type CodeAction, type Range } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import type { Problem } from '../../src/content/problems/problem';
import { diagnosticOf } from './diagnostic';
import { editorRange, textEdit } from './ranges';

/** The kinds of actions that fix something. */
export const fixKinds = [CodeActionKind.QuickFix, CodeActionKind.SourceFixAll];

/** The problems on the lines of a range that can be fixed for certain: the cursor need not stand on the very letter. */
export function certainIn(problems: readonly Problem[], { start, end }: Range): Problem[] {
  return problems.filter((problem) => {
    const own = editorRange(problem);
    return problem.fix !== undefined && own.start.line <= end.line && start.line <= own.end.line;
  });
}

/** What fixes one problem. */
export function fixOf(document: TextDocument, problem: Problem): CodeAction {
  const { fix = [] } = problem;
  return {
    title: titleOf(document.getText(), fix),
    kind: CodeActionKind.QuickFix,
    diagnostics: [diagnosticOf(problem)],
    isPreferred: true,
    edit: changes(document, fix),
  };
}

/** What fixes a whole document, given as edits of it. */
export function fixOfAll(document: TextDocument, edits: readonly Edit[]): CodeAction {
  const title = 'Fix all that is certain in this document';
  return { title, kind: CodeActionKind.SourceFixAll, edit: changes(document, edits) };
}

/**
 * Whether an editor wants a kind of action: who asks for `source` means `source.fixAll` too.
 * @param only the kinds that it asks for; undefined for all.
 */
export function isWanted(kind: string, only: readonly string[] | undefined): boolean {
  return only?.some((one) => kind === one || kind.startsWith(`${one}.`)) ?? true;
}

function changes(document: TextDocument, edits: readonly Edit[]): CodeAction['edit'] & object {
  return { changes: { [document.uri]: edits.map((edit) => textEdit(document, edit)) } };
}

/** In letters: what is longer cannot be read in a menu. */
const longestTitle = 80;

/** Several edits are put into words as one, which takes in what lies between them. */
function titleOf(text: string, edits: readonly Edit[]): string {
  const start = Math.min(...edits.map(({ offset }) => offset));
  const end = Math.max(...edits.map(({ offset, length }) => offset + length));
  const inside = text.slice(start, end);
  const own = edits.map((edit) => ({ ...edit, offset: edit.offset - start }));
  const [before, after] = [inside.trim(), applyEdits(inside, own).trim()];
  const isLong = before.length + after.length > longestTitle || `${before}${after}`.includes('\n');
  if (before + after === '' || isLong) return 'Fix this';
  if (before === '') return `Add ${after}`;
  return after === '' ? `Take out ${before}` : `Write ${after} in the place of ${before}`;
}
