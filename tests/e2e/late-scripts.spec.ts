import type { Locator, Page } from 'playwright/test';
import { expect, test, variantUrl } from './site';
import { holdBack, late } from './support/held-back';

test.use({ scripts: 'late' });

/** Something that needs scripts: where it is, how it is found, and what is to be seen when it has done what it says. */
interface Touch {
  route: () => string;
  find: (page: Page) => Locator;
  done: (page: Page) => Promise<void>;
}

const dialog = (page: Page, name?: string) => page.getByRole('dialog', name === undefined ? {} : { name });
const taken = (page: Page) => page.locator('[data-taken]');
/** How high the line is that says, over the page, that something is on its way; `auto` where there is none. */
const waitingLine = (page: Page) =>
  page.locator('#_notice').evaluate((place) => getComputedStyle(place, '::before').height);
const tabs = (page: Page) => page.getByRole('tab');
const video = (page: Page) => page.getByRole('link', { name: 'Watch Now' }).first();
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const openMenu = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true }).click();

/** Opens a page as far as its HTML. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' });
}

const nightly = { tag: '@nightly' };

const touches: Record<string, Touch> = {
  'the chat button': {
    route: () => '/',
    find: (page) => page.getByRole('button', { name: 'Ask our assistant' }),
    done: (page) => expect(dialog(page)).toBeVisible(),
  },
  'a tab': {
    route: () => '/',
    find: (page) => tabs(page).nth(2),
    done: (page) => expect(tabs(page).nth(2)).toHaveAttribute('aria-selected', 'true'),
  },
  'the search button': {
    route: () => '/books',
    find: (page) => page.getByRole('button', { name: 'Search' }),
    done: (page) => expect(dialog(page, 'Search')).toBeVisible(),
  },
  'a picture of a gallery': {
    route: () => '/signature-programs/outbound-training',
    find: (page) => page.locator('[data-block="gallery"] a').nth(1),
    done: async (page) => {
      await expect(dialog(page)).toBeVisible();
      await expect(page).toHaveURL(/outbound-training$/);
    },
  },
  'the button of a form': {
    route: () => '/contact',
    find: (page) => page.locator('main form [type=submit]'),
    done: (page) => expect(page.locator('main form').getByRole('alert')).toContainText('First name:'),
  },
  'a video that opens in the page': {
    route: () => '/',
    find: video,
    done: async (page) => {
      await expect(dialog(page)).toBeVisible();
      expect(page.context().pages()).toHaveLength(1);
    },
  },
};

/** Touches, sees that it was taken, lets come what was held back, and sees it done. */
async function expectKept(page: Page, held: RegExp, touch: Touch, act: (at: Locator) => Promise<void>) {
  const release = await holdBack(page, held);
  await open(page, touch.route());
  await act(touch.find(page));
  await expect(taken(page)).toHaveCount(1);
  await expect(taken(page)).toHaveCSS('cursor', 'progress');
  await expect.poll(() => waitingLine(page)).toBe('4px');
  release();
  await touch.done(page);
  await expect(taken(page)).toHaveCount(0);
  await expect.poll(() => waitingLine(page)).toBe('auto');
}

for (const [what, held] of Object.entries(late))
  for (const [name, touch] of Object.entries(touches))
    test(
      `a click on ${name} waits for the ${what}`,
      what === 'scripts' && name === 'the chat button' ? {} : nightly,
      async ({ page }) => {
        await expectKept(page, held, touch, async (at) => {
          // The bar with the chat button comes up with the page.
          await page.evaluate(() => window.scrollTo(0, 700));
          await at.click();
        });
      },
    );

for (const [name, touch] of Object.entries(touches))
  test(`Enter on ${name} waits for the scripts`, nightly, async ({ page }) => {
    await expectKept(page, late.scripts, touch, async (at) => {
      // What lies below the first view takes the focus when its style is there.
      await expect(at).toBeVisible();
      await at.press('Enter');
    });
  });

test.describe('on a touch screen', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [name, touch] of Object.entries(touches))
    test(`a tap on ${name} waits for the scripts`, nightly, async ({ page }) => {
      await expectKept(page, late.scripts, touch, async (at) => {
        // The bar with the chat button comes up with the page.
        await page.evaluate(() => window.scrollTo(0, 700));
        await at.tap();
      });
    });

  test(
    'an entry that is still to come, in the open menu, waits for the scripts',
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await holdBack(page, late.scripts);
      await open(page, variantUrl('/'));
      await openMenu(page);
      await menu(page).getByRole('button', { name: 'Courses' }).tap();
      await expect(taken(page)).toHaveText('Courses');
      release();
      await expect(page.getByText('🚧 Coming Soon!')).toBeInViewport();
      await expect(menu(page)).toBeHidden();
    },
  );

  test(
    'Back closes a menu that was opened before the scripts had come',
    { tag: '@nightly' },
    async ({ page }) => {
      await open(page, '/faqs');
      const release = await holdBack(page, late.scripts);
      await open(page, '/books');
      await openMenu(page);
      await expect(menu(page)).toBeVisible();
      release();
      await expect(page.locator('main[inert]')).toHaveCount(1);
      await expect
        .poll(() => page.evaluate(() => (history.state as { window?: 1 } | null)?.window))
        .toBeTruthy();
      await page.goBack();
      await expect(menu(page)).toBeHidden();
      await expect(page).toHaveURL(/\/books$/);
    },
  );
});

