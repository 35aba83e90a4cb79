import { createHash } from 'node:crypto';
import type { SiteData } from '../../src/model/page-data';

/**
 * Takes the names of the browser's files, which tell their content, and what stands around every page, and gives what
 * tells this build from others. Pages that differ only in their own words belong to one build.
 */
export function buildId(files: readonly string[], site: SiteData): string {
  return contentId(JSON.stringify([files.toSorted(), site]));
}

/** Tells a text from others, in 12 letters that can stand in an address. */
export function contentId(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 12);
}
