import type { Locator, Page } from 'playwright/test';
import { expect, test } from './site';

/** The categories of the site, in their order. */
const ids = [
  'general-questions',
  'about-arun-deshpande',
  'corporate-training',
  'booking-contact',
  'session-formats',
  'pricing-roi',
  'event-planning',
  'local-seo',
];

const bar = (page: Page) => page.getByRole('navigation', { name: 'Categories' });
const questions = (page: Page, id: string) => page.locator(`#${id} details[name]`);

/** How far an element's top is from the window's, in CSS pixels. */
function topOf(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}

/** Whether something from elsewhere lies over the beginning of an element, as a bar that stays in view does. */
function isCovered(element: Locator): Promise<boolean> {
  return element.evaluate((it) => {
    const { left, top } = it.getBoundingClientRect();
    return !it.closest('[data-category]')?.contains(document.elementFromPoint(left + 5, top + 5));
  });
}

/** Waits until a category stands 120 px below the window's top (± 2), with its heading in the open. */
async function expectArrival(page: Page, id: string): Promise<void> {
  await expect.poll(async () => Math.abs((await topOf(page, `#${id}`)) - 120)).toBeLessThanOrEqual(2);
  expect(await isCovered(page.locator(`#${id} h2`))).toBe(false);
}

test.beforeEach(({ page }) => page.goto('/faqs', { waitUntil: 'networkidle' }));

test('in the list of categories the one that is read is marked', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const current = bar(page).locator('[aria-current]');
  for (const id of ['corporate-training', 'event-planning']) {
    await page.evaluate((it) => document.getElementById(it)?.scrollIntoView({ behavior: 'instant' }), id);
    await expect(current).toHaveAttribute('href', `#${id}`);
  }
});

test(
  'in a category one answer is open at a time and can be closed, in another one a second may be',
  { tag: '@nightly' },
  async ({ page }) => {
    const here = questions(page, 'general-questions');
    const there = questions(page, 'local-seo');
    await here.first().locator('summary').click();
    await here.nth(1).locator('summary').click();
    await expect(here.and(page.locator('[open]'))).toHaveCount(1);
    await expect(here.nth(1)).toHaveAttribute('open');
    await there.first().locator('summary').click();
    await expect(here.nth(1)).toHaveAttribute('open');
    await expect(there.first()).toHaveAttribute('open');
    await here.nth(1).locator('summary').click();
    await expect(here.and(page.locator('[open]'))).toHaveCount(0);
  },
);

for (const [screen, width] of [
  ['a desktop', 1440],
  ['a lying tablet', 1024],
] as [string, number][]) {
  test(
    `on ${screen} the jump bar stays in view and leads to categories, 120 px below the top`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await expect(bar(page).getByText('Jump to:')).toBeVisible();
      await expect(bar(page).getByText('Browse Categories')).toBeHidden();
      await expect(bar(page).locator('a:visible')).toHaveCount(8);
      for (const id of ['pricing-roi', 'corporate-training']) {
        await bar(page).locator(`a[href$="#${id}"]:visible`).click();
        await expectArrival(page, id);
        await expect(bar(page)).toBeInViewport({ ratio: 1 });
      }
    },
  );
}

for (const [screen, width] of [
  ['a phone', 390],
  ['a tablet', 768],
] as [string, number][])
  test(
    `on ${screen} "Browse Categories" opens, leads to a category, and closes`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await expect(bar(page).getByText('Jump to:')).toBeHidden();
      await expect(bar(page).locator('a:visible')).toHaveCount(0);
      await bar(page).getByText('Browse Categories').click();
      await expect(bar(page).locator('a:visible')).toHaveCount(8);
      await bar(page).locator('a[href$="#session-formats"]:visible').click();
      await expectArrival(page, 'session-formats');
      await expect(bar(page).locator('details')).not.toHaveAttribute('open');
      if (width >= 768) await expect(bar(page)).toBeInViewport();
    },
  );

test(
  'on a wide screen drawings stand above some categories, on others none',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const drawings = page.locator('[data-category] picture');
    await expect(drawings).toHaveCount(2);
    for (const drawing of await drawings.all()) await expect(drawing).toBeVisible();
    await page.setViewportSize({ width: 1024, height: 900 });
    for (const drawing of await drawings.all()) await expect(drawing).toBeHidden();
  },
);

