import { expect, test } from './site';

for (const [what, path, link] of [
  ['a picture of a gallery', '/signature-programs/outbound-training', '[data-block="gallery"] a'],
  ['a video that opens in the page', '/', '[data-block="videos"] li a'],
  ['a category of the questions', '/faqs', 'nav[aria-label="Categories"] a:visible'],
] as [string, string, string][]) {
  test(
    `${what} leaves a click with Ctrl or Shift, or with the middle button, to the browser, which opens a new tab`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto(path, { waitUntil: 'networkidle' });
      const address = page.url();
      // Whatever the page does with a click it has done before the window hears of it; then the browser would open the tab.
      const taken = await page.evaluateHandle(() => {
        const all: boolean[] = [];
        for (const kind of ['click', 'auxclick'])
          addEventListener(kind, (event) => {
            all.push(event.defaultPrevented);
            event.preventDefault();
          });
        return all;
      });
      const first = page.locator(link).first();
      await first.click({ modifiers: ['ControlOrMeta'] });
      await first.click({ modifiers: ['Shift'] });
      await first.click({ button: 'middle' });
      expect(await taken.jsonValue()).toEqual([false, false, false]);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      expect(page.url()).toBe(address);
      await first.click();
      expect(await taken.jsonValue()).toEqual([false, false, false, true]);
    },
  );
}
