import { marked } from '../../../src/content/testing/marked';
import { checkNear, siteWith } from './virtual-site';

/** The problems of the small site with other files in it: file, code, and the text that is marked. */
export function summaryOf(
  files: Record<string, string | undefined>,
): [file: string, code: string, words: string][] {
  const { problems, site } = checkNear(siteWith(files));
  return problems.map((problem) => [problem.file, problem.code, marked(site.textOf(problem.file), problem)]);
}

/** A shared list with these entries, or with the text of such. */
export function listText(listOf: string, items: readonly object[] | string): string {
  const entries = typeof items === 'string' ? items : JSON.stringify(items, null, 2);
  return `{ "listOf": "${listOf}", "items": ${entries} }`;
}

/** A small valid page. */
export function pageText(name: string, top = '', block = ''): string {
  return `{
  "title": "${name}",${top}
  "seo": {
    "title": "${name} and where to find it",
    "description": "What the page ${name} has to say, in a sentence that no other page of the site has."
  },
  "blocks": [{ "type": "hero", "heading": "${name}" }${block === '' ? '' : `, ${block}`}]
}
`;
}
