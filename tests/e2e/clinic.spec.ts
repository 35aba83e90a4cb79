import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { filesBelow } from '../../scripts/files/files-below';
import { engineRoot } from '../../scripts/files/roots';
import { block } from './blocks';
import { expect, test } from './site';
import { expectAxeClean } from './support/axe';
import { clinicRoutes, clinicTexts, clinicUrl } from './support/clinic';
import { wordsShown } from './support/words-shown';

/** The address that the clinic is built for: a link to it is a link to the site. */
const origin = 'https://ankur-clinic.example';

/** What a page says in the console, and what it asks for in vain. */
function troubles(page: Page): string[] {
  const found: string[] = [];
  page.on('console', (message) => found.push(message.text()));
  page.on('pageerror', (error) => found.push(error.message));
  page.on('response', (response) => response.status() >= 400 && found.push(response.url()));
  return found;
}

/** Pictures that the page names and that cannot be shown. */
function brokenPictures(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const all = [...document.images].map(async (image) => {
      image.loading = 'eager';
      return image.decode().then(
        () => [],
        () => [image.src],
      );
    });
    return (await Promise.all(all)).flat();
  });
}

test.describe('every page of the clinic', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test(
    'reads well on a phone, and leads only to addresses and places that are there',
    { tag: '@nightly' },
    async ({ page, request }) => {
      const links = new Set<string>();
      const places = new Set<string>();
      await page.setViewportSize({ width: 390, height: 844 });
      const found = troubles(page);
      for (const route of clinicRoutes()) {
        const answer = await page.goto(clinicUrl(route));
        expect(answer?.status(), route).toBe(200);
        await expect(page.locator('html')).toHaveAttribute('lang', /^mr\b/);
        const sideways = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(sideways, route).toBe(0);
        expect(await brokenPictures(page), route).toEqual([]);
        const { hrefs, ids } = await page.evaluate(() => ({
          hrefs: [
            ...document.querySelectorAll<HTMLAnchorElement | HTMLLinkElement>('a[href], link[href]'),
          ].map(({ href }) => href),
          ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
        }));
        for (const id of ['', ...ids.map((one) => `#${one}`)]) places.add(route + id);
        for (const one of hrefs) links.add(one.replace(origin, new URL(clinicUrl('/')).origin));
      }
      expect(found).toEqual([]);
      const own = [...links].map((one) => new URL(one)).filter((one) => one.href.startsWith(clinicUrl('/')));
      expect(own.length).toBeGreaterThan(20);
      for (const url of own) {
        expect((await request.get(url.href, { maxRedirects: 0 })).status(), url.href).toBe(200);
        if (url.hash) expect(places).toContain(url.pathname + decodeURIComponent(url.hash));
      }
    },
  );

  test('has no axe violation', { tag: '@nightly' }, async ({ page }) => {
    test.slow();
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const route of clinicRoutes()) {
        await page.goto(clinicUrl(route), { waitUntil: 'networkidle' });
        await expectAxeClean(page);
      }
    }
  });
});

test(
  'one gets from page to page by clicks, in wide windows and on phones',
  { tag: '@nightly' },
  async ({ page }) => {
    const found = troubles(page);
    const heading = page.getByRole('heading', { level: 1 });
    const bar = page.locator('header nav');
    await page.goto(clinicUrl('/'), { waitUntil: 'networkidle' });
    await bar.getByText('सेवा', { exact: true }).click();
    await bar.getByRole('link', { name: 'लसीकरण' }).click();
    await expect(heading).toHaveText('लसीकरण');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('header > button[popovertarget]').click();
    await bar.getByRole('link', { name: 'आरोग्याच्या गोष्टी' }).click();
    await expect(heading).toHaveText('आरोग्याच्या गोष्टी');
    await block(page, 'articles')
      .getByRole('link', { name: /पावसाळ्यातला ताप/ })
      .first()
      .click();
    await expect(heading).toHaveText('पावसाळ्यातला ताप: कधी थांबायचं, कधी धावायचं');
    expect(new URL(page.url()).pathname).toBe('/health-notes/monsoon-fever');
    expect(found).toEqual([]);
  },
);

test('a list is searched by words in Marathi', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(clinicUrl('/services'), { waitUntil: 'networkidle' });
  const list = block(page, 'directory');
  await list.getByRole('searchbox', { name: 'त्रास शोधा' }).fill('साखर');
  await expect(list.getByText('साखर तपासणी')).toBeVisible();
  await expect(list.getByText('कान दुखणं')).toBeHidden();
});

test(
  'an address that leads nowhere answers 404, with the picture and the ways on that the settings name',
  { tag: '@nightly' },
  async ({ page }) => {
    const answer = await page.goto(clinicUrl('/nowhere'), { waitUntil: 'networkidle' });
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('img', { name: 'दिशादर्शक पाटीजवळ रिक्षा उभी आहे.' })).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'मुख्यपानावर जा' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('घाबरू नका, आधी तपासून घेऊ');
  },
);

test('headings in Marathi are set in letters of the display face', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(clinicUrl('/'), { waitUntil: 'networkidle' });
  const ranges = await page.locator('h1').evaluate(async (heading) => {
    const [family = ''] = getComputedStyle(heading).fontFamily.split(',');
    const faces = await document.fonts.load(`1em ${family}`, heading.textContent);
    return faces.filter(({ status }) => status === 'loaded').map(({ unicodeRange }) => unicodeRange);
  });
  expect(ranges.filter((range) => range.startsWith('U+900-97F'))).toHaveLength(1);
});

