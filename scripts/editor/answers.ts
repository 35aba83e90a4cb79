import { TextDocument } from 'vscode-languageserver-textdocument';
import type { CodeAction, CodeActionParams, CompletionList, Position } from 'vscode-languageserver/node';
import { suggestionsAt } from '../../src/content/suggestions/suggestions-at';
import { checkTools } from '../files/check-tools';
import { completionList } from './completion';
import { certainIn, isWanted, fixKinds, fixOf, fixOfAll } from './fixes';
import type { OpenSite } from './open-site';
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
