import type { Locator, Page } from 'playwright/test';
import { expect, test } from './site';

/** The root of a block of one type. */
function block(page: Page, type: string): Locator {
  return page.locator(`[data-block="${type}"]`);
}

/** The entries of the list that follows a heading. */
function listUnder(page: Page, heading: string): Locator {
  return page.locator('div', { has: page.locator(`> h2:text-is("${heading}")`) }).locator('li');
}

test('Outbound Training has the counts of the specification', async ({ page }) => {
  await page.goto('/signature-programs/outbound-training');
  await expect(block(page, 'painTable').locator('tbody tr')).toHaveCount(10);
  await expect(block(page, 'painTable').getByRole('columnheader')).toHaveText([
    'Pain Point',
    'Why This Happens',
    'Training Solution',
  ]);
  await expect(block(page, 'gallery').nth(0).locator('figure')).toHaveCount(4);
  await expect(block(page, 'gallery').nth(1).locator('figure')).toHaveCount(3);
  await expect(block(page, 'audienceGoals').locator('h3')).toHaveText([
    'For the employee',
    'For HR',
    'For the boss',
    'For the business owner',
  ]);
  const durations = await block(page, 'durations').locator('h3').allTextContents();
  expect(durations.map((text) => text.toLowerCase())).toEqual([
    '1-day offsite',
    '2-day retreat',
    '3-hour lite',
  ]);
});

test('Sales and Marketing Transformation has the counts of the specification', async ({ page }) => {
  await page.goto('/signature-programs/sales-marketing-transformation');
  await expect(block(page, 'painTable').locator('tbody tr')).toHaveCount(10);
  await expect(block(page, 'outcomes').locator('li')).toHaveCount(6);
  await expect(listUnder(page, 'Who Should Attend')).toHaveCount(7);
  await expect(listUnder(page, 'Suitable Industries')).toHaveCount(8);
  await expect(block(page, 'durations').locator('h3')).toHaveText([
    '2-Day Intensive Workshop',
    '1-Day Capsule Format (monthly rollout)',
    '3-Hour Sales Refreshers (online)',
    'Fully Customizable for pan-India or global rollout',
  ]);
  const gallery = block(page, 'gallery');
  await expect(gallery.locator('figure')).toHaveCount(8);
  await expect(gallery.locator('figure:visible')).toHaveCount(4);
  await gallery.getByText('Show 4 more pictures').click();
  await expect(gallery.locator('figure:visible')).toHaveCount(8);
});

test('the main button of Sales opens the chat in a new tab, the closing one leads to /invite', async ({
  page,
}) => {
  await page.goto('/signature-programs/sales-marketing-transformation');
  const main = block(page, 'hero').getByRole('link').first();
  await expect(main).toHaveAttribute('href', /^https:\/\/wa\.me\/91\d{10}\?text=./);
  await expect(main).toHaveAttribute('target', '_blank');
  await expect(main).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(block(page, 'banner').getByRole('link').first()).toHaveAttribute('href', '/invite');
});

test('Hospitals and Healthcare has five role groups of five rows or more, six outcomes and six pictures', async ({
  page,
}) => {
  await page.goto('/industry/hospitals-and-healthcare');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Transforming Patient Care Through People',
  );
  await expect(block(page, 'painTable').locator('h2')).toHaveText([
    'Doctors and Specialists',
    'Nurses and Paramedics',
    'Administration and Front Office',
    'Technicians and Lab Staff',
    'Housekeeping, Support and Security',
  ]);
  for (const table of await block(page, 'painTable').all())
    expect(await table.locator('tbody tr').count()).toBeGreaterThanOrEqual(5);
  await expect(block(page, 'outcomes').locator('li')).toHaveCount(6);
  await expect(block(page, 'gallery').locator('figure')).toHaveCount(6);
  await expect(block(page, 'banner').getByRole('link', { name: 'Book a Consultation' })).toHaveAttribute(
    'href',
    '/invite',
  );
});

test('Other Industries has its 13 sectors, a table, 8 to 11 pictures and its button', async ({ page }) => {
  await page.goto('/industry/other-industries');
  await expect(block(page, 'sectors').locator('li')).toHaveCount(13);
  await expect(block(page, 'painTable')).toHaveCount(1);
  const pictures = await block(page, 'gallery').locator('figure').count();
  expect(pictures).toBeGreaterThanOrEqual(8);
  expect(pictures).toBeLessThanOrEqual(11);
  await expect(block(page, 'banner').getByRole('link', { name: 'Design My Custom Program' })).toHaveAttribute(
    'href',
    '/invite',
  );
});

test('the indexes list seven programs, and eight industries with one card more', async ({ page }) => {
  await page.goto('/signature-programs');
  await expect(block(page, 'cards').locator('li')).toHaveCount(7);
  await expect(block(page, 'cards').getByRole('link', { name: /^Learn More/ })).toHaveCount(7);
  await page.goto('/industry');
  await expect(block(page, 'cards').locator('li')).toHaveCount(9);
  await expect(block(page, 'cards').getByRole('heading', { name: "Don't See Your Industry?" })).toBeVisible();
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
