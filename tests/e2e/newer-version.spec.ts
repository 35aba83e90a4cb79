import type { Page } from 'playwright/test';
import { expect } from './site';
import { test } from './support/publishing-test';

/** The addresses that the browser loads whole, from now on. */
function documentsOf(page: Page): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) found.push(request.url().replace(/^https?:\/\/[^/]+/, ''));
  });
  return found;
}

const toBooks = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Books' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
}

/** Gives a link of the footer another address. */
async function point(page: Page, address: string): Promise<void> {
  await toBooks(page).evaluate((link, href) => link.setAttribute('href', href), address);
}

test('a link to a page of a newer version loads that page whole, with the place that it names', async ({
  page,
  site,
}) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  // Its own scripts have come: once they are gone, a form that asks for them reloads the page.
  await page.getByRole('form').getByLabel('First name').focus();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
  await page.waitForLoadState('networkidle');
  await site.publish();
  const documents = documentsOf(page);
  await point(page, '/faqs#pricing-roi');
  await page.getByRole('contentinfo').locator('a[href="/faqs#pricing-roi"]').click();
  await expect(heading(page)).toHaveText('Frequently Asked Questions');
  await expect(page.locator('[data-build="another-one"]')).toBeAttached();
  expect(documents).toEqual(['/faqs']);
  await expect(page).toHaveURL(/\/faqs#pricing-roi$/);
  await expect(page.locator('#pricing-roi')).toBeInViewport();
});

for (const [what, answer] of [
  ['of another shape', '{"name":"Books","parts":[]}'],
  ['that is null', 'null'],
  ['that is no JSON', '<h1>Welcome to the hotel</h1>'],
] as const) {
  test(`page data ${what} leads to the page itself`, { tag: '@nightly' }, async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const documents = documentsOf(page);
    // The page itself has its own data again.
    await page.route('**/books/page.json', (route) =>
      documents.length > 0 ? route.continue() : route.fulfill({ body: answer }),
    );
    await toBooks(page).click();
    await expect.poll(() => documents).toEqual(['/books']);
    await expect(heading(page)).toHaveText(/\w/);
    await expectFrame(page);
  });
}

/** Data of this build with a heading that cannot be drawn. */
const spoilt = (json: string) =>
  json.replace('"blocks":[{', '"blocks":[{"type":"hero","heading":{"no":"text"}},{');

test(
  'page data that cannot be drawn leads to the page itself',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    await page.route(
      '**/books/page.json',
      async (route) => route.fulfill({ body: spoilt(await (await route.fetch()).text()) }),
      { times: 1 },
    );
    const documents = documentsOf(page);
    await toBooks(page).click();
    await expect.poll(() => documents).toEqual(['/books']);
    await expect(heading(page)).toHaveText(/^Books/);
    await expectFrame(page);
  },
);

for (const [what, change] of [
  ['that cannot be drawn', spoilt],
  ['of another version', (json: string) => json.replace(/"build":"[^"]+"/, '"build":"never this one"')],
] as const) {
  test(
    `a page whose data are ${what} stays as its server sent it, with links that work`,
    { tag: '@nightly' },
    async ({ page, site }) => {
      expect(site.url).toMatch(/^http/);
      let answers = 0;
      await page.route('**/contact/page.json', async (route) => {
        answers += 1;
        await route.fulfill({ body: change(await (await route.fetch()).text()) });
      });
      await page.goto('/contact');
      await page.waitForLoadState('networkidle');
      const title = await heading(page).textContent();
      await page.getByRole('form').getByLabel('First name').fill('Sunita');
      await expect.poll(() => answers).toBeGreaterThan(0);
      await page.waitForLoadState('networkidle');
      await expect(heading(page)).toHaveText(title ?? '');
      await expectFrame(page);
      await expect(page.getByRole('form').getByLabel('First name')).toHaveValue('Sunita');
      await toBooks(page).click();
      await expect(page).toHaveURL(/books$/);
      await expect(heading(page)).toHaveText(/^Books/);
    },
  );
}

test(
  'the search of a version that is gone reloads the page, once, and keeps what was typed into a form',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    await page.getByRole('form').getByLabel('First name').fill('Sunita');
    await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
    await site.publish();
    const documents = documentsOf(page);
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('[data-build="another-one"]')).toBeAttached();
    await page.getByRole('form').scrollIntoViewIfNeeded();
    await expect(page.getByRole('form').getByLabel('First name')).toHaveValue('Sunita');
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(documents).toEqual(['/contact']);
  },
);

