import type { Page } from 'playwright/test';
import { expect, test } from './site';

const guide = '/best-motivational-speaker-in-pune';
const article = '/blog/the-bad-apple-effect';

/** What stands in the head for a page, an element an entry, in no order. */
function headOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [
      ...document.head.querySelectorAll(
        'title, meta, link[rel="canonical"], link[rel="alternate"], script[type*="json"]',
      ),
    ]
      .map((element) => element.outerHTML.replaceAll('\\u003c', '<'))
      .toSorted(),
  );
}

async function meta(page: Page, property: string): Promise<string | null> {
  return page.locator(`head meta[property="${property}"]`).getAttribute('content');
}

/** Gives a link of the footer another address, and follows it without loading a document. */
async function follow(page: Page, address: string): Promise<void> {
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Books' });
  await link.evaluate((element, href) => element.setAttribute('href', href), address);
  await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click();
  await expect(page).toHaveURL(address);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${address}$`));
}

for (const [address] of [[guide], ['/faqs'], ['/thank-you']] as [string][]) {
  test(
    `the head of ${address} is the same, whether one follows a link or loads the page`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(address);
      const loaded = await headOf(page);
      const violations: string[] = [];
      page.on('console', (message) => message.type() === 'error' && violations.push(message.text()));
      await page.goto(address === article ? '/contact' : article, { waitUntil: 'networkidle' });
      await follow(page, address);
      expect(await headOf(page)).toEqual(loaded);
      expect(violations).toEqual([]);
      await page.goBack();
      await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute(
        'href',
        new RegExp(`${address}$`),
      );
      await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);
    },
  );
}

for (const address of [guide]) {
  test(`${address} says when it was published, by whom and in which category`, async ({ page }) => {
    await page.goto(address);
    const day = await page.locator('article > header time').getAttribute('datetime');
    expect(await meta(page, 'article:published_time')).toBe(day);
    expect(await meta(page, 'article:author')).toBe('Arun Deshpande');
    await expect(page.locator(`article > header .ArticleFrame-category`)).toHaveText(
      (await meta(page, 'article:section')) ?? '',
    );
  });
}

test('only articles have what belongs to articles', async ({ page }) => {
  await page.goto('/faqs');
  await expect(page.locator('head meta[property^="article:"]')).toHaveCount(0);
});

test('what search engines read stands in the HTML once', async ({ request }) => {
  const html = await (await request.get('/faqs')).text();
  expect(html.match(/FAQPage/g)).toHaveLength(1);
});
