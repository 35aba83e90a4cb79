import { TextDocument } from 'vscode-languageserver-textdocument';
import {
  type CodeAction,
  type CodeActionParams,
  type CompletionList,
  type Position,
  CompletionItemKind,
  type CompletionItem,
} from 'vscode-languageserver/node';
import { mostOffered, type Suggestion } from '../../src/content/suggestions/candidates';
import { suggestionsAt } from '../../src/content/suggestions/suggestions-at';
import { checkTools } from '../files/check-tools';
import { certainIn, isWanted, fixKinds, fixOf, fixOfAll } from './fixes';
import type { OpenSite } from './open-site';
import { textEdit } from './ranges';
import type { SchemaHelp } from './schema-help';

/** A document of the site as it was when something was asked of it; it does not change while that is worked out. */
export interface Asked {
  document: TextDocument;
  /** Below the pages folder. */
  path: string;
}

/** The same document, as one that stays as it is. */
export function asAsked(document: TextDocument, path: string): Asked {
  const { uri, version } = document;
  return { document: TextDocument.create(uri, 'json', version, document.getText()), path };
}

/** What can stand at a place: from the site as it was checked last, and from the schemas. */
export async function completion(
  { document, path }: Asked,
  position: Position,
  site: OpenSite,
  rules: SchemaHelp,
): Promise<CompletionList> {
  const draft = { path, text: document.getText() };
  const found = suggestionsAt(await site.known(), checkTools(), draft, document.offsetAt(position));
  return completionList(document, found, await rules.complete(path, draft.text, position));
}

/** What fixes the problems of a range, and with them all of the document. */
export async function fixes(
  { document, path }: Asked,
  { range, context: { only } }: CodeActionParams,
  site: OpenSite,
): Promise<CodeAction[]> {
  const { problems } = await site.current();
  const own = problems.filter(({ file }) => file === path);
  const near = certainIn(own, range);
  const [one, all] = fixKinds.map((kind) => isWanted(kind, only));
  // An editor asks with every step of the cursor; what fixes all is looked for where there is something to fix.
  const edits = all && (only || near.length > 0) ? await site.fixes(path) : [];
  return [
    ...(one ? near.map((problem) => fixOf(document, problem)) : []),
    ...(edits.length > 0 ? [fixOfAll(document, edits)] : []),
  ];
}

/**
 * What an editor shows for a place: first what comes from the site, in its order, then what the schemas offer.
 * @param rules what the schemas offer, if anything.
 */
function completionList(
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
