import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { engineRoot } from '../../scripts/files/roots';
import { expect, test } from './site';

const port = 5191;
const folder = mkdtempSync(join(tmpdir(), 'vakta-dev-'));
const document = join(folder, 'signature-programs/outbound-training.json');
let server: ChildProcess;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  cpSync(join(engineRoot, 'tests/sites/speaker'), folder, { recursive: true });
  const args = ['--import', 'tsx', 'scripts/dev.ts', '--pages', folder];
  server = spawn(process.execPath, args, { cwd: engineRoot, env: { ...process.env, PORT: String(port) } });
  await new Promise<void>((resolve, reject) => {
    server.stdout?.on('data', (text: Buffer) => String(text).includes(`:${port}`) && resolve());
    server.once('exit', () => reject(new Error('The development server ended.')));
  });
});

test.afterAll(() => {
  server.kill();
  rmSync(folder, { recursive: true });
});

test(
  'a saved document shows where one was reading, a mistake as an overlay that goes when it is fixed',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`http://127.0.0.1:${port}/signature-programs/outbound-training`);
    await expect(page.getByRole('heading', { name: 'Program Goal' })).toBeVisible();
    await page.evaluate(() => window.scrollTo({ top: 600, behavior: 'instant' }));
    const text = readFileSync(document, 'utf8');
    writeFileSync(document, text.replace('"heading": "Program Goal"', '"heading": "What it is for"'));
    await expect(page.getByRole('heading', { name: 'What it is for' })).toBeVisible();
    expect(await page.evaluate(() => window.scrollY)).toBe(600);
    writeFileSync(document, text.replace('"heading": "Program Goal"', '"hedding": "Program Goal"'));
    await expect(page.getByRole('alert')).toContainText('Did you mean "heading"?');
    await expect(page.getByRole('heading', { name: 'What it is for' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('alert')).toContainText('Did you mean "heading"?');
    writeFileSync(document, text);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Program Goal' })).toBeVisible();
  },
);

test(
  'every block is to be seen in the catalogue, in three widths, with its words to copy',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto(`http://127.0.0.1:${port}/blocks#durations`);
    await expect(page.getByRole('heading', { name: 'durations' })).toBeVisible();
    const phone = page.frameLocator('iframe[title="durations at 390 pixels"]').first();
    await expect(phone.locator('[data-block="durations"]')).toBeVisible({ timeout: 30_000 });
    await expect(phone.getByRole('banner')).toBeHidden({ timeout: 30_000 });
    await page.getByRole('searchbox').fill('diagnosis');
    await expect(page.getByRole('link', { name: 'durations' })).toBeHidden();
    await page.getByRole('link', { name: 'painTable' }).click();
    await expect(page.getByRole('heading', { name: 'painTable' })).toBeVisible();
    const shown = page.locator('article[data-shown]');
    await shown.getByText('JSON to copy').first().click();
    await expect(shown.getByText('"type": "painTable"').first()).toBeVisible();
  },
);

test('the forms and the chat work in development too', { tag: '@nightly' }, async ({ page, request }) => {
  const url = `http://127.0.0.1:${port}`;
  const answer = await request.post(`${url}/api/forms/enquiries`, { data: { formType: 'General Inquiry' } });
  expect(answer.status()).toBe(422);
  await page.goto(`${url}/contact`);
  await page.locator('[data-block="enquiryForm"]').scrollIntoViewIfNeeded();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await expect(page.getByRole('dialog').locator('ol > li')).toHaveCount(1);
});
