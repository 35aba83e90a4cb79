import type { Locator } from 'playwright/test';
import { join } from 'node:path';
import { formsIn } from '../../scripts/files/forms-in';
import { engineRoot } from '../../scripts/files/roots';
import { expect } from './site';
import type { FaultyServer } from './support/faulty-server';
import { test } from './support/faulty-server-test';
import { holdBack, late } from './support/held-back';

test.use({ scripts: 'late', viewport: { width: 390, height: 844 } });

/** What translators and extensions do to a page; each runs in the browser, on the whole document. */
const changes: Record<string, () => void> = {
  'wraps every text': () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, noscript, textarea, option, font'))
        continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      inner.textContent = `§${text.data}`;
      outer.append(inner);
      text.replaceWith(outer);
    }
  },
  'puts an element first in the page': () =>
    document.querySelectorAll('main, dialog form').forEach((place) => {
      place.prepend(document.createElement('div'));
    }),
  'puts an element before each phone link': () =>
    document.querySelectorAll('a[href^="tel:"], dialog button').forEach((link) => {
      link.before(document.createElement('span'));
    }),
  'puts an element after each field': () =>
    document.querySelectorAll('input').forEach((field) => {
      field.after(document.createElement('div'));
    }),
};

const typed: Record<string, string> = {
  text: 'Asha K. Rao',
  email: 'asha@mill.example',
  phone: '+91 98220 11111',
  date: '2031-04-01',
  number: '120',
  textArea: 'Two shifts,\nनमस्कार',
};

const known = formsIn(join(engineRoot, 'tests/sites/speaker'));
const fieldsOf = (name: string) => known.find((form) => form.name === name)?.fields ?? [];
/** The first line of text of a form, in which there is a caret. */
const firstOf = (name: string) => fieldsOf(name).find(({ kind }) => kind === 'text')?.name ?? '';

const control = (form: Locator, name: string) => form.locator(`[name="${name}"]`);

/** Fills in every field, and leaves the caret in the middle of the first line of text. */
async function fillIn(form: Locator, kind: string): Promise<void> {
  const fields = fieldsOf(kind);
  for (const { name, kind: input } of fields) {
    if (input === 'choice') await control(form, name).selectOption({ index: 1 });
    else await control(form, name).fill(typed[input] ?? '');
  }
  const first = control(form, firstOf(kind));
  await first.focus();
  await first.evaluate((field: HTMLInputElement) => {
    field.setSelectionRange(4, 4);
  });
}

/** The values by field, as they are in the browser. */
function valuesOf(form: Locator): Promise<Record<string, unknown>> {
  return form.evaluate((element: HTMLFormElement) => Object.fromEntries(new FormData(element)));
}

async function expectSentOnce(form: Locator, site: FaultyServer): Promise<void> {
  await expect(form).toHaveCount(0);
  expect(site.stored().map(({ fields }) => fields['email'])).toEqual([typed['email']]);
  expect(site.posts()).toBe(1);
}

const nightly = { tag: '@nightly' };
const forms: [path: string, kind: string][] = [
  ['/contact', 'contact'],
  ['/invite', 'invitation'],
  ['/podcast-guest', 'podcast'],
  ['/', 'get-in-touch'],
];

for (const [what, change] of Object.entries(changes)) {
  for (const [path, kind] of forms)
    test(
      `what is typed at ${path} before something ${what} is kept and sent once`,
      nightly,
      async ({ page, site }) => {
        const release = await holdBack(page, late.scripts);
        await page.goto(path, { waitUntil: 'domcontentloaded' });
        const form = page.locator('main form').first();
        await page.evaluate(change);
        await fillIn(form, kind);
        const values = await valuesOf(form);
        release();
        await expect(form).toHaveAttribute('novalidate', '');
        expect(await valuesOf(form)).toEqual(values);
        const first = control(form, firstOf(kind));
        await expect(first).toBeFocused();
        await page.keyboard.type('!');
        await expect(first).toHaveValue('Asha! K. Rao');
        await form.locator('[type=submit]').filter({ visible: true }).click();
        await expectSentOnce(form, site);
      },
    );

  test(`the chat sends its inquiry once while something ${what}`, nightly, async ({ page, site }) => {
    await page.goto('/privacy');
    await page.getByRole('button', { name: 'Ask our assistant' }).press('Enter');
    const dialog = page.getByRole('dialog');
    const input = dialog.getByRole('textbox');
    await page.evaluate(change);
    await input.fill('I want to hire him');
    await page.evaluate(change);
    await expect(input).toBeFocused();
    await expect(input).toHaveValue('I want to hire him');
    await input.press('Enter');
    const form = dialog.locator('form').filter({ has: page.locator('[name=email]') });
    await fillIn(form, 'chat');
    const values = await valuesOf(form);
    await page.evaluate(change);
    expect(await valuesOf(form)).toEqual(values);
    await form.locator('[type=submit]').click();
    await expectSentOnce(form, site);
  });
}
