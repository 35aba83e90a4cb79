import type { Page } from 'playwright/test';
import { expect } from './site';
import { test } from './support/faulty-server-test';
import { holdBack } from './support/held-back';

const event = { Place: 'Nashik', 'About the event': 'Two plants merged in April.' };
const person = {
  'Your full name': 'Sunita D’Souza',
  Organisation: 'The mill',
  'E-mail': 'sunita@mill.example',
};

const form = (page: Page) => page.getByRole('form');
const button = (page: Page, name: string) => form(page).getByRole('button', { name });

async function fillEvent(page: Page): Promise<void> {
  await form(page).getByLabel('Proposed Event Date').fill('2031-02-14');
  await form(page).getByLabel('Kind of event').selectOption('Keynote Speech');
  for (const [label, text] of Object.entries(event)) await form(page).getByLabel(label).fill(text);
}

async function fillPerson(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(person)) await form(page).getByLabel(label).fill(text);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('an invitation asks for the event, then for the person, and is sent as one', async ({
    page,
    site,
  }) => {
    await page.goto('/invite');
    await expect(button(page, 'Next')).toBeVisible();
    await expect(form(page).getByLabel('Your full name')).toBeHidden();
    await expect(button(page, 'Submit Request')).toBeHidden();
    await fillEvent(page);
    await button(page, 'Next').click();
    await expect(form(page).getByRole('group', { name: 'You' })).toBeFocused();
    await expect(form(page).getByLabel('Proposed Event Date')).toBeHidden();
    await button(page, 'Back').click();
    await expect(form(page).getByLabel('Place')).toHaveValue('Nashik');
    await form(page).getByLabel('Place').press('Enter');
    await fillPerson(page);
    await button(page, 'Submit Request').click();
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(site.stored()).toMatchObject([
      { fields: { eventDate: '2031-02-14', eventLocation: 'Nashik', email: 'sunita@mill.example' } },
    ]);
  });

  /** The heading of a part and its first field are below the header, and the field is in view. */
  async function expectToBeginInView(page: Page, part: string, first: string): Promise<void> {
    const group = form(page).getByRole('group', { name: part });
    await expect(group).toBeFocused();
    const header = (await page.getByRole('banner').boundingBox())?.height ?? 0;
    const heading = await group.getByText(part, { exact: true }).boundingBox();
    expect(heading?.y).toBeGreaterThanOrEqual(header);
    await expect(form(page).getByLabel(first)).toBeInViewport({ ratio: 1 });
  }

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const)
    test(`each part begins below the header, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/invite');
      await expect(button(page, 'Next')).toBeVisible();
      await fillEvent(page);
      await button(page, 'Next').click();
      await expectToBeginInView(page, 'You', 'Your full name');
      await button(page, 'Back').click();
      await expectToBeginInView(page, 'Your event', 'Proposed Event Date');
    });

  test(
    'what is missing in a part is said before the next one comes',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/invite');
      await button(page, 'Next').click();
      await expect(form(page).getByRole('alert')).toBeFocused();
      await expect(form(page).getByRole('alert').getByRole('link')).toHaveCount(4);
      await expect(form(page).getByLabel('Your full name')).toBeHidden();
    },
  );

  test(
    'a part that is in sight when the form comes to life stays there',
    { tag: '@nightly' },
    async ({ page }) => {
      const release = await holdBack(page, /draw-form/);
      await page.goto('/invite');
      await form(page).getByLabel('Your full name').scrollIntoViewIfNeeded();
      release();
      await expect(form(page)).toHaveAttribute('novalidate');
      await expect(form(page).getByLabel('Your full name')).toBeInViewport();
      await expect(button(page, 'Submit Request')).toBeVisible();
      await expect(button(page, 'Next')).toHaveCount(0);
    },
  );

  test(
    'a later part in which something was typed stands there at once',
    { tag: '@nightly' },
    async ({ page }) => {
      await page.goto('/invite');
      await expect(button(page, 'Next')).toBeVisible();
      await fillEvent(page);
      await button(page, 'Next').click();
      await fillPerson(page);
      await page.reload();
      await form(page).scrollIntoViewIfNeeded();
      await expect(form(page).getByLabel('Your full name')).toHaveValue('Sunita D’Souza');
      await expect(form(page).getByLabel('Place')).toBeVisible();
      await expect(button(page, 'Submit Request')).toBeVisible();
    },
  );
});

test.describe('on a phone without scripts', () => {
  test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

  test('all parts stand there', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/invite');
    await expect(form(page).getByLabel('Your full name')).toBeVisible();
    await expect(button(page, 'Submit Request')).toBeVisible();
    await expect(button(page, 'Next')).toHaveCount(0);
  });
});

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test('both parts stand there, and Enter sends', { tag: '@nightly' }, async ({ page, site }) => {
    await page.goto('/invite');
    await fillEvent(page);
    await fillPerson(page);
    await expect(button(page, 'Next')).toBeHidden();
    await form(page).getByLabel('E-mail').press('Enter');
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeVisible();
    expect(site.stored()).toHaveLength(1);
  });
});
