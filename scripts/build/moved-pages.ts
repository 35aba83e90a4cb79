import type { PageSummary } from '../../src/content/outputs/page-summary';
import { escaped } from '../../src/lib/escaped';
import { contentId } from './build-id';
import { documentsAt, pageFiles } from './make-page';

/** A page and the part of its old address behind the `?`; `''` without one. */
interface Move {
  query: string;
  page: PageSummary['page'];
}

/** Leads on by the entry of which most stands behind the `?` of an address; others, such as those of a mailing, may stand there too. */
const script = `const asked = new URLSearchParams(location.search);
const entries = [...document.querySelectorAll('[data-query]')].map(({ href, dataset }) => ({
  href,
  names: [...new URLSearchParams(dataset.query)],
}));
const isAsked = ({ names }) => names.every(([name, value]) => asked.getAll(name).includes(value));
const [to] = entries.filter(isAsked).sort((one, other) => other.names.length - one.names.length);
if (to) location.replace(to.href);
`;
const scriptFile = `assets/moved-${contentId(script)}.js`;

/**
 * Takes the pages of a site and gives documents that lead from their old addresses to them, for hosts without redirects,
 * by their paths in the site. One address with several queries lists its pages, and a script chooses.
 */
export function movedPages(pages: readonly PageSummary[], basePath: string): Record<string, string> {
  const taken = new Set(pages.flatMap(({ page }) => pageFiles(page)));
  const found = [...movesByAddress(pages)].flatMap(([address, moves]) => {
    const html = documentOf(moves, basePath);
    const files = filesAt(address).filter((file) => !taken.has(file));
    return files.map((file) => [file, html] as const);
  });
  const isAsking = found.some(([, html]) => html.includes(scriptFile));
  return Object.fromEntries([...found, ...(isAsking ? [[scriptFile, script] as const] : [])]);
}

function movesByAddress(pages: readonly PageSummary[]): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const { page, aliases } of pages)
    for (const alias of aliases) {
      const [address = '', ...query] = alias.split('?');
      found.set(address, [...(found.get(address) ?? []), { query: query.join('?'), page }]);
    }
  return found;
}

function filesAt(address: string): string[] {
  return address.endsWith('.html') ? [address.slice(1)] : documentsAt(address);
}

function documentOf(moves: readonly Move[], basePath: string): string {
  const [{ page, query }] = moves as [Move];
  const leads =
    moves.length === 1 && query === ''
      ? `<link rel="canonical" href="${escaped(page.head.url)}"><meta http-equiv="refresh" content="0; url=${escaped(basePath + page.path.slice(1))}">`
      : '<meta name="robots" content="noindex">';
  const links = moves.map(
    (move) =>
      `<li><a data-query="${escaped(move.query)}" href="${escaped(basePath + move.page.path.slice(1))}">${escaped(move.page.title)}</a>`,
  );
  const choice = leads.includes('refresh') ? '' : `<script src="${basePath}${scriptFile}"></script>`;
  return `<!doctype html><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(page.title)}</title>${leads}<ul>${links.join('')}</ul>${choice}`;
}
