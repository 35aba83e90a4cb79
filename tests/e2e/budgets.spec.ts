import { join } from 'node:path';
import { firstLoad } from '../../scripts/bench/first-load';
import { compressedBytes } from '../../scripts/bench/weight';
import { projectRoot } from '../../scripts/files/project-root';
import { expect, test } from './site';
import { librariesOfScripts } from './support/app-bundle';

test.use({ scripts: 'late' });

const dist = join(projectRoot, 'dist');

/** What a page may ask for before any touch: bytes of scripts, and libraries. The rest comes when it is touched. */
interface Budget {
  bytes: number;
  libraries: string[];
}

const app: Budget = { bytes: 80_000, libraries: ['react', 'react-dom', 'scheduler'] };

/** Where a form is in view, what it is sent with comes before it is touched. */
const withForm: Budget = {
  bytes: app.bytes + 12_000,
  libraries: [...app.libraries, '@mantine/form', 'fast-deep-equal', 'klona'],
};

/** A page of every kind. */
const budgets: Record<string, Budget> = {
  '/': app,
  '/signature-programs/outbound-training': app,
  '/industry/hospitals-and-healthcare': app,
  '/blog/building-resilience': app,
  '/contact': withForm,
  '/faqs': app,
  '/videos': app,
};

test.describe('without a touch', () => {
  let libraries: Map<string, string[]>;
  test.beforeAll(async () => {
    libraries = await librariesOfScripts();
  });

  for (const [route, budget] of Object.entries(budgets)) {
    test(`${route} asks for no more scripts than it may, and for no library that is not listed`, async ({
      page,
    }) => {
      const { scripts } = await firstLoad(page, route);
      const brought = scripts.flatMap((script) => libraries.get(script) ?? [`the unknown script ${script}`]);
      expect(brought.filter((library) => !budget.libraries.includes(library))).toEqual([]);
      expect(compressedBytes(dist, scripts)).toBeLessThanOrEqual(budget.bytes);
    });
  }
});
