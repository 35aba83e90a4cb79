import type { Page } from 'playwright/test';
import { builtRoutes, expect, test } from './site';

/** What every page loads: the script in parts, the whole style, and what it is made of. */
const first =
  /^\/assets\/(?:(?:index|library|start|notice)\.js|start\.css|faces-[\w-]+\.css|site-[\w-]+\.json)$|\/page\.json$/;
const isOther = (file: string) => !first.test(file);

/** The scripts, styles and data that a page asks for until nothing more comes. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\.(?:js|css|json)$/.test(pathname)) files.push(pathname.replace(/-[\w-]{8}\.(js|css)$/, '.$1'));
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  return files;
}

const withForm = new Set(['/contact', '/invite', '/podcast-guest']);

test('pages that are only read load the site, and nothing of forms, chat, search or navigation', async ({
  page,
}) => {
  const read = builtRoutes().filter((route) => !withForm.has(route));
  expect(read.length).toBeGreaterThan(40);
  for (const route of read)
    expect([route, (await filesOf(page, route)).filter(isOther)]).toEqual([route, []]);
});

test('the form of a page is loaded when one comes near it', async ({ page }) => {
  const files = await filesOf(page, '/');
  expect(files.filter(isOther)).toEqual([]);
  await page.getByRole('form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
  expect(files.filter((file) => file.includes('Form'))).not.toEqual([]);
  expect(files.filter((file) => /chat/i.test(file))).toEqual([]);
});

test('the chat is loaded when it is opened', async ({ page }) => {
  const files = await filesOf(page, '/privacy');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(files).toContain('/chat.json');
  expect(files).toContain('/assets/ChatDialog.js');
});
