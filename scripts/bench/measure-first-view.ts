import type { BenchArguments } from './arguments';
import { firstView, type Pair } from './first-view';
import { firstWeight } from './first-weight';
import { floorRoute } from './floor/write-floor';
import { withBenchSite, withShippedSite, type Site } from './sites';

const benchPage = '/pages/page-1';

/** Pages of every kind, by what they are. */
const shipped: Record<string, string> = {
  home: '/',
  program: '/signature-programs/outbound-training',
  industry: '/industry/hospitals-and-healthcare',
  article: '/blog/building-resilience',
  questions: '/faqs',
  videos: '/videos',
};

/** First and largest paint of the bench page and of one page of every kind beside their floors, and their weight. */
export async function measureFirstView({ runs = 5 }: BenchArguments): Promise<string> {
  const routes = Object.values(shipped);
  return withBenchSite([benchPage], (bench) =>
    withShippedSite(routes, async (site) => {
      const pairs = [
        pair('bench page', benchPage, bench),
        ...Object.entries(shipped).map(([name, route]) => pair(`${name} ${route}`, route, site)),
      ];
      return `${await firstView(pairs, runs)}\n${await firstWeight(pairs, runs)}`;
    }),
  );
}

function pair(name: string, route: string, site: Site): Pair {
  return { name, site, route, floor: floorRoute(route) };
}