test(
  'a part that is gone for good reloads the page once at most, then says what to do',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.route(/SearchDialog-.*\.js$/, (route) => route.fulfill({ status: 404 }));
    await page.goto('/books', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    // A server whose pages and data are of different versions for ever.
    const others = (json: string) => json.replace(/"build":"[^"]+"/, '"build":"never this one"');
    await page.route('**/page.json', async (route) =>
      route.fulfill({ body: others(await (await route.fetch()).text()) }),
    );
    const documents = documentsOf(page);
    const loaded = page.waitForEvent('load');
    await page.getByRole('button', { name: 'Search' }).click();
    await loaded;
    expect(documents).toEqual(['/books']);
    await page.getByRole('button', { name: 'Search' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'This part could not be loaded.' });
    await expect(notice).toBeVisible();
    expect(documents).toEqual(['/books']);
    await page.unroute(/SearchDialog-.*\.js$/);
    await page.unroute('**/page.json');
    const again = page.waitForEvent('load');
    await notice.getByRole('button', { name: 'Load the page again' }).click();
    await again;
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
  },
);

test(
  'a part that the network loses says so where the visitor is, and does not load the page anew',
  { tag: '@nightly' },
  async ({ page, site }) => {
    expect(site.url).toMatch(/^http/);
    await page.route(/SearchDialog-.*\.js$/, (route) => route.abort());
    await page.goto('/books', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const documents = documentsOf(page);
    await page.getByRole('button', { name: 'Search' }).click();
    const notice = page.getByRole('status').filter({ hasText: 'The search could not be loaded.' });
    await expect(notice).toBeInViewport();
    await notice.getByRole('button', { name: 'Close' }).click();
    await expect(notice).toHaveCount(0);
    expect(documents).toEqual([]);
  },
);

const form = (page: Page) => page.getByRole('form');

/** Goes to the contact page by its link, as far as its form. */
async function toForm(page: Page): Promise<void> {
  await page.goto('/books', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page).toHaveURL(/contact$/);
  await page.locator('[data-block="enquiryForm"]').scrollIntoViewIfNeeded();
}

async function fillIn(page: Page): Promise<void> {
  await form(page).getByLabel('First name').fill('Sunita');
  await form(page).getByLabel('Last name').fill('Kale');
  await form(page).getByLabel('E-mail').fill('sunita@mill.example');
  await form(page).getByLabel('Message').fill('Two shifts.');
}

for (const [what, hinder] of [
  ['is gone', { status: 404 }],
  ['does not come', undefined],
] as const) {
  test(
    `a form whose code ${what} is a plain one that posts by itself`,
    { tag: '@nightly' },
    async ({ page, site }) => {
      expect(site.url).toMatch(/^http/);
      await page.route(/draw-form-.*\.js$/, (route) => (hinder ? route.fulfill(hinder) : undefined));
      await toForm(page);
      await expect(form(page).getByLabel('First name')).toBeVisible();
      await expect(page.getByText('The form is loading')).toHaveCount(0);
      await fillIn(page);
      let posted = '';
      await page.route('**/api/forms/**', (route) => {
        posted = route.request().postData() ?? '';
        return route.fulfill({ body: 'Thank you' });
      });
      await form(page).getByRole('button', { name: 'Send Message' }).click();
      await expect(page.getByText('Thank you')).toBeVisible();
      expect(new URLSearchParams(posted).get('firstName')).toBe('Sunita');
    },
  );
}

test('a form that can be had in no way says what to do', { tag: '@nightly' }, async ({ page, site }) => {
  expect(site.url).toMatch(/^http/);
  await page.route(/draw-form-.*\.js$/, (route) => route.abort());
  await page.route(
    (url) => url.pathname === '/contact',
    (route) => (route.request().isNavigationRequest() ? route.continue() : route.abort()),
  );
  await toForm(page);
  const notice = page.getByRole('status').filter({ hasText: 'The form could not be loaded.' });
  await expect(notice).toBeInViewport();
  await page.unroute(/draw-form-.*\.js$/);
  await notice.getByRole('button', { name: 'Load the page again' }).click();
  await page.locator('[data-block="enquiryForm"]').scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('novalidate', '');
});

test(
  'what is typed into a form that is not alive survives its page being loaded anew',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await page.route(/draw-form-.*\.js$/, async (route) => {
      if (route.request().url().endsWith('2.js')) await route.continue();
    });
    await page.goto('/contact');
    await fillIn(page);
    await expect(form(page)).not.toHaveAttribute('novalidate', '');
    await site.publish();
    await page.getByRole('button', { name: 'Search' }).click();
    await expect(page.locator('[data-build="another-one"]')).toBeAttached();
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('novalidate', '');
    await expect(form(page).getByLabel('First name')).toHaveValue('Sunita');
    await expect(form(page).getByLabel('Message')).toHaveValue('Two shifts.');
  },
);
