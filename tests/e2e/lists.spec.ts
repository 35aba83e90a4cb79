import { block } from './blocks';
import { expect, test, variantUrl } from './site';

test('the search of /trainings leaves the topics that match and says how many', async ({ page }) => {
  await page.goto('/trainings', { waitUntil: 'networkidle' });
  const directory = block(page, 'directory');
  const topics = directory.locator('li li');
  const all = await topics.allTextContents();
  const one = all[2] ?? '';
  await directory.getByRole('searchbox').fill(one.toUpperCase());
  await expect(topics).toHaveText([one]);
  await expect(directory.getByRole('status')).toHaveText('1 topic found');
  await directory.getByRole('searchbox').fill('sales');
  const sales = directory.locator('li:has(> h3)', { hasText: 'Sales & Negotiation' }).locator('li');
  const others = all.filter((topic) => /sales/i.test(topic));
  const found = new Set([...(await sales.allTextContents()), ...others]).size;
  expect(found).toBeLessThan(all.length);
  await expect(topics).toHaveCount(found);
  await expect(directory.getByRole('status')).toHaveText(`${found} topics found`);
  await directory.getByRole('searchbox').fill('xylophone');
  await expect(topics).toHaveCount(0);
  await expect(directory.getByRole('status')).toHaveText('No topic is called “xylophone”.');
  await directory.getByRole('searchbox').fill('');
  await expect(topics).toHaveText(all);
});

test(
  'a click on a video of /videos opens its page in a new tab',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await context.route('https://www.youtube.com/**', (route) => route.fulfill({ body: 'A video.' }));
    await page.goto('/videos', { waitUntil: 'networkidle' });
    const opened = context.waitForEvent('page');
    await block(page, 'videos')
      .getByRole('link', { name: /^Watch Now/ })
      .first()
      .click();
    await (await opened).waitForURL(/^https:\/\/www\.youtube\.com\/watch\?v=/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  },
);

test('a profile without an address is shown and does nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(variantUrl('/contact'));
  const footer = page.getByRole('contentinfo');
  await footer.getByText('Somewhere else').click();
  expect(page.url()).toBe(variantUrl('/contact'));
  await expect(footer.getByRole('link', { name: 'Somewhere else' })).toHaveCount(0);
});
