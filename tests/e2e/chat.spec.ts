import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { engineRoot } from '../../scripts/files/roots';
import type { ChatData } from '../../src/model/chat-data';
import type { FormDocument } from '../../src/model/content.generated';
import { expect } from './site';
import { test } from './support/faulty-server-test';

function written(path: string): unknown {
  return JSON.parse(readFileSync(join(engineRoot, 'tests/sites/speaker', path), 'utf8'));
}

const chat = written('_chat.json') as Pick<ChatData, 'title' | 'quickReplies' | 'fallback' | 'inquiry'>;
const form = written('_forms/chat.json') as FormDocument;

const dialog = (page: Page) => page.getByRole('dialog', { name: chat.title });
const said = (page: Page) => dialog(page).locator('ol > li');
const input = (page: Page) => dialog(page).getByPlaceholder('Type your question');
const option = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });

async function open(page: Page, path = '/privacy'): Promise<void> {
  await page.goto(path);
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await expect(said(page)).toHaveCount(1);
}

async function ask(page: Page, text: string): Promise<void> {
  await input(page).fill(text);
  await input(page).press('Enter');
}

async function openInquiry(page: Page): Promise<void> {
  await open(page);
  await ask(page, 'I want to hire him');
  await expect(dialog(page).getByRole('form')).toBeVisible();
  await dialog(page).getByLabel('Your name').fill('Imran');
  await dialog(page)
    .getByLabel(/e.mail/i)
    .fill('imran@port.example');
  await dialog(page).getByLabel('message').fill('Dock workers, 60 people');
}

test('the window is 70vh tall and at most 425px wide', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await open(page);
  expect(await dialog(page).boundingBox()).toMatchObject({ width: 425, height: 630 });
  await page.setViewportSize({ width: 390, height: 800 });
  const narrow = await dialog(page).boundingBox();
  expect(narrow?.height).toBe(560);
  expect(narrow?.width).toBeLessThanOrEqual(390);
});

for (const [width, height] of [
  [320, 256],
  [390, 400],
] as const) {
  test(
    `at ${width} by ${height}, as at 400 % zoom or with a keyboard on the screen, one can read and write`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/privacy');
      await page.mouse.wheel(0, 600);
      await page.getByRole('button', { name: 'Ask our assistant' }).click();
      await expect(said(page)).toHaveCount(1);
      const box = await dialog(page).boundingBox();
      expect(box?.height).toBe(height);
      const log = await dialog(page).getByRole('log').boundingBox();
      expect(log?.height).toBeGreaterThanOrEqual(height * 0.55);
      await expect(input(page)).toBeInViewport({ ratio: 1 });
      await expect(dialog(page).getByRole('button', { name: 'Close' })).toBeInViewport({ ratio: 1 });
      expect(await dialog(page).evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
      await ask(page, 'hire');
      const submit = dialog(page).getByRole('button', { name: form.submit });
      await submit.scrollIntoViewIfNeeded();
      await expect(submit).toBeInViewport({ ratio: 1 });
    },
  );
}

test(
  'a click beside the window closes it; one that began inside does not',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page);
    await dialog(page).getByRole('heading').click();
    await expect(dialog(page)).toBeVisible();
    const box = await dialog(page).boundingBox();
    if (!box) throw new Error('The window has no box.');
    await page.mouse.move(box.x + 60, box.y + 120);
    await page.mouse.down();
    await page.mouse.move(box.x - 100, box.y + 120, { steps: 4 });
    await page.mouse.up();
    await expect(dialog(page)).toBeVisible();
    await page.mouse.click(box.x - 100, box.y + 120);
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ask our assistant' })).toBeFocused();
  },
);

test(
  'what was typed into the inquiry is there again after the window was closed',
  { tag: '@nightly' },
  async ({ page }) => {
    await openInquiry(page);
    await page.mouse.click(20, 20);
    await expect(dialog(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
    await ask(page, 'hire');
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Imran');
    await expect(dialog(page).getByLabel('message')).toHaveValue('Dock workers, 60 people');
  },
);

test(
  'a link in an answer leads to its page and closes the window; one to a new tab leaves it',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await open(page);
    await ask(page, 'Which cities does he serve?');
    const link = said(page).last().getByRole('link').first();
    await expect(link).toBeVisible();
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(dialog(page)).toBeVisible();
    await link.click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).not.toHaveURL(/\/privacy$/);
    await expect(page.locator('main :focus')).toBeVisible();
  },
);

test(
  'it greets with three quick replies, and starts again on every opening',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page);
    await expect(dialog(page).locator('[role="log"] ul').last().getByRole('button')).toHaveCount(3);
    await ask(page, 'hire');
    await expect(dialog(page).getByRole('form')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Ask our assistant' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(said(page)).toHaveCount(1);
    await expect(dialog(page).getByRole('form')).toHaveCount(0);
    await expect(input(page)).toBeVisible();
  },
);

test(
  'a press in the moment between the closing of the window and the word of it opens it anew',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page);
    await ask(page, 'hire');
    await expect(dialog(page).getByRole('form')).toBeVisible();
    await dialog(page).evaluate((window: HTMLDialogElement) => {
      window.close();
      document.querySelector<HTMLElement>('button[aria-haspopup="dialog"][aria-busy]')?.click();
    });
    await expect(said(page)).toHaveCount(1);
    await expect(input(page)).toBeFocused();
  },
);

