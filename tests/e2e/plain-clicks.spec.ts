import { expect, test } from './site';

for (const [what, path, link] of [
  ['a picture of a gallery', '/signature-programs/outbound-training', '[data-block="gallery"] a'],
  ['a video that opens in the page', '/', '[data-block="videos"] li a'],
  ['a category of the questions', '/faqs', 'nav[aria-label="Categories"] a:visible'],
] as const) {
  test(`${what} opens in a new tab by a click with Ctrl or Shift, or with the middle button`, async ({
    page,
    context,
  }) => {
    await page.goto(path, { waitUntil: 'networkidle' });
    const address = page.url();
    const first = page.locator(link).first();
    for (const options of [
      { modifiers: ['ControlOrMeta'] },
      { modifiers: ['Shift'] },
      { button: 'middle' },
    ] as const) {
      const opened = context.waitForEvent('page', { timeout: 5000 });
      await first.click(options as Parameters<typeof first.click>[0]);
      await (await opened).close();
    }
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(page.url()).toBe(address);
  });
}
