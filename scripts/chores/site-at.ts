import { resolve } from 'node:path';
import { checkSite, type CheckedSite } from '../../src/content/check-site';
import type { Source } from '../../src/content/source/source';
import type { Tools } from '../../src/content/validate/tools';
import { pagesIn } from '../check/check-pages';
import { checkTools } from '../files/check-tools';

/** A pages folder as a chore finds it. */
export interface SiteAt {
  /** The folder, as written. */
  pages: string;
  source: Source;
  checked: CheckedSite;
  tools: Tools;
}

/** Reads and checks a pages folder. Rejects with a UsageError when there is none. */
export async function siteAt(pages: string): Promise<SiteAt> {
  const source = await pagesIn(pages);
  const tools = checkTools();
  return { pages: resolve(pages), source, checked: checkSite(source, tools), tools };
}