test.describe('the hours of a place', () => {
  // A Monday, half past ten in India.
  const monday = new Date('2030-01-07T05:00:00Z');

  test('are a table without scripts', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(clinicUrl('/contact'));
    const hours = block(page, 'contact').getByRole('table').first();
    await expect(hours.getByRole('row').first()).toHaveText(
      'सोम–बुध, शुक्रसकाळ ९:०० – दुपार १:००संध्याकाळ ५:०० – संध्याकाळ ८:३०',
    );
    await expect(hours.getByRole('row')).toHaveCount(3);
    await context.close();
  });

  test('say whether it is open, by the clock of the place', async ({ page }) => {
    await page.clock.setFixedTime(monday);
    const found = troubles(page);
    await page.goto(clinicUrl('/contact'));
    await block(page, 'contact').scrollIntoViewIfNeeded();
    await expect(block(page, 'contact')).toContainText('आज दुपार १:०० पर्यंत उघडे');
    await expect(block(page, 'contact')).toContainText('आज बंद. गुरुवार रोजी संध्याकाळ ५:०० वाजता उघडेल');
    expect(found).toEqual([]);
  });
});

test('the columns of a table in a text stand apart', { tag: '@nightly' }, async ({ page }) => {
  await page.goto(clinicUrl('/fees'));
  const gaps = await page.locator('[data-block="prose"] tr').evaluateAll((rows) =>
    rows.map((row) => {
      const [first, second] = [...row.children].map((cell) => {
        const range = document.createRange();
        range.selectNodeContents(cell);
        return range.getBoundingClientRect();
      });
      return (second?.left ?? 0) - (first?.right ?? 0);
    }),
  );
  expect(gaps.length).toBe(8);
  expect(Math.min(...gaps)).toBeGreaterThan(12);
});

/** Words of the world that stand in any language, and what is no language at all. */
const anywhere =
  /https?:\S+|[\w.-]+@[\w.-]+|WhatsApp|YouTube|Facebook|JSON|website|article|summary_large_image|noindex|width=device-width|initial-scale=1|mr_IN/g;

/** Words in Latin letters among words. */
const latin = (words: string[]): string[] =>
  words.flatMap((text) => text.replaceAll(anywhere, '').match(/[A-Za-z]{2,}/g) ?? []);

test('no page of the clinic has a word in Latin letters, nor has what opens in it', async ({ page }) => {
  const shown = clinicTexts().filter(({ path }) => path.endsWith('.html'));
  expect(shown.length).toBeGreaterThan(11);
  for (const { path, text } of shown) expect(latin(wordsShown(text, { withData: false })), path).toEqual([]);
  await page.goto(clinicUrl('/contact'), { waitUntil: 'networkidle' });
  await page.locator('[data-form]').scrollIntoViewIfNeeded();
  // Until the scripts have the form, the browser itself tells of a wrong address, in its own language.
  await expect(page.locator('[data-form] form')).toHaveAttribute('novalidate');
  await page.locator('[data-form] [name="email"]').fill('namaskar');
  await page.locator('[data-form] [type="submit"]').click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(latin(wordsShown(await page.content(), { withData: false }))).toEqual([]);
  await page.locator('header [aria-haspopup="dialog"]').click();
  await page.locator('dialog input').fill('कावीळ');
  await expect(page.locator('dialog output')).not.toBeEmpty();
  expect(latin(wordsShown(await page.content(), { withData: false }))).toEqual([]);
  await page.keyboard.press('Escape');
  await page.locator('aside [aria-haspopup="dialog"]').click();
  await expect(page.locator('dialog [role="log"]')).toBeVisible();
  expect(latin(wordsShown(await page.content(), { withData: false }))).toEqual([]);
});

/** Names that only the first site has: of its owner and address, and of its pages and programs, where they have several words. */
function namesOfFirstSite(): { ofOwner: string[]; ofPages: string[] } {
  const pages = join(engineRoot, 'tests/sites/speaker');
  const { owner, origin: address } = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8')) as {
    owner: { name: string; shortName: string };
    origin: string;
  };
  const ofPages = filesBelow(pages)
    .filter(({ path }) => path.endsWith('.json'))
    .map(({ path }) => readFileSync(join(pages, path), 'utf8'))
    .flatMap((text) =>
      [...text.matchAll(/^ {2,4}"title": "(\S+ [^"{]+)"/gm)].map(([, title]) => title ?? ''),
    );
  return { ofOwner: [owner.name, owner.shortName, new URL(address).host], ofPages };
}

test('no file of the clinic has a name of the first site, and no words of its trade are to be read', () => {
  const { ofOwner, ofPages } = namesOfFirstSite();
  expect(ofPages.length).toBeGreaterThan(20);
  const texts = clinicTexts();
  expect(texts.length).toBeGreaterThan(40);
  const named = texts.flatMap(({ path, text }) =>
    [...ofOwner, ...ofPages].filter((name) => text.includes(name)).map((name) => `${name} in ${path}`),
  );
  expect(named).toEqual([]);
  const shown = texts
    .filter(({ path }) => /\.html$|^(?:feed\.xml|llms\.txt|search\.json|chat\.json)$/.test(path))
    .flatMap(({ path, text }) =>
      (path.endsWith('.html') ? wordsShown(text) : [text]).map((words) => ({ path, words })),
    );
  expect(shown.length).toBeGreaterThan(100);
  const ofTrade = /\b(?:arun|deshpande|signature|training|speaker|trainer|motivational)/i;
  const foreign = shown.flatMap(({ path, words }) => {
    const word = ofTrade.exec(words)?.[0];
    return word === undefined ? [] : [`${word} in ${path}`];
  });
  expect(foreign).toEqual([]);
});