for (const key of ['/', 'Control+k'])
  test(`${key} waits for the scripts and opens the search`, { tag: '@nightly' }, async ({ page }) => {
    const release = await holdBack(page, late.scripts);
    await open(page, '/books');
    await page.keyboard.press(key);
    await expect(taken(page)).toHaveCount(1);
    release();
    await expect(dialog(page, 'Search')).toBeVisible();
  });

test(
  'an arrow on a tab waits for the scripts; with a key held it is the browser’s',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await holdBack(page, late.scripts);
    await open(page, '/');
    await tabs(page).first().press('ArrowRight');
    await expect(taken(page)).toHaveCount(1);
    const isLeft = await tabs(page)
      .first()
      .evaluate((tab) =>
        tab.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true }),
        ),
      );
    expect(isLeft).toBe(true);
    release();
    await expect(tabs(page).nth(1)).toHaveAttribute('aria-selected', 'true');
    await expect(tabs(page).nth(1)).toBeFocused();
  },
);

test('the second touch takes the place of the first', { tag: '@nightly' }, async ({ page }) => {
  const release = await holdBack(page, late.scripts);
  await open(page, '/');
  await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
  await tabs(page).nth(3).click();
  await expect(taken(page)).toHaveAttribute('role', 'tab');
  release();
  await expect(tabs(page).nth(3)).toHaveAttribute('aria-selected', 'true');
  await page.waitForLoadState('networkidle');
  await expect(dialog(page)).toHaveCount(0);
});

for (const leave of [false, true])
  test(
    `words in the filter of topics wait for the scripts${leave ? ', also when one has moved on' : ''}`,
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await holdBack(page, late.scripts);
      await open(page, '/trainings');
      const directory = page.locator('[data-block="directory"]');
      await directory.getByRole('searchbox').pressSequentially('stress');
      if (leave) await directory.getByRole('searchbox').blur();
      release();
      await expect(directory.getByRole('status')).toHaveText(
        'No topic is called “stress”. These topics are similar.',
      );
      await expect(directory.getByRole('searchbox')).toHaveValue('stress');
    },
  );

test(
  'what the browser does by itself goes on when the scripts come',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await holdBack(page, late.scripts);
    await open(page, '/faqs');
    const question = page.locator('main details[name]').first();
    await question.locator('summary').click();
    await page.locator('header summary').first().click();
    release();
    // The key is the scripts' own: it does nothing until they are at work.
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(page.locator('header details[open]')).toHaveCount(0, { timeout: 500 });
    }).toPass();
    await expect(question).toHaveAttribute('open', '');
  },
);

test('a link leads on while the scripts are on their way', { tag: '@nightly' }, async ({ page }) => {
  await holdBack(page, late.scripts);
  await open(page, '/books');
  await page.getByRole('contentinfo').getByRole('link', { name: 'FAQs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Frequently Asked Questions');
});

test('what is typed into a form before the scripts come is sent', async ({ page }) => {
  const release = await holdBack(page, late.scripts);
  await open(page, '/contact');
  await page.getByRole('form').getByLabel('First name').fill('Sunita');
  release();
  await expect(page.getByRole('form')).toHaveAttribute('novalidate', '');
  await expect(page.getByRole('form').getByLabel('First name')).toHaveValue('Sunita');
});

test('a form that is sent before the scripts come posts by itself', async ({ page }) => {
  await holdBack(page, late.scripts);
  let posted = '';
  await page.route('**/api/forms/**', (route) => {
    posted = route.request().postData() ?? '';
    return route.fulfill({ body: 'Thank you' });
  });
  await open(page, '/contact');
  const form = page.getByRole('form');
  for (const [label, words] of [
    ['First name', 'Sunita'],
    ['Last name', 'Kale'],
    ['E-mail', 'sunita@mill.example'],
    ['Message', 'Two shifts.'],
  ] as const)
    await form.getByLabel(label).fill(words);
  await form.getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByText('Thank you')).toBeVisible();
  expect(new URLSearchParams(posted).get('firstName')).toBe('Sunita');
});

test(
  'a form is not sent before its own code is there, and then says what is missing',
  { tag: '@nightly' },
  async ({ page }) => {
    const release = await holdBack(page, /\/assets\/draw-form-[^/]*\.js$/);
    await open(page, '/contact');
    await page.locator('main input').first().focus();
    await expect(page.locator('html')).not.toHaveAttribute('data-parts');
    const send = page.locator('main form [type=submit]');
    await send.click();
    await expect(taken(page)).toHaveCount(1);
    release();
    await expect(page.locator('main form').getByRole('alert')).toContainText('First name:');
    await expect(taken(page)).toHaveCount(0);
  },
);

for (const address of ['/books', '/books#_main'])
  test(
    `${address} is painted and whole without the style of everything, when that never comes`,
    { tag: '@nightly' },
    async ({ page }) => {
      await page.route(/assets\/start-[^/]*\.css$/, () => {});
      await open(page, address);
      await expect(page.locator('html')).not.toHaveAttribute('data-unstyled');
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect
        .poll(() => page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length))
        .toBe(1);
    },
  );
