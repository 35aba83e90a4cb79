import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Brand } from '../../src/content/brand/brand';
import { buildSite } from '../../src/content/render/build-site';
import { builtPage, type PagePlan } from '../../src/content/render/built-page';
import type { Meanings } from '../../src/content/render/meanings';
import type { PageData, SiteData } from '../../src/model/page-data';
import type { SearchIndex } from '../../src/model/search-entry';
import { pageEntries, searchIndex } from '../../src/content/outputs/search-entries';
import { brandStyle } from '../brand/brand-style';
import { styleCache } from '../brand/kept-style';
import { writeFiles } from '../files/kept';
import { completePage, withAssets, type CompleteSite } from '../build/with-assets';
import { formatText } from '../check/format-text';
import { pagesIn } from '../check/check-pages';
import { withTexts } from '../check/run-check';
import { printable } from '../files/printable';
import { KeptDocuments } from './kept-documents';

/** Where the pictures of the site in development lie. */
export const mediaFolder = realpathSync(mkdtempSync(join(tmpdir(), 'vakta-media-')));
/** Where the style of the brand in development lies: empty until the documents are read. */
export const styleFolder = join(styleCache, `dev-${process.pid}`);

process.on('exit', () => {
  for (const folder of [mediaFolder, styleFolder]) rmSync(folder, { recursive: true, force: true });
});

/** The site as its documents are now; with a problem, as they last were without one. */
export class LiveSite {
  readonly #pages: string;
  readonly #documents: KeptDocuments;
  #last: Promise<void> | undefined;
  #complete: CompleteSite | undefined;
  #brand = '';
  #plans = new Map<string, PagePlan>();
  #make: (plan: PagePlan) => { page: PageData; meanings: Meanings } | undefined = () => undefined;
  /** The checker's text, empty when there is no problem. */
  report = '';

  /** @param pages the pages folder. */
  constructor(pages: string) {
    this.#pages = pages;
    this.#documents = new KeptDocuments(pages);
  }

  get complete(): CompleteSite | undefined {
    return this.#complete;
  }

  get site(): SiteData | undefined {
    return this.#complete?.site;
  }

  /** The page of a route, drafts included. */
  page(route: string): PageData | undefined {
    const plan = this.#plans.get(route);
    return plan && this.#make(plan)?.page;
  }

  /** What the site's search knows. */
  search(): SearchIndex {
    const { basePath = '/' } = this.site ?? {};
    const pages = [...this.#plans.values()].flatMap((plan) => this.#make(plan) ?? []);
    const entries = pages.flatMap(({ page, meanings }) => pageEntries(page, meanings, basePath));
    return searchIndex(entries, this.#complete?.settings ?? {});
  }

  /** Waits for what is being read. The first who asks begins it. */
  ready(): Promise<void> {
    return this.#last ?? this.update();
  }

  /** Brings the site up to date, after what is being read. A failure, like that of a picture, is a report too. */
  update(): Promise<void> {
    const before = this.#last ?? Promise.resolve();
    this.#last = before
      .then(() => this.refresh())
      .catch((error: unknown) => {
        const words = error instanceof Error ? error.message : String(error);
        this.report = words.split('\n').map(printable).join('\n');
      });
    return this.#last;
  }

  /** Vite watches the file: what has not changed is not written. */
  async #writeStyle(brand: Brand): Promise<void> {
    const key = JSON.stringify(brand);
    if (key === this.#brand) return;
    await writeFiles(styleFolder, brandStyle(brand, join(resolve(this.#pages), '_fonts')));
    this.#brand = key;
  }

  /** Reads the documents that have changed, and checks the site. */
  async refresh(): Promise<void> {
    const checked = this.#documents.check(await pagesIn(this.#pages));
    const hasErrors = checked.problems.some(({ severity }) => severity === 'error');
    this.report = hasErrors
      ? formatText(withTexts(checked, this.#pages), checked.site.routesOfFiles.size, false, this.#pages)
      : '';
    if (hasErrors) return;
    const built = buildSite(checked, { withDrafts: true, year: new Date().getFullYear() });
    await this.#writeStyle(built.brand);
    const media = join(resolve(this.#pages), '_media');
    const complete = await withAssets(built, { media, files: checked.site.media, out: mediaFolder });
    this.#complete = complete;
    this.#plans = new Map(built.pages.map((plan) => [plan.route, plan]));
    this.#make = (plan) => {
      const page = builtPage(plan, checked.resolve(plan.file), built.shared);
      return { ...completePage(page, complete.ready), meanings: page.meanings };
    };
  }
}
