import { CompletionItemKind, type CompletionItem, type CompletionList } from 'vscode-languageserver/node';
import type { TextDocument } from 'vscode-languageserver-textdocument';
import { mostOffered, type Suggestion } from '../../src/content/suggestions/candidates';
import { textEdit } from './ranges';

/**
 * What an editor shows for a place: first what comes from the site, in its order, then what the schemas offer.
 * @param rules what the schemas offer, if anything.
 */
export function completionList(
  document: TextDocument,
  suggestions: readonly Suggestion[],
  rules: CompletionList | null,
): CompletionList {
  const own = suggestions.map((suggestion, at) => itemOf(document, suggestion, at));
  return {
    isIncomplete: own.length >= mostOffered || (rules?.isIncomplete ?? false),
    items: [...own, ...(rules?.items ?? [])],
  };
}

function itemOf(document: TextDocument, { label, detail, edit }: Suggestion, at: number): CompletionItem {
  return {
    label,
    detail,
    kind: CompletionItemKind.Reference,
    // Editors put offers in order themselves, and leave out what does not hold what was typed: a page is found by its title too.
    sortText: `!${String(at).padStart(4, '0')}`,
    filterText: `${label} ${detail}`,
    textEdit: textEdit(document, edit),
  };
}
