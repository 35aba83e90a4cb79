import type { Page } from 'playwright/test';
import { expect, test } from './site';
import { isOther, loadedFiles } from './support/loaded-files';

/** The scripts, styles and data that a page asks for until nothing more comes. */
async function filesOf(page: Page, path: string): Promise<string[]> {
  const files = loadedFiles(page);
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  return files;
}

test('the form of a page is loaded when one comes near it', { tag: '@nightly' }, async ({ page }) => {
  const files = await filesOf(page, '/');
  expect(files.filter(isOther)).toEqual([]);
  await page.getByRole('form').scrollIntoViewIfNeeded();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
  expect(files.filter((file) => file.includes('Form'))).not.toEqual([]);
  expect(files.filter((file) => /chat/i.test(file))).toEqual([]);
});

test('the chat is loaded when it is opened', { tag: '@nightly' }, async ({ page }) => {
  const files = await filesOf(page, '/privacy');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(files).toContain('/chat.json');
  expect(files).toContain('/assets/ChatDialog.js');
});
