import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildSite } from '../../src/content/build-site';
import type { PageData, SiteData } from '../../src/model/page-data';
import { withAssets, type CompleteSite } from '../build/with-assets';
import { formatText } from '../check/format-text';
import { checkFolder, withTexts } from '../check/run-check';

/** Where the pictures of the site in development lie. */
export const mediaFolder = realpathSync(mkdtempSync(join(tmpdir(), 'vakta-media-')));
process.on('exit', () => rmSync(mediaFolder, { recursive: true, force: true }));

/** The site as its documents are now; with a problem, as they last were without one. */
export class LiveSite {
  readonly #pages: string;
  #complete: CompleteSite | undefined;
  /** The checker's text, empty when there is no problem. */
  report = '';

  /** @param pages the pages folder. */
  constructor(pages: string) {
    this.#pages = pages;
  }

  get complete(): CompleteSite | undefined {
    return this.#complete;
  }

  get site(): SiteData | undefined {
    return this.#complete?.site;
  }

  /** The page of a route, drafts included. */
  page(route: string): PageData | undefined {
    return this.#complete?.pages.find(({ page }) => page.path === route)?.page;
  }

  /** Reads the documents again. */
  async refresh(): Promise<void> {
    const checked = checkFolder(this.#pages);
    const hasErrors = checked.problems.some(({ severity }) => severity === 'error');
    this.report = hasErrors
      ? formatText(withTexts(checked, this.#pages), checked.site.routesOfFiles.size, false)
      : '';
    if (hasErrors) return;
    const built = buildSite(checked, { withDrafts: true, year: new Date().getFullYear() });
    const media = join(resolve(this.#pages), '_media');
    this.#complete = await withAssets(built, { media, files: checked.site.media, out: mediaFolder });
  }
}
