import type { Page } from 'playwright/test';
import { block } from './blocks';
import { expect, test } from './site';

const program = '/signature-programs/outbound-training';

/** Opens a page and waits until all of it is laid out. */
async function open(page: Page, route: string): Promise<void> {
  await page.goto(route, { waitUntil: 'networkidle' });
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
}

async function onPaper(page: Page, route: string): Promise<void> {
  await open(page, route);
  await page.emulateMedia({ media: 'print' });
}

test('on paper every answer of the questions shows, and none of what one clicks', async ({ page }) => {
  await onPaper(page, '/faqs');
  const answers = page.locator('main details > div');
  // The browser shows them with its next picture.
  const hidden = () =>
    answers.evaluateAll(
      (all) =>
        all.filter(
          (answer) => !answer.checkVisibility({ contentVisibilityAuto: true }) || answer.clientHeight === 0,
        ).length,
    );
  expect(await answers.count()).toBeGreaterThan(30);
  await expect.poll(hidden).toBe(0);
  await expect(page.getByRole('navigation')).toHaveCount(0);
});

test(
  'on paper there are no bars, ribbons, floating buttons, forms or columns of links',
  { tag: '@nightly' },
  async ({ page }) => {
    await onPaper(page, '/');
    for (const role of ['banner', 'navigation', 'form', 'button', 'textbox'] as const)
      await expect(page.getByRole(role)).toHaveCount(0);
    await expect(page.getByRole('complementary', { name: /Chat|Notice/ })).toHaveCount(0);
    await expect(page.getByText('Skip to the content')).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('link')).toHaveCount(0);
  },
);

test('on paper all panels of tabs show, and strips lie open', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 700, height: 1000 });
  await onPaper(page, '/');
  for (const panel of await block(page, 'topicTabs').getByRole('tabpanel').all())
    await expect(panel).toBeVisible();
  await onPaper(page, program);
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main ul, main tbody')]
      .filter((strip) => strip.scrollWidth > strip.clientWidth + 1)
      .map((strip) => strip.textContent),
  );
  expect(cut).toEqual([]);
});

test(
  'on paper a table is a table: its columns have heads, its rows stay whole',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 700, height: 1000 });
    await onPaper(page, program);
    const table = block(page, 'painTable').getByRole('table');
    expect((await table.getByRole('columnheader').first().boundingBox())?.height).toBeGreaterThan(20);
    await expect(table).toHaveCSS('display', 'table');
    await expect(table.getByRole('row').nth(1)).toHaveCSS('display', 'table-row');
    await expect(table.getByRole('row').nth(1)).toHaveCSS('break-inside', 'avoid');
  },
);

test(
  'what waits to come in as one scrolls is there on paper, dark on white',
  { tag: '@nightly' },
  async ({ page }) => {
    await onPaper(page, program);
    const faint = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(h1, h2, h3, p, li, td, th)')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { opacity, color, backgroundColor } = getComputedStyle(element);
          const [r = 0, g = 0, b = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
          return opacity !== '1' || Math.max(r, g, b) > 160 || backgroundColor !== 'rgba(0, 0, 0, 0)';
        })
        .map((element) => element.textContent),
    );
    expect(faint).toEqual([]);
  },
);

test(
  'a program ends on paper with name, phone, e-mail and the address of the page',
  { tag: '@nightly' },
  async ({ page }) => {
    await onPaper(page, program);
    const end = page.getByRole('contentinfo');
    for (const part of [
      'Arun Deshpande',
      '+91 98000 00000',
      'team@arundeshpande.example',
      `.example${program}`,
    ])
      await expect(end).toContainText(part);
    const line = await end.innerText();
    expect(line.trim().split('\n')).toHaveLength(1);
  },
);

test('after a link that leads away its address stands on paper', { tag: '@nightly' }, async ({ page }) => {
  await onPaper(page, '/videos');
  const link = page.getByRole('link', { name: /^Watch Now/ }).first();
  const after = await link.evaluate((it) => getComputedStyle(it, '::after').content);
  expect(after).toContain('https://www.youtube.com/watch?v=');
});

test(
  'on paper no form leaves a hole, and no quotation mark hangs over the edge',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 704, height: 1000 });
    await onPaper(page, '/contact');
    const form = block(page, 'enquiryForm');
    expect((await form.getByRole('complementary').boundingBox())?.x).toBe(0);
    await expect(form.locator('[data-form]')).toBeHidden();
    await expect(form.locator('blockquote')).toHaveCSS('text-indent', '0px');
  },
);

test('on paper pictures are whole, and logos are dark as they are', { tag: '@nightly' }, async ({ page }) => {
  await onPaper(page, '/');
  await expect(block(page, 'hero').getByRole('img').last()).toHaveCSS('object-fit', 'contain');
  await expect(block(page, 'logos').getByRole('img').first()).toHaveCSS('filter', 'none');
});

test('before the whole style has come a page is plain on paper', { tag: '@nightly' }, async ({ page }) => {
  await page.route('**/assets/start-*.css', () => undefined);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-unstyled', '');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['testimonials', 'books', 'contact'])
    await expect(page.locator(`#${name}`).getByRole('heading').first()).toBeVisible();
  await expect(page.locator('#home')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test.describe('without scripts', { tag: '@nightly' }, () => {
  test.use({ javaScriptEnabled: false });

  test('the answers show on paper as well', async ({ page }) => {
    await page.goto('/faqs');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('main details > div').first()).toBeVisible();
  });
});
