import { expect, test } from './site';

test('the search opens with its button or a key, and its index comes only then', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(0);
  expect(asked).not.toContain('/search.json');
  await page.keyboard.press('/');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toContainText('Pages, questions and articles.');
  expect(asked).toContain('/search.json');
  await expect(dialog.getByLabel('Search the site')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: 'Search' })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(dialog).toBeVisible();
});

test(
  'a press in the moment between the closing of the search and the word of it opens it anew',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByLabel('Search the site').fill('pune');
    await dialog.evaluate((window: HTMLDialogElement) => {
      window.close();
      document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click();
    });
    await expect(dialog.getByLabel('Search the site')).toHaveValue('');
    await expect(dialog).toBeVisible();
    await page.keyboard.type('nashik');
    await page.keyboard.press('Control+k');
    await expect(dialog.getByLabel('Search the site')).toHaveValue('nashik');
  },
);

test(
  'a search that is opened while the one before it goes stays, however late it is drawn',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const post = Reflect.get(MessagePort.prototype, 'postMessage') as (message: unknown) => void;
      // As on a processor that is busy: what is to be drawn is so half a second later.
      MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
        const lateness = document.documentElement.dataset['late'] === undefined ? 0 : 500;
        setTimeout(() => post.call(this, message), lateness);
      };
    });
    await page.goto('/');
    await page.getByRole('button', { name: 'Search' }).click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByLabel('Search the site').fill('pune');
    await dialog.evaluate((window: HTMLDialogElement) => {
      document.documentElement.dataset['late'] = '';
      window.close();
      document.querySelector<HTMLElement>('header button[aria-haspopup="dialog"]')?.click();
    });
    await expect(dialog.getByLabel('Search the site')).toHaveValue('');
    await expect(dialog).toBeVisible();
  },
);

test('it finds pages, questions and articles, and leads to them', async ({ page }) => {
  await page.goto('/faqs');
  await page.getByRole('button', { name: 'Search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Search' });
  const field = dialog.getByLabel('Search the site');
  for (const [words, kind] of [
    ['outbound', 'Page'],
    ['resilience', 'Article'],
    ['languages', 'Question'],
  ] as const) {
    await field.fill(words);
    await expect(dialog.getByRole('link').filter({ hasText: kind }).first()).toBeVisible();
  }
  await field.fill('zzzzqqq');
  await expect(dialog).toContainText('Nothing found.');
  await field.fill('emotional intelligence at work');
  await dialog.getByRole('link', { name: 'Emotional Intelligence at Work' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Emotional Intelligence at Work');
  await expect(dialog).toBeHidden();
});

test('without its index the search says so and the page goes on', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/search.json', (route) => route.abort());
  await page.goto('/books');
  await page.getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('dialog')).toContainText('could not be loaded');
});

test('a slash in a field stays a slash', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' });
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('/');
  await expect(field).toHaveValue('/');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
});

test(
  'a click beside the search closes it, and questions are found by the name of their category',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    const button = page.getByRole('button', { name: 'Search' });
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('textbox').fill('pricing');
    await expect(dialog.getByRole('link').first()).toHaveAttribute('href', /\/faqs#/);
    await dialog.getByRole('textbox').fill('burnout');
    await expect(dialog.getByRole('link', { name: /^Page Training/ })).toBeVisible();
    await page.mouse.click(5, 600);
    await expect(dialog).toHaveCount(0);
    await expect(button).toBeFocused();
  },
);
