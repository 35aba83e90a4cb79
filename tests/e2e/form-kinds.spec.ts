import { join } from 'node:path';
import type { Page } from 'playwright/test';
import { formsIn } from '../../scripts/files/forms-in';
import { engineRoot } from '../../scripts/files/roots';
import { csv } from '../../scripts/enquiries/csv';
import { rowsOf } from '../../scripts/enquiries/table';
import { expect } from './site';
import { expectAxeClean } from './support/axe';
import { test as base } from './support/early-test';
import { faultyServer, type FaultyServer } from './support/faulty-server';

const pages = join(engineRoot, 'tests/sites/clinic');
const forms = formsIn(pages);
const fields = forms.find(({ name }) => name === 'appointment')?.fields ?? [];

/** The clinic, whose form has a field of every kind and asks for no e-mail address. */
const test = base.extend<{ site: FaultyServer }>({
  // Playwright reads what a fixture needs from its first argument.
  // oxlint-disable-next-line no-empty-pattern
  site: async ({}, give) => {
    const site = await faultyServer(process.env['CLINIC_FOLDER'], pages);
    await give(site);
    await site.close();
  },
  baseURL: async ({ site }, give) => give(site.url),
});

const control = (page: Page, name: string) => page.locator(`[data-form] [name="${name}"]`);
const send = (page: Page) => page.locator('[data-form] [type="submit"]').click();

const typed = {
  name: 'संगीता मोरे',
  phone: '+91 98220 11111',
  patient: 'आर्या',
  age: '7',
  day: '2031-04-01',
  time: '10:30',
  complaint: 'ताप दोन दिवस',
};

async function fillIn(page: Page): Promise<void> {
  for (const [name, value] of Object.entries(typed)) await control(page, name).fill(value);
  await control(page, 'reason').selectOption('लसीकरण');
  await control(page, 'brings').nth(0).check();
  await control(page, 'brings').nth(2).check();
  await control(page, 'firstVisit').check();
}

const stored = {
  ...typed,
  town: '',
  email: '',
  reason: 'लसीकरण',
  brings: 'जुने रिपोर्ट, लसीकरणाचं कार्ड',
  firstVisit: 'yes',
  source: 'संकेतस्थळ',
};

async function openForm(page: Page): Promise<void> {
  await page.goto('/appointment');
  await page.locator('[data-form]').scrollIntoViewIfNeeded();
  await expect(page.locator('[data-form] form')).toHaveAttribute('novalidate', '');
}

test('a form has a field of every kind, and each is sent, stored and listed', async ({ page, site }) => {
  expect(new Set(fields.map(({ kind }) => kind)).size).toBe(11);
  await openForm(page);
  await fillIn(page);
  await send(page);
  await expect(page.locator('[data-form] h3')).toBeFocused();
  const [enquiry] = site.stored();
  expect(enquiry).toMatchObject({ formId: 'appointments', kind: 'appointment', fields: stored });
  const table = csv(rowsOf(enquiry ? [enquiry] : [], forms));
  expect(table.split('\r\n')[0]).toBe(
    `\uFEFF"receivedAt","kind",${fields.map(({ name }) => `"${name}"`).join(',')},"formId","suspect","id"`,
  );
  expect(table).toContain('"जुने रिपोर्ट, लसीकरणाचं कार्ड"');
});

test('what is ticked survives a reload', async ({ page }) => {
  await openForm(page);
  await fillIn(page);
  await page.reload();
  await page.locator('[data-form]').scrollIntoViewIfNeeded();
  await expect(control(page, 'firstVisit')).toBeChecked();
  await expect(control(page, 'brings').nth(0)).toBeChecked();
  await expect(control(page, 'brings').nth(1)).not.toBeChecked();
  await expect(control(page, 'brings').nth(2)).toBeChecked();
  await expect(control(page, 'age')).toHaveValue('7');
});

test('limits are told of at the field, and nothing is sent', async ({ page, site }) => {
  await openForm(page);
  await fillIn(page);
  await control(page, 'age').fill('130');
  await control(page, 'time').fill('20:00');
  await control(page, 'patient').fill('आ'.repeat(81));
  await control(page, 'email').fill('namaskar');
  await send(page);
  const list = page.locator('[data-form] [role="alert"]');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveCount(4);
  for (const limit of ['120', '19:00', '80']) await expect(list).toContainText(limit);
  await expect(control(page, 'age')).toHaveAccessibleDescription(/120/);
  expect(site.posts()).toBe(0);
});

test('the receiver finds the same wrong, and takes what a form offers no longer', async ({
  site,
  request,
}) => {
  const post = (more: object) =>
    request.post(`${site.url}/api/forms/appointments`, { data: { ...stored, ...more } });
  const wrong = await post({ age: '130', time: '20:00', patient: 'आ'.repeat(81), email: 'namaskar' });
  expect(wrong.status()).toBe(422);
  const { errors } = (await wrong.json()) as { errors: { field: string; message: string }[] };
  expect(errors.map(({ field }) => field)).toEqual(['patient', 'age', 'time', 'email']);
  expect(errors[1]?.message).toContain('120');
  const old = { reason: 'जुनं', brings: 'जुनं, चालू औषधं', day: '1999-01-01' };
  expect((await post(old)).status()).toBe(200);
});

test('its fields have names for those who listen, at every width', async ({ page }) => {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openForm(page);
    await send(page);
    await expectAxeClean(page);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth),
    ).toBe(true);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form with a field of every kind posts by itself', async ({ page, site }) => {
    await page.goto('/appointment');
    await fillIn(page);
    await send(page);
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    const { brings, firstVisit, ...others } = stored;
    expect(site.stored().map((one) => one.fields)).toEqual([{ ...others, brings, firstVisit }]);
  });
});
