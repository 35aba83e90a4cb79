import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { builtRoutes, siteFolder } from './site';

function isFile(path: string): boolean {
  return existsSync(join(siteFolder(), path)) && statSync(join(siteFolder(), path)).isFile();
}

/**
 * What a host without settings answers: a file, where it redirects to, or undefined. GitHub Pages and Cloudflare Pages take
 * `/x.html` for `/x` and lead to `/x/` where there is only a folder; Netlify does the same for pages of plain HTML
 * (https://github.com/slorber/trailing-slash-guide).
 */
function hostAnswer(path: string): { file: string } | { location: string } | undefined {
  const inFolder = join(path, 'index.html');
  if (path.endsWith('/')) return isFile(inFolder) ? { file: inFolder } : undefined;
  const file = [path, `${path}.html`].find(isFile);
  if (file !== undefined) return { file };
  return isFile(inFolder) ? { location: `${path}/` } : undefined;
}

/** The address that a document at a path calls its own, and where it leads, if it only does that. */
function documentAt(path: string): { canonical: string | undefined; leads: string | undefined } {
  const answer = hostAnswer(path);
  const html = answer && 'file' in answer ? readFileSync(join(siteFolder(), answer.file), 'utf8') : '';
  return {
    canonical: /<link rel="canonical" href="https?:\/\/[^/]+([^"]*)"/.exec(html)?.[1],
    leads: /http-equiv="refresh" content="0; url=([^"]*)"/.exec(html)?.[1],
  };
}

test('hosts that know nothing of the site answer every address of the sitemap without a redirect', () => {
  const routes = builtRoutes();
  expect(routes.length).toBeGreaterThan(10);
  expect(routes.map((route) => [route, documentAt(route)])).toEqual(
    routes.map((route) => [route, { canonical: route, leads: undefined }]),
  );
});

test('and at every old address, with a slash or without, a document that leads to the page', () => {
  const lines = readFileSync(join(siteFolder(), '_redirects'), 'utf8').trim().split('\n');
  expect(lines.length).toBeGreaterThan(0);
  for (const line of lines) {
    const [from = '', to = ''] = line.split(' ').map(decodeURI);
    for (const address of [from, `${from}/`])
      expect(documentAt(address), address).toEqual({ canonical: to, leads: to });
  }
});
