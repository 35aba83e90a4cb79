import type { Page } from 'playwright/test';

/** What every page loads: the script in parts, the whole style, and what it is made of. */
const first =
  /^\/assets\/(?:(?:index|library|start|notice)\.js|start\.css|fonts-[\w-]+\.css|site-[\w-]+\.json)$|\/page\.json$/;

/** The scripts, styles and data that a page asks for from now on; of what a build names by its content only the name. */
export function loadedFiles(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|json)$/.test(pathname)) files.push(pathname.replace(/-[\w-]{8}\.(js|css)$/, '.$1'));
  });
  return files;
}

/** Whether a file is one that a page which is only read can do without. */
export const isOther = (file: string): boolean => !first.test(file);
