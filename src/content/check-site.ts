import { articleList, articleListName } from './articles/article-list';
import { assembleSite } from './assemble-site';
import { documentKind } from './document-kind';
import { byPlace } from './problems/by-place';
import type { Problem } from './problems/problem';
import { readDocument } from './read-document';
import { listsOf, type ListUse } from './resolve/lists';
import { allRules } from './rules/all-rules';
import type { PageEntry, SharedList, Site } from './site';
import type { Source } from './source';
import type { Tools } from './tools';

/** A checked site: everything that is wrong, and what the page data is made from. */
export interface CheckedSite {
  problems: Problem[];
  site: Site;
  /** The articles as cards. */
  articles: SharedList;
  /** The lists of each page that come from collections. */
  lists: Map<PageEntry, ListUse[]>;
}

/** Checks every document of a site. It changes nothing outside and never stops at the first problem. */
export function checkSite(source: Source, tools: Tools): CheckedSite {
  const known = source.documents.filter(({ path }) => documentKind(path).kind !== 'other');
  const read = known.map((document) => readDocument(document, tools.validator));
  const { site, tokenProblems } = assembleSite(read, source, tools);
  const names = [...known.flatMap(({ path }) => collectionName(path) ?? []), articleListName];
  const articles = articleList(site);
  const shared = [...site.collections, articles];
  const found = site.pages.map((page) => [page, listsOf(page, shared, names)] as const);
  const problems = [
    ...read.flatMap((one) => one.problems),
    ...tokenProblems,
    ...found.flatMap(([, { problems: inLists }]) => inLists),
    ...allRules.flatMap((rule) => rule(site)),
  ];
  return {
    problems: problems.toSorted(byPlace),
    site,
    articles,
    lists: new Map(found.map(([page, { lists }]) => [page, lists])),
  };
}

function collectionName(path: string): string | undefined {
  const kind = documentKind(path);
  return kind.kind === 'collection' ? kind.name : undefined;
}
