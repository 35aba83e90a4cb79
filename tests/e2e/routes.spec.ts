import { builtRoutes, expect, test } from './site';

test('every page answers 200 with its content in the HTML', async ({ request }) => {
  for (const route of builtRoutes()) {
    const response = await request.get(route);
    expect(response.status(), route).toBe(200);
    const html = await response.text();
    expect(html.match(/<h1[ >]/g), route).toHaveLength(1);
    expect(html.match(/<main[ >]/g), route).toHaveLength(1);
    expect(html).toContain('href="#_main"');
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]+"/);
    expect(html).toContain(`<link rel="canonical" href="https://www.arundeshpande.example${route}"`);
    expect(html).not.toContain('{owner.');
    expect(html).toContain('All rights reserved.');
  }
});

test('an unknown address answers 404 in the frame of the site', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('an old address redirects to its page', async ({ request }) => {
  const response = await request.get('/blog/best-motivational-speaker-in-pune', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers()['location']).toBe('/best-motivational-speaker-in-pune');
});

test('the site is compressed, cached where names are hashed, and lets no inline script run', async ({
  request,
}) => {
  const home = await request.get('/');
  expect(home.headers()['content-encoding']).toBe('br');
  expect(home.headers()['cache-control']).toBe('no-cache');
  const scripts = /script-src ([^;]*)/.exec(home.headers()['content-security-policy'] ?? '')?.[1];
  expect(scripts).toMatch(/^'self' 'sha256-[\w+/]{43}='$/);
  const script = /data-script="(\/assets\/[^"]+\.js)"/.exec(await home.text())?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
});

test('a document of the server is not reachable by a path that climbs', async ({ request }) => {
  const response = await request.get('/..%2f..%2fpackage.json');
  expect(response.status()).toBe(404);
});

test('the thanks for visitors without scripts are there, and no search leads to them', async ({
  request,
}) => {
  const html = await (await request.get('/thank-you')).text();
  expect(html).toContain('<meta name="robots" content="noindex"');
  expect(await (await request.get('/contact')).text()).not.toContain('noindex');
  for (const file of ['/sitemap.xml', '/search.json', '/llms.txt']) {
    const text = await (await request.get(file)).text();
    expect(text).toContain('/contact');
    expect(text).not.toContain('/thank-you');
  }
});
