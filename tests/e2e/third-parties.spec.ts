import { builtRoutes, expect, test, variantUrl } from './site';

test(
  'no page asks another host for anything as it is loaded, scrolled and pointed at',
  { tag: '@nightly' },
  async ({ page }) => {
    const own = new URL(variantUrl('/')).origin;
    const asked: string[] = [];
    page.on('request', (request) => {
      const { origin, protocol, href } = new URL(request.url());
      if (origin !== own && protocol !== 'data:') asked.push(`${page.url()} → ${href}`);
    });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const route of builtRoutes()) {
      await page.goto(variantUrl(route));
      await page.evaluate(async () => {
        for (let top = 0; top < document.body.scrollHeight; top += 3 * innerHeight) {
          window.scrollTo(0, top);
          await new Promise(requestAnimationFrame);
        }
      });
    }
    await page.goto(variantUrl('/videos'));
    const plays = page.getByRole('link', { name: /^Play:/ });
    await expect(plays).not.toHaveCount(0);
    for (const play of await plays.all()) await play.hover();
    expect(asked).toEqual([]);
  },
);

test('no header lets a page show pictures of another host', async ({ request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? '';
  expect(policy).toMatch(/img-src 'self' data:;/);
});
