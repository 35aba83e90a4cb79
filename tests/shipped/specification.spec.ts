import type { Locator, Page } from 'playwright/test';
import { expect, test } from '../e2e/site';

const widths = [390, 768, 1440];

async function open(page: Page, route: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.goto(route);
  await expect(page.locator('html')).not.toHaveAttribute('data-parts');
}

/** In how many columns elements stand. */
async function columnsOf(all: Locator): Promise<number> {
  const lefts = await all.evaluateAll((found) => found.map((one) => one.getBoundingClientRect().left));
  return new Set(lefts).size;
}

const programs = [
  'becoming-a-star-at-the-workplace',
  'leadership-development-program',
  'outbound-training',
  'team-building-excellence',
  'sales-marketing-transformation',
  'emotional-intelligence-at-work',
  'channel-partner-empowerment',
];

for (const width of widths) {
  test(`at ${width} px home has its topics in 2 columns, from tablets on in 4, with two pictures`, async ({
    page,
  }) => {
    await open(page, '/', width);
    const training = page.locator('#training');
    const count = width < 768 ? 2 : 4;
    expect(await columnsOf(training.getByRole('tab'))).toBe(count);
    expect(await columnsOf(training.getByRole('listitem'))).toBe(count);
    await expect(training.getByRole('img')).toHaveCount(2);
    for (const picture of await training.getByRole('img').all()) await expect(picture).toBeVisible();
  });

  test(`at ${width} px each program and each industry has an icon on its card`, async ({ page }) => {
    for (const [route, count] of [
      ['/signature-programs', 7],
      ['/industry', 9],
    ] as const) {
      await open(page, route, width);
      const cards = page.locator('[data-block="cards"] li');
      await expect(cards).toHaveCount(count);
      await expect(cards.locator('svg').filter({ visible: true })).toHaveCount(count);
    }
  });

  test(`at ${width} px WhatsApp and chat are to be seen from the start`, async ({ page }) => {
    for (const route of ['/', '/signature-programs', '/blog']) {
      await open(page, route, width);
      const bar = page.getByRole('complementary', { name: 'Contact' });
      await expect(bar.getByRole('link', { name: 'WhatsApp' })).toBeInViewport({ ratio: 1 });
      await expect(bar.getByRole('button', { name: 'Ask' })).toBeInViewport({ ratio: 1 });
    }
  });
}

test('nine testimonials with five stars each are cards in three columns', async ({ page }) => {
  await open(page, '/', 1440);
  const cards = page.locator('#testimonials li');
  await expect(cards).toHaveCount(9);
  await expect(page.getByText('5 of 5 stars')).toHaveCount(9);
  expect(await columnsOf(cards)).toBe(3);
});

test('Outbound has a gallery of seven pictures, four and three', async ({ page }) => {
  await open(page, '/signature-programs/outbound-training', 1440);
  const galleries = await page.locator('[data-block="gallery"]').all();
  const counts = await Promise.all(galleries.map((gallery) => gallery.locator('figure').count()));
  expect(counts).toEqual([4, 3]);
});

for (const program of programs)
  test(`${program} has ten rows in a table, each to be read on a wide screen`, async ({ page }) => {
    await open(page, `/signature-programs/${program}`, 1440);
    const table = page.locator('[data-block="painTable"]').getByRole('table');
    await expect(table.locator('tbody tr')).toHaveCount(10);
    await expect(table.getByRole('columnheader').filter({ visible: true })).toHaveCount(3);
    await expect(table.locator('tbody :is(th, td)').filter({ visible: true })).toHaveCount(30);
    expect(await columnsOf(table.locator('tbody :is(th, td)'))).toBe(3);
    await expect(page.locator('[data-block="painTable"] details').filter({ visible: true })).toHaveCount(0);
  });

test('the chat names the three languages', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: 'Ask our assistant' }).click();
  const chat = page.getByRole('dialog');
  await chat.getByRole('textbox').fill('Which languages does he speak?');
  await chat.getByRole('textbox').press('Enter');
  await expect(chat.getByText(/English, Hindi and Marathi/)).toBeVisible();
});
