import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../scripts/files/project-root';

export { expect } from 'playwright/test';
export { test } from './support/early-test';

/** The variant of the site under `/site/`. */
export function variantUrl(path: string): string {
  return `${process.env['VARIANT_URL'] ?? ''}${path}`;
}

/** The routes of the specification's table (section 2), and the ones that the site adds. */
export const routes = [
  '/',
  '/about-vikram-sahyadri',
  '/trainings',
  '/signature-programs',
  '/signature-programs/becoming-a-star-at-the-workplace',
  '/signature-programs/leadership-development-program',
  '/signature-programs/outbound-training',
  '/signature-programs/team-building-excellence',
  '/signature-programs/sales-marketing-transformation',
  '/signature-programs/emotional-intelligence-at-work',
  '/signature-programs/channel-partner-empowerment',
  '/industry',
  '/industry/hospitals-and-healthcare',
  '/industry/educational-institutions',
  '/industry/manufacturing-and-engineering',
  '/industry/government-and-public-sector',
  '/industry/it-and-software',
  '/industry/banking-finance-and-insurance',
  '/industry/retail-and-fmcg',
  '/industry/other-industries',
  '/videos',
  '/marathi-videos',
  '/blog',
  '/blog/training-nation-builders-with-bro',
  '/blog/real-experience-beats-theory',
  '/best-motivational-speaker-in-pune',
  '/best-team-building-trainer-in-pune',
  '/best-motivational-speaker-in-mumbai',
  '/podcast-guest',
  '/contact',
  '/invite',
  '/faqs',
  '/books',
  '/motivational-speaking',
  '/corporate-training',
  '/privacy',
] as const;

/** Every route of the built site, from its sitemap. */
export function builtRoutes(): string[] {
  const sitemap = readFileSync(join(projectRoot, 'dist/sitemap.xml'), 'utf8');
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+(\/[^<]*)<\/loc>/g)].map(
    (match) => match[1] ?? '',
  );
  if (found.length < routes.length) throw new Error('The sitemap names fewer routes than the specification.');
  return found;
}
