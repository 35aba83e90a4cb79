import { expect, test, variantUrl } from './site';

test.beforeEach(async ({ page }) => {
  await page.goto('/signature-programs/outbound-training', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
});

test('the large view comes with the first click, is led by keyboard, and gives the focus back', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (one) => one.resourceType() === 'script' && scripts.push(one.url()));
  const second = page.locator('[data-block="gallery"] a').nth(1);
  expect(scripts).toEqual([]);
  await second.click();
  const dialog = page.getByRole('dialog', { name: 'By day' });
  await expect(dialog).toContainText('2 of 4');
  expect(scripts.length).toBeGreaterThan(0);
  await expect(dialog.getByRole('button', { name: 'Previous picture' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(dialog).toContainText('3 of 4');
  await dialog.getByRole('button', { name: 'Previous picture' }).click();
  await expect(dialog).toContainText('2 of 4');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(second).toBeFocused();
});

test(
  'a step that is wanted before the carousel is at work is taken',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.evaluate(() => {
      new MutationObserver((_, watcher) => {
        const next = document.querySelector<HTMLElement>('[aria-label="Next picture"]');
        next?.click();
        if (next) watcher.disconnect();
      }).observe(document.body, { subtree: true, childList: true });
    });
    await page.locator('[data-block="gallery"] a').nth(1).click();
    const dialog = page.getByRole('dialog', { name: 'By day' });
    await expect(dialog).toContainText('3 of 4');
    await expect(dialog.locator('li').nth(2)).toBeInViewport({ ratio: 0.9 });
  },
);

test('on a phone the large view is swiped', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.locator('[data-block="gallery"] a').first().click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('1 of 4');
  await page.mouse.move(320, 400);
  await page.mouse.down();
  await page.mouse.move(60, 400, { steps: 8 });
  await page.mouse.up();
  await expect(dialog).toContainText('2 of 4');
});

test(
  'a click beside the large picture closes the view, one on it does not',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.goto('/signature-programs/outbound-training', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const opener = page.locator('[data-block="gallery"] figure a').first();
    await opener.click();
    const view = page.getByRole('dialog');
    const picture = view.locator('li[aria-hidden="false"] picture');
    await picture.click();
    await expect(view).toBeVisible();
    const { x = 0, y = 0 } = (await picture.boundingBox()) ?? {};
    await page.mouse.click(x - 40, y + 100);
    await expect(view).toHaveCount(0);
    await expect(opener).toBeFocused();
  },
);

test(
  'while the view fades away a click on another picture counts, and its view stays',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addStyleTag({ content: 'dialog { transition-duration: 2s !important }' });
    const second = page.locator('[data-block="gallery"] figure a').nth(1);
    await page.locator('[data-block="gallery"] figure a').first().click();
    const view = page.getByRole('dialog');
    await expect(view).toContainText('1 of 4');
    const { x = 0, y = 0 } = (await second.boundingBox()) ?? {};
    await page.keyboard.press('Escape');
    await page.mouse.click(x + 100, y + 100);
    await expect(view).toContainText('2 of 4');
    await page.waitForTimeout(2500);
    await expect(view).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(view).toHaveCount(0);
    await expect(second).toBeFocused();
  },
);

test(
  'on a phone the pictures of a quiet gallery are all in view, two and two',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(variantUrl('/quiet-gallery'));
    const boxes = await page
      .locator('[data-block="gallery"] figure')
      .evaluateAll((all) => all.map((figure) => figure.getBoundingClientRect().toJSON()));
    expect(boxes).toHaveLength(4);
    expect(new Set(boxes.map(({ top }) => top)).size).toBe(2);
    for (const { left, right } of boxes) expect(left >= 0 && right <= 390).toBe(true);
  },
);
