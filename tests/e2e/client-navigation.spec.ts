import { expect, test } from './site';

test('a link loads only the data of its page, ahead when it is pointed at', async ({ page }) => {
  await page.goto('/signature-programs', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  const requests: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/media/')) requests.push(pathname);
  });
  const link = page.locator('main').getByRole('link', { name: 'Outbound Training', exact: true });
  const wanted = [
    expect.stringMatching(/^\/assets\/router-/),
    '/signature-programs/outbound-training/page.json',
  ];
  await link.hover();
  await expect.poll(() => requests.toSorted()).toEqual(wanted);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbound Training');
  expect(requests.toSorted()).toEqual(wanted);
});

test(
  'nothing is fetched ahead for a visitor who saves data, and the link leads on all the same',
  { tag: '@nightly' },
  async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { value: { saveData: true } }),
    );
    await page.goto('/signature-programs', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.resourceType()));
    const link = page.locator('main').getByRole('link', { name: 'Outbound Training', exact: true });
    await link.scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    requests.length = 0;
    await link.hover();
    await link.focus();
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(requests.filter((type) => type !== 'image')).toEqual([]);
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Outbound Training');
  },
);

test('a new page starts at its top, its heading has the focus, and its head is its own', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page).toHaveURL(/\/faqs$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/faqs$/);
  await expect(page.locator('meta[name=description]')).toHaveCount(1);
  expect(await page.title()).toMatch(/FAQ|Questions/i);
});

for (const [motion, count] of [
  ['no-preference', 2],
  ['reduce', 0],
] as const)
  test(
    `where motion is ${motion} a new page comes ${count ? 'softly, and so does the one behind it' : 'at once'}`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: motion });
      await page.addInitScript(() => {
        // It is called with the element below.
        // oxlint-disable-next-line typescript/unbound-method
        const { animate } = Element.prototype;
        const ids: string[] = [];
        Object.assign(window, { ids });
        Element.prototype.animate = function (this: Element, ...how) {
          ids.push(this.id);
          return animate.apply(this, how);
        };
      });
      await page.goto('/books', { waitUntil: 'networkidle' });
      await page.waitForLoadState('networkidle');
      await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Frequently Asked Questions');
      const moved = await page.evaluate(() => (window as unknown as { ids: string[] }).ids);
      expect(moved.filter((id) => id === '_main')).toHaveLength(count);
      await expect(page.locator('#_main')).toHaveCSS('opacity', '1');
    },
  );

test('back returns to where one was', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/industry', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 700));
  await page
    .locator('main')
    .getByRole('link', { name: /^Hospitals & Healthcare/ })
    .click();
  await expect(page).toHaveURL(/hospitals/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  const before = 700;
  await page.goBack();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 200);
});

test('a link to a page that is gone ends on the real 404 page', { tag: '@nightly' }, async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.querySelector('main a')?.setAttribute('href', '/gone'));
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === '/gone');
  await page.locator('main a').first().click();
  expect((await answer).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test(
  'a click with the control key is left to the browser',
  { tag: '@nightly' },
  async ({ page, context }) => {
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.waitForLoadState('networkidle');
    const asked: string[] = [];
    context.on('request', (request) => request.isNavigationRequest() && asked.push(request.url()));
    const opened = context.waitForEvent('page');
    await page
      .locator('main')
      .getByRole('link', { name: 'Watch Talks' })
      .click({ modifiers: ['ControlOrMeta'] });
    const tab = await opened;
    // The address that the tab asks for is enough: Chromium's shell without windows may lose a tab that opens behind another.
    await expect.poll(() => [...asked, tab.url()].join(' ')).toMatch(/\/videos( |$)/);
    expect(new URL(page.url()).pathname).toBe('/');
  },
);