test(
  'a message shows at once, the typing after it, and the answer 1.5 seconds later',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await input(page).fill('  Which languages does he speak?  ');
    await dialog(page).getByRole('button', { name: 'Send' }).click();
    await expect(said(page).last()).toContainText('Which languages does he speak?');
    await expect(input(page)).toHaveValue('');
    const typing = dialog(page).getByText('The assistant is typing');
    await expect(typing).toBeAttached();
    await page.clock.runFor(1499);
    await expect(said(page)).toHaveCount(2);
    await expect(typing).toBeAttached();
    await page.clock.runFor(1);
    await expect(said(page)).toHaveCount(3);
    await expect(said(page).last()).toContainText('Marathi');
    await expect(typing).toHaveCount(0);
  },
);

test('what is blank is not sent', { tag: '@nightly' }, async ({ page }) => {
  await open(page);
  await ask(page, '   ');
  await expect(said(page)).toHaveCount(1);
  await expect(dialog(page).getByText('The assistant is typing')).toHaveCount(0);
});

test('a quick reply is sent as a message and answered', { tag: '@nightly' }, async ({ page }) => {
  await open(page);
  const [first = ''] = chat.quickReplies;
  await option(page, first).click();
  await expect(said(page).nth(1)).toContainText(first);
  await expect(said(page)).toHaveCount(3);
  await expect(dialog(page).getByText(String(chat.fallback.options[0]))).toHaveCount(0);
});

test('without an answer it offers the team; "Yes" opens the form, "No" leads back to the input', async ({
  page,
}) => {
  await open(page);
  await ask(page, 'zzz qqq');
  await expect(option(page, 'Yes, connect me with the team')).toBeVisible();
  await option(page, 'No, I’ll ask something else').click();
  await expect(input(page)).toBeFocused();
  await expect(said(page)).toHaveCount(3);
  await option(page, 'Yes, connect me with the team').click();
  await expect(dialog(page).getByRole('form')).toBeVisible();
  await expect(input(page)).toHaveCount(0);
});

test(
  '"Explore trainings" leads to the trainings and closes the window',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await openInquiry(page);
    await dialog(page).getByRole('button', { name: form.submit }).click();
    await dialog(page).getByRole('link', { name: 'Explore trainings' }).click();
    await expect(dialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/trainings$/);
    expect(site.stored()).toHaveLength(1);
  },
);

test('an inquiry is sent with its four fields; a toast and the assistant say so, and the form goes', async ({
  page,
  site,
}) => {
  site.mood = 'slow';
  await openInquiry(page);
  await expect(input(page)).toHaveCount(0);
  await dialog(page).getByRole('button', { name: form.submit }).click();
  await expect(dialog(page).getByRole('button', { name: form.sending })).toBeDisabled();
  site.mood = 'well';
  const toast = page.getByRole('alert').filter({ hasText: 'Inquiry Sent!' });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText('Thank you for your interest! Our team will get back to you soon.');
  await expect(dialog(page).getByRole('form')).toHaveCount(0);
  await expect(said(page).last()).toContainText('on its way');
  await expect(option(page, 'Ask another question')).toBeVisible();
  await expect(input(page)).toBeVisible();
  expect(site.stored().map(({ kind, fields }) => [kind, fields])).toEqual([
    ['chat', { name: 'Imran', email: 'imran@port.example', phone: '', message: 'Dock workers, 60 people' }],
  ]);
});

test(
  'an inquiry that fails keeps its form and says so, without a toast, and goes through later, once',
  { tag: '@nightly' },
  async ({ page, site }) => {
    site.mood = 'stores and breaks off';
    await openInquiry(page);
    await dialog(page).getByRole('button', { name: form.submit }).click();
    const note = dialog(page).getByRole('alert').filter({ hasText: 'The connection was lost.' });
    await expect(note.getByRole('link', { name: 'Send it by WhatsApp' })).toBeVisible();
    await expect(page.getByText('Inquiry Sent!')).toHaveCount(0);
    await expect(dialog(page).getByLabel('Your name')).toHaveValue('Imran');
    site.mood = 'well';
    await note.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('Inquiry Sent!')).toBeVisible();
    expect(site.stored()).toHaveLength(1);
  },
);

test('typed HTML stays text', async ({ page }) => {
  await open(page);
  const attack = '<img src=x onerror="window.wasHit=1"><script>window.wasHit=1</script><b>who</b>';
  await ask(page, attack);
  await expect(said(page).nth(1)).toContainText(attack);
  await expect(said(page)).toHaveCount(3);
  expect(await said(page).nth(1).locator('img, script, b').count()).toBe(0);
  expect(await page.evaluate('window.wasHit')).toBeUndefined();
});

test(
  'the focus stays inside, and messages are a log that is read politely',
  { tag: '@nightly' },
  async ({ page }) => {
    await open(page);
    for (let step = 0; step < 12; step += 1) {
      await page.keyboard.press('Tab');
      const isInside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(isInside).toBe(true);
    }
    await expect(dialog(page).getByRole('log')).toBeVisible();
  },
);

test('when it cannot be loaded, it says so', async ({ page }) => {
  await page.route('**/chat.json', (route) => route.abort());
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await expect(page.getByText('The assistant is not available at the moment.')).toBeVisible();
  await page.unroute('**/chat.json');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await expect(said(page)).toHaveCount(1);
});