test(
  'on a wide screen the list of categories fits into a window, and shows the one that is read',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    for (const id of ['corporate-training', 'event-planning', 'general-questions']) {
      await page.locator(`#${id}`).evaluate((one) => one.scrollIntoView({ behavior: 'instant' }));
      const current = bar(page).locator('[aria-current]');
      await expect(current).toHaveAttribute('href', `#${id}`);
      await expect(current).toBeInViewport({ ratio: 1 });
    }
  },
);

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test(
    'the drawings stand between the categories, and the sign of each in the row of its heading',
    { tag: '@nightly' },
    async ({ page }) => {
      // Nothing is still on its way in.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const drawn = page.locator('[data-category]:has(picture)');
      await expect(drawn).toHaveCount(2);
      for (const category of await drawn.all()) {
        await expect(category.locator('picture')).toBeVisible();
        const [heading, sign] = await category.evaluate((one) =>
          ['h2', 'summary'].map((name) => one.querySelector(name)?.getBoundingClientRect().top ?? Number.NaN),
        );
        expect(sign).toBeCloseTo(heading ?? Number.NaN, 0);
      }
    },
  );

  test(
    'the categories are closed, and each opens and closes by its heading',
    { tag: '@nightly' },
    async ({ page }) => {
      const first = questions(page, 'pricing-roi').first();
      await expect(page.locator('[data-category] [name]:visible')).toHaveCount(0);
      const heading = page.getByRole('heading', { name: 'Pricing and return' });
      await heading.click({ force: true });
      await expect(first).toBeVisible();
      await heading.click({ force: true });
      await expect(first).toBeHidden();
    },
  );

  test('a category that one comes to is open', { tag: '@nightly' }, async ({ page }) => {
    await bar(page).getByText('Browse Categories').click();
    await bar(page).getByRole('link', { name: 'Session formats' }).click();
    await expect(questions(page, 'session-formats').first()).toBeVisible();
    await page.goto('/');
    await page.goto('/faqs#pricing-roi', { waitUntil: 'networkidle' });
    await expect(questions(page, 'pricing-roi').first()).toBeVisible();
  });

  test(
    'an address with the name of a question opens its category too',
    { tag: '@nightly' },
    async ({ page }) => {
      const address = await someAddress(page);
      await page.goto('/');
      await page.goto(address, { waitUntil: 'networkidle' });
      await expectOpen(page);
    },
  );

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('a category opens, by its heading and by a link to it', { tag: '@nightly' }, async ({ page }) => {
      await page.locator('#local-seo summary').first().click();
      await expect(questions(page, 'local-seo').first()).toBeVisible();
      await bar(page).getByText('Browse Categories').click();
      await bar(page).getByRole('link', { name: 'Session formats' }).click();
      await expect(questions(page, 'session-formats').first()).toBeVisible();
    });
  });
});

test('a link to a category that is missing does nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.locator('#pricing-roi').evaluate((category) => category.remove());
  const link = bar(page).locator('a[href$="#pricing-roi"]:visible');
  const before = await page.evaluate(() => window.scrollY);
  // A click of the mouse would scroll to the link first.
  await link.dispatchEvent('click');
  expect(await page.evaluate(() => window.scrollY)).toBe(before);
  await expect(page).toHaveURL(/\/faqs$/);
});

/** The address of a question somewhere in the middle. */
async function someAddress(page: Page): Promise<string> {
  const id = await questions(page, 'event-planning').nth(2).locator('> [id]').getAttribute('id');
  expect(id).toMatch(/^[a-z0-9-]+$/);
  return `/faqs#${id}`;
}

/** Waits until that question, and no other one, is open and in view. */
async function expectOpen(page: Page): Promise<void> {
  const entry = questions(page, 'event-planning').nth(2);
  await expect(entry).toHaveAttribute('open');
  await expect(page.locator('[data-category] [name][open]')).toHaveCount(1);
  await expect(entry.locator('> [id]')).toBeInViewport();
  await expect.poll(() => isCovered(entry.getByRole('heading'))).toBe(false);
}

test('an address with the name of a question opens its answer', { tag: '@nightly' }, async ({ page }) => {
  const address = await someAddress(page);
  await page.goto('/');
  await page.goto(address, { waitUntil: 'networkidle' });
  await expectOpen(page);
});

test('a link on another page to a question opens its answer', async ({ page }) => {
  const address = await someAddress(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('link', { name: 'Invite', exact: true });
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await page.locator(`main a[href="${address}"]`).click();
  await expect(page).toHaveURL(address);
  await expectOpen(page);
});

test('a link on another page to a category leads there', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  const link = page.getByRole('main').getByRole('link', { name: 'Invite', exact: true });
  await link.evaluate((element) => element.setAttribute('href', '/faqs#pricing-roi'));
  await page.locator('main a[href="/faqs#pricing-roi"]').click();
  await expectArrival(page, 'pricing-roi');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer stands in the page and opens', async ({ page }) => {
    for (const id of ids) {
      const last = questions(page, id).last();
      await last.locator('summary').click();
      await expect(last.locator('> [id]')).toBeVisible();
      await expect(last.locator('> [id]')).toHaveText(/\w{3}/);
    }
  });

  test('the jump bar leads to a category', { tag: '@nightly' }, async ({ page }) => {
    await bar(page).locator('a[href$="#pricing-roi"]:visible').click();
    await expect(page).toHaveURL(/\/faqs#pricing-roi$/);
    await expectArrival(page, 'pricing-roi');
  });
});
