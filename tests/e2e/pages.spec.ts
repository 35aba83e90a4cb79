import { block } from './blocks';
import { expect, test } from './site';

test('the indexes list seven programs, and eight industries with one card more', async ({ page }) => {
  await page.goto('/signature-programs');
  await expect(block(page, 'cards').locator('li')).toHaveCount(7);
  await expect(block(page, 'cards').getByRole('link', { name: /^Learn More/ })).toHaveCount(7);
  await page.goto('/industry');
  await expect(block(page, 'cards').locator('li')).toHaveCount(9);
  await expect(block(page, 'cards').getByRole('heading', { name: 'Don’t See Your Industry?' })).toBeVisible();
  const inquire = block(page, 'cards').getByRole('link', { name: /^Inquire Now/ });
  await expect(inquire).toHaveCount(9);
  for (const link of await inquire.all()) await expect(link).toHaveAttribute('href', '/invite');
});

test('home shows the four figures of the specification', async ({ page }) => {
  await page.goto('/');
  await expect(block(page, 'hero').locator('dd')).toHaveText(['500+', '50K+', '100+', '15+']);
  await expect(block(page, 'hero').locator('dt')).toHaveText([
    'Speaking Events',
    'Lives Impacted',
    'Corporate Clients',
    'Years Experience',
  ]);
});
