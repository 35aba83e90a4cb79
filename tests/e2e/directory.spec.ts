import { expectAxeClean } from './support/axe';
import { expect, test } from './site';

test(
  'the topics are found by near words, and without a match there is a way out',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/trainings', { waitUntil: 'networkidle' });
    const directory = page.locator('[data-block="directory"]');
    const field = directory.getByRole('searchbox');
    const topics = directory.locator('ul ul li');
    const all = await topics.count();
    await field.fill('e-mail');
    await expect(directory.getByRole('status')).toHaveText(
      'No topic is called “e-mail”. These topics are similar.',
    );
    await expect(directory.getByRole('heading', { name: 'Communication Skills' })).toBeVisible();
    expect(await topics.count()).toBeLessThan(all);

    await field.fill('stress');
    await expect(directory.getByRole('status')).toHaveText(
      'No topic is called “stress”. These topics are similar.',
    );
    await expect(directory.getByRole('heading', { name: 'Productivity & Time Management' })).toBeVisible();

    await field.fill('xylophone');
    await expect(directory.getByRole('status')).toHaveText('No topic is called “xylophone”.');
    await expect(directory.getByRole('link', { name: 'Describe your situation' })).toHaveAttribute(
      'href',
      /./,
    );
    await expectAxeClean(page);
    await directory.getByRole('button', { name: 'Show all topics' }).click();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue('');
    await expect(topics).toHaveCount(all);
  },
);

test(
  'on a phone the categories come first, and what is searched for lies open',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/trainings', { waitUntil: 'networkidle' });
    const directory = page.locator('[data-block="directory"]');
    const topics = directory.locator('ul ul li:visible');
    await expect(directory.getByRole('heading', { level: 3 })).toHaveCount(4);
    await expect(topics).toHaveCount(0);
    await directory.getByRole('heading', { name: 'Sales & Negotiation' }).click({ force: true });
    await expect(topics).not.toHaveCount(0);
    await directory.getByRole('button', { name: 'exam' }).click();
    await expect(directory.getByRole('status')).toHaveText(/\d topics? found/);
    await expect(topics).toHaveCount(await directory.locator('ul ul li').count());
  },
);

test(
  'a word to try fills the field, before and after the scripts have come',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/trainings');
    const directory = page.locator('[data-block="directory"]');
    await directory.getByRole('button', { name: 'exam' }).click();
    await expect(directory.getByRole('searchbox')).toHaveValue('exam');
    await expect(directory.getByRole('status')).toHaveText(/\d topics? found/);
    await directory.getByRole('button', { name: 'boss' }).click();
    await expect(directory.getByRole('searchbox')).toHaveValue('boss');
  },
);
