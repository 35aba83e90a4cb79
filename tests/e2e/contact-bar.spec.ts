import { expect, test } from './site';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

for (const route of ['/', '/signature-programs/outbound-training', '/industry/it-and-software'])
  test(`on ${route} the bar of a phone comes when the opening's buttons have left`, async ({ page }) => {
    await page.goto(route);
    const bar = page.getByRole('complementary', { name: 'Contact' });
    const last = page.locator('main > :first-child').getByRole('link').last();
    await expect(last).toBeInViewport();
    await expect(bar).not.toBeInViewport();
    await page.mouse.wheel(0, 700);
    await expect(last).not.toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
  });

test('a keyboard reaches the bar of a phone at any time', async ({ page }) => {
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Contact' });
  await bar.getByRole('link', { name: 'Invite' }).focus();
  await expect(bar).toBeInViewport({ ratio: 1 });
});

test('near a form and the footer the bar of a phone is away', async ({ page }) => {
  await page.goto('/contact');
  const bar = page.getByRole('complementary', { name: 'Contact' });
  await page.getByRole('textbox', { name: 'Message' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
});

test('on a wide screen two round buttons come when the opening has left', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('complementary', { name: 'Contact' });
  await expect(bar).not.toBeInViewport();
  await page.mouse.wheel(0, 700);
  await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('on a page with little to scroll the round buttons have come at its end', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/no-such-page');
  const room = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  expect(room).toBeLessThan(576);
  await page.keyboard.press('End');
  const bar = page.getByRole('complementary', { name: 'Contact' });
  await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
});

test('on a wide screen the round buttons are away over a closing, and stand above the procession', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/signature-programs/outbound-training', { waitUntil: 'networkidle' });
  const bar = page.getByRole('complementary', { name: 'Contact' });
  await page.mouse.wheel(0, 900);
  await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
  await page.locator('[data-block="banner"]').scrollIntoViewIfNeeded();
  await expect(bar).toBeHidden();
  await page.setViewportSize({ width: 1440, height: 500 });
  await page.keyboard.press('End');
  await expect(bar.getByRole('link')).toBeInViewport({ ratio: 1 });
  const [last, procession] = await Promise.all([
    bar.getByRole('button').boundingBox(),
    page.getByRole('contentinfo').locator('picture').last().boundingBox(),
  ]);
  if (!last || !procession) throw new Error('The button or the procession is not shown.');
  expect(last.y + last.height).toBeLessThanOrEqual(procession.y);
});
