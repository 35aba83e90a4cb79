import type { Page } from 'playwright/test';
import { expect, test } from './site';

/** Where Tab goes next: whether that is inside of an element. */
async function nextIsInside(page: Page, selector: string): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.locator(selector).evaluate((place) => place.contains(document.activeElement));
}

/** Gives the first link in the page's text another address, and clicks it. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.getByRole('main').getByRole('link').first();
  await link.evaluate((element, href) => {
    element.removeAttribute('target');
    element.setAttribute('href', href);
  }, address);
  await page.locator(`main a[href="${address}"]`).first().click();
}

const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test('the skip link moves the focus into the content', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await nextIsInside(page, 'main')).toBe(true);
});

test(
  'after a link to a place on the same page Tab goes on from that place',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    await page
      .getByRole('contentinfo')
      .getByRole('link')
      .first()
      .evaluate((link) => {
        link.setAttribute('href', '#pricing-roi');
      });
    await page.getByRole('contentinfo').locator('a[href="#pricing-roi"]').click();
    await expect(page).toHaveURL(/\/faqs#pricing-roi$/);
    await expect(page.locator('#pricing-roi')).toBeInViewport();
    expect(await nextIsInside(page, '#pricing-roi')).toBe(true);
  },
);

test('after a link to a place on another page that place has the focus, until it goes on', async ({
  page,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await follow(page, '/faqs#pricing-roi');
  const place = page.locator('#pricing-roi');
  await expect(place).toBeFocused();
  await expect(place).toHaveCSS('outline-style', 'none');
  await expect.poll(() => place.evaluate((it) => it.getBoundingClientRect().top)).toBeLessThan(130);
  expect(await nextIsInside(page, '#pricing-roi')).toBe(true);
  await expect(place).not.toHaveAttribute('tabindex');
});

test(
  'back and forward between places of a page return to where one was',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/faqs', { waitUntil: 'networkidle' });
    await page.evaluate(() => window.scrollTo(0, 300));
    const heights = [300];
    for (const id of ['pricing-roi', 'booking-contact']) {
      await page.evaluate((hash) => {
        const link = document.createElement('a');
        link.href = `#${hash}`;
        document.body.append(link);
        link.click();
      }, id);
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      await expect(page.locator(`#${id}`)).toBeInViewport();
      heights.push(await scrolled(page));
    }
    expect(new Set(heights).size).toBe(3);
    await page.goBack();
    await expect.poll(() => scrolled(page)).toBe(heights[1]);
    await page.goBack();
    await expect(page).toHaveURL(/\/faqs$/);
    await expect.poll(() => scrolled(page)).toBe(300);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(heights[1]);
    await page.goForward();
    await expect.poll(() => scrolled(page)).toBe(heights[2]);
  },
);

test(
  'an address whose place is no valid encoding is a page like any other',
  { tag: '@nightly' },
  async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto('/books#%E0%A4%A', { waitUntil: 'networkidle' });
    await follow(page, '/faqs#%E0%A4%A');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await follow(page, '/faqs#%');
    await expect(page).toHaveURL(/#%$/);
    expect(errors).toEqual([]);
  },
);

test('a link to the page that one is on leads back to its heading', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/books', { waitUntil: 'networkidle' });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Books' }).click();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});
