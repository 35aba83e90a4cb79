import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchArguments } from './arguments';
import { kilobytes, median } from './figures';
import { categories, withLighthouse, type Visit } from './lighthouse';
import { loadTimes, pageLoad } from './page-load';
import { withShippedSite, type Site } from './sites';
import { withBrowser } from './slow-phone';
import { table } from './table';

/** The scores of every route, what it weighs, and whether it asks for scripts before its largest paint. */
export async function measureRoutes({ runs = 1 }: BenchArguments): Promise<string> {
  return withShippedSite([], async (site) => {
    const routes = routesOf(site.folder);
    const scores = await scoresOf(site, routes, runs);
    const loads = await loadsOf(site, routes);
    return table(
      ['route', ...categories, 'HTML and CSS', 'scripts', 'largest paint ms', 'first script ms'],
      routes.map((route) => [route, ...(scores.get(route) ?? []), ...(loads.get(route) ?? [])]),
    );
  });
}

/** As the sitemap names them. */
function routesOf(folder: string): string[] {
  const sitemap = readFileSync(join(folder, 'sitemap.xml'), 'utf8');
  return [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(([, route = '']) => route);
}

async function scoresOf({ origin }: Site, routes: string[], runs: number): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  await withLighthouse(async (visit) => {
    for (const route of routes) {
      const visits: Visit[] = [];
      for (let run = 0; run < runs; run += 1) visits.push(await visit(origin + route, categories));
      const scores = categories.map((name) => median(visits.map((one) => one.scores[name] ?? 0)));
      rows.set(route, scores.map(String));
    }
  });
  return rows;
}

async function loadsOf(site: Site, routes: string[]): Promise<Map<string, string[]>> {
  const rows = new Map<string, string[]>();
  await withBrowser(async (browser) => {
    for (const route of routes) {
      const load = await pageLoad(browser, site, route);
      rows.set(route, [kilobytes(load.htmlAndCss), kilobytes(load.scriptBytes), ...loadTimes(load)]);
    }
  });
  return rows;
}
