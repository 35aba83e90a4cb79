import { join } from 'node:path';
import type { Browser } from 'playwright';
import { firstLoad, type FirstLoad } from './first-load';
import type { Site } from './sites';
import { onSlow4G, phone, slowedDown } from './slow-phone';
import { compressedBytes } from './weight';

/** A visit on slow 4G with a slow processor, and the compressed bytes of what it took before any touch. */
export interface PageLoad extends FirstLoad {
  htmlAndCss: number;
  scriptBytes: number;
}

/** Visits a route of a served site with a phone. */
export async function pageLoad(browser: Browser, { origin, folder }: Site, route: string): Promise<PageLoad> {
  const page = await browser.newPage(phone);
  await slowedDown(await onSlow4G(page), 4);
  const load = await firstLoad(page, origin + route);
  await page.close();
  return {
    ...load,
    htmlAndCss: compressedBytes(folder, [join(route, 'index.html'), ...load.styles]),
    scriptBytes: compressedBytes(folder, load.scripts),
  };
}

/** When the largest paint was and when the first script was asked for, in milliseconds, as two cells of a table. */
export function loadTimes({ largestPaint, firstScript }: FirstLoad): [string, string] {
  return [largestPaint.toFixed(0), firstScript?.toFixed(0) ?? 'none'];
}
