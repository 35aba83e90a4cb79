import type { Page } from 'playwright/test';
import { expect, variantUrl } from './site';
import type { Mood, FaultyServer } from './support/faulty-server';
import { test } from './support/faulty-server-test';

const typed = {
  'First name': 'Sunita',
  'Last name': "D'Souza",
  'E-mail': 'sunita@mill.example',
  'Phone (optional)': '+91 98220 11111',
  Message: 'Two shifts, 140 people.\nThey <b>do not</b> talk to each other. नमस्कार',
};

const form = (page: Page) => page.getByRole('form');
const block = (page: Page) => page.locator('[data-block="enquiryForm"]');

async function fillContact(page: Page, path = '/contact'): Promise<void> {
  await page.goto(path);
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('novalidate', '');
  for (const [label, text] of Object.entries(typed)) await form(page).getByLabel(label).fill(text);
  await form(page).getByLabel('What is it about?').selectOption('Team Building');
}

async function expectEverythingKept(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed))
    await expect(form(page).getByLabel(label)).toHaveValue(text);
  await expect(form(page).getByLabel('What is it about?')).toHaveValue('team-building');
}

const send = (page: Page) => form(page).getByRole('button', { name: 'Send Message' }).click();
const thanks = (page: Page) => page.getByRole('heading', { name: 'Your message is with us.' });

const contactPayload = {
  formType: 'General Inquiry',
  firstName: 'Sunita',
  lastName: "D'Souza",
  email: 'sunita@mill.example',
  phone: '+91 98220 11111',
  service: 'team-building',
  message: typed.Message,
};

async function expectFailure(page: Page, words: string | RegExp): Promise<void> {
  const note = form(page).getByRole('alert').filter({ hasText: 'Everything you typed is still here.' });
  await expect(note).toContainText(words, { timeout: 20_000 });
  await expect(thanks(page)).toHaveCount(0);
  await expectEverythingKept(page);
  const chat = note.getByRole('link', { name: 'Send it by WhatsApp' });
  await expect(chat).toHaveAttribute('rel', 'noopener noreferrer');
  const text = new URL((await chat.getAttribute('href')) ?? '').searchParams.get('text');
  expect(text).toContain(`Message: ${typed.Message}`);
  expect(text).toContain('What is it about? (optional): Team Building');
  const mail = await note.getByRole('link', { name: 'Send it by e-mail' }).getAttribute('href');
  expect(decodeURIComponent(mail ?? '')).toContain(typed.Message);
}

async function expectSentOnce(page: Page, site: FaultyServer): Promise<void> {
  await expect(thanks(page)).toBeVisible();
  await expect(thanks(page)).toBeFocused();
  await expect(form(page)).toHaveCount(0);
  expect(site.stored().map(({ fields }) => fields)).toEqual([contactPayload]);
}

const moods: [mood: Mood, words: string][] = [
  ['silent', 'No answer came within 15 seconds.'],
  ['resets', 'The connection was lost.'],
  ['stores and breaks off', 'The connection was lost.'],
  ['a page', 'The server sent an unexpected reply.'],
  [400, 'The message was not accepted.'],
  [413, 'The message is too long.'],
  [422, 'The message was not accepted.'],
  [429, 'Please wait about 40 seconds'],
  [500, 'Our server cannot take messages'],
  [503, 'Our server cannot take messages'],
];

/** The one of the fast run: the enquiry is on the disk and its answer is lost. */
const usual: Mood = 'stores and breaks off';

for (const [mood, words] of moods) {
  test(
    `when the server answers "${mood}", nothing is lost, and after its recovery the form goes through once`,
    mood === usual ? {} : { tag: '@nightly' },
    async ({ page, site }) => {
      site.mood = mood;
      await fillContact(page);
      await send(page);
      await expectFailure(page, words);
      site.mood = 'well';
      await form(page).getByRole('button', { name: 'Try again' }).click();
      await expectSentOnce(page, site);
    },
  );
}

test('a field that the server refuses says so at the field', async ({ page, site }) => {
  site.mood = 422;
  await fillContact(page);
  await send(page);
  await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription('This mailbox does not exist.');
  await expect(form(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(form(page).getByRole('alert').first()).toBeFocused();
});

test(
  'offline, nothing is lost, and back online the form goes through once',
  { tag: '@nightly' },
  async ({ page, site, context }) => {
    await fillContact(page);
    await context.setOffline(true);
    await send(page);
    await expectFailure(page, 'You seem to be offline.');
    await context.setOffline(false);
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expectSentOnce(page, site);
  },
);

test(
  'a server that refuses connections loses nothing, and back again takes the form once',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await fillContact(page);
    await site.shut();
    await send(page);
    await expectFailure(page, 'The connection was lost.');
    await site.open();
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expectSentOnce(page, site);
  },
);

test(
  'a form service whose name cannot be resolved loses nothing, and is sent no header that it would have to allow',
  { tag: '@nightly' },
  async ({ page }) => {
    await fillContact(page, variantUrl('/contact'));
    await send(page);
    await expectFailure(page, 'The connection was lost.');
    const sent: unknown[] = [];
    await page.route('https://forms.invalid/**', (route) => {
      sent.push([
        route.request().url(),
        route.request().headers()['idempotency-key'],
        route.request().postDataJSON(),
      ]);
      return route.fulfill({ json: { ok: true }, headers: { 'Access-Control-Allow-Origin': '*' } });
    });
    await form(page).getByRole('button', { name: 'Try again' }).click();
    await expect(thanks(page)).toBeVisible();
    expect(sent).toEqual([
      ['https://forms.invalid/f/abc', undefined, { ...contactPayload, access_key: 'k-1' }],
    ]);
  },
);

test('a second click and a second Enter send nothing more', { tag: '@nightly' }, async ({ page, site }) => {
  site.mood = 'slow';
  await fillContact(page);
  await form(page).getByRole('button', { name: 'Send Message' }).dblclick({ force: true });
  await form(page).getByLabel('First name').press('Enter');
  await form(page).getByLabel('First name').press('Enter');
  site.mood = 'well';
  await expectSentOnce(page, site);
  expect(site.posts()).toBe(1);
});

test(
  'while it is sent, the button says so and cannot be pressed',
  { tag: '@nightly' },
  async ({ page, site }) => {
    site.mood = 'slow';
    await fillContact(page);
    await send(page);
    await expect(form(page).getByRole('button', { name: 'Sending...' })).toBeDisabled();
    site.mood = 'well';
    await expectSentOnce(page, site);
  },
);

test(
  'what was typed survives a reload and a visit to another page, until it is sent',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await fillContact(page);
    await page.reload();
    await expectEverythingKept(page);
    await page.getByRole('link', { name: 'Books' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Contact the team');
    await page.goBack();
    await block(page).scrollIntoViewIfNeeded();
    await expectEverythingKept(page);
    // The home page has a form of its own.
    await page.goto('/#contact');
    await expect(form(page)).toHaveAttribute('novalidate', '');
    await expect(form(page).getByLabel('First name')).toHaveValue('');
    await page.goto('/contact');
    await expectEverythingKept(page);
    await send(page);
    await expectSentOnce(page, site);
    await page.goto('/contact');
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('novalidate', '');
    await expect(form(page).getByLabel('First name')).toHaveValue('');
  },
);

test('what is typed before the code has come is kept', async ({ page }) => {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/draw-form-.*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contact');
  const first = form(page).getByLabel('First name');
  await first.fill('Sunita');
  await expect(form(page)).not.toHaveAttribute('novalidate', '');
  release();
  await expect(form(page)).toHaveAttribute('novalidate', '');
  await expect(first).toHaveValue('Sunita');
  await expect(first).toBeFocused();
});

test('what is missing is said at the fields and in a list that takes the focus, and nothing is sent', async ({
  page,
  site,
}) => {
  await page.goto('/contact');
  await form(page).scrollIntoViewIfNeeded();
  await expect(form(page)).toHaveAttribute('novalidate', '');
  await form(page).getByLabel('E-mail').fill('sunita at mill');
  await form(page).getByLabel('Last name').fill('   ');
  await send(page);
  const list = form(page).getByRole('alert');
  await expect(list).toBeFocused();
  await expect(list.getByRole('link')).toHaveText([
    'First name: Please fill this in.',
    'Last name: Please fill this in.',
    'E-mail: Please enter an e-mail address like name@example.com.',
    'Message: Please fill this in.',
  ]);
  await list.getByRole('link').nth(2).click();
  await expect(form(page).getByLabel('E-mail')).toBeFocused();
  await expect(form(page).getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await form(page).getByLabel('E-mail').fill('sunita@mill.example');
  await expect(form(page).getByLabel('E-mail')).not.toHaveAttribute('aria-invalid', 'true');
  expect(site.posts()).toBe(0);
});

test(
  'an invitation has all fields, hints at a past day and an odd number, and is sent all the same',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await page.goto('/invite');
    await form(page).scrollIntoViewIfNeeded();
    await expect(form(page)).toHaveAttribute('novalidate', '');
    const field = (label: string) => form(page).getByLabel(label);
    await field('Your full name').fill('Ravi Patil');
    await field('Organisation').fill('Sugar Mill');
    await field('E-mail').fill('ravi@mill.example');
    await field('Phone').fill('12');
    await expect(field('Phone')).toHaveAccessibleDescription(/phone number looks incomplete/);
    await field('Proposed Event Date').fill('2020-01-31');
    await expect(field('Proposed Event Date')).toHaveAccessibleDescription(/This date has passed/);
    await expect(field('Place')).toHaveAttribute('placeholder', 'Event City & State');
    await expect(field('Audience size')).toHaveAttribute('placeholder', 'e.g., 150');
    await expect(field('Kind of event').locator('option')).toHaveText([
      'Choose one',
      'Keynote Speech',
      'Corporate Training',
      'Workshop / Seminar',
      'University / College Event',
      'Panel Discussion',
      'Other',
    ]);
    await field('Place').fill('Sangli, Maharashtra');
    await field('Kind of event').selectOption('Workshop / Seminar');
    await field('About the event').fill('Fifty years');
    site.mood = 'slow';
    await form(page).getByRole('button', { name: 'Submit Request' }).click();
    await expect(form(page).getByRole('button', { name: 'Submitting Request...' })).toBeDisabled();
    site.mood = 'well';
    await expect(page.getByRole('heading', { name: 'Thank You' })).toBeFocused();
    expect(site.stored().map(({ fields }) => fields)).toEqual([
      {
        formType: 'Invitation Request',
        fullName: 'Ravi Patil',
        email: 'ravi@mill.example',
        organization: 'Sugar Mill',
        phone: '12',
        eventDate: '2020-01-31',
        eventLocation: 'Sangli, Maharashtra',
        eventType: 'Workshop / Seminar',
        audienceSize: '',
        eventDescription: 'Fifty years',
      },
    ]);
  },
);

test(
  'a nomination is sent with all its fields and thanks as specified',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await page.goto('/podcast-guest');
    await page.getByRole('link', { name: 'Be Our Guest' }).click();
    await expect(form(page)).toBeInViewport();
    await expect(form(page)).toHaveAttribute('novalidate', '');
    const field = (label: string | RegExp) => form(page).getByLabel(label);
    await expect(field(/^Phone/)).toHaveAttribute('placeholder', 'Guest’s Phone (Optional)');
    await field('full name').fill('Asha Kale');
    await field('e-mail').fill('asha@school.example');
    await field('Company and role').fill('Zilla Parishad School, headmistress');
    await field('Why should').fill('She painted the timetable on the wall.');
    site.mood = 'slow';
    await form(page).getByRole('button', { name: 'Submit Nomination' }).click();
    await expect(form(page).getByRole('button', { name: 'Submitting...' })).toBeDisabled();
    site.mood = 'well';
    await expect(
      page.getByText(
        'We’ve received your nomination. Our team will review it and get in touch if there’s a potential fit.',
      ),
    ).toBeVisible();
    expect(site.stored().map(({ kind, fields }) => [kind, fields])).toEqual([
      [
        'podcast',
        {
          formType: 'Podcast Guest Nomination',
          fullName: 'Asha Kale',
          email: 'asha@school.example',
          phone: '',
          companyAndRole: 'Zilla Parishad School, headmistress',
          reason: 'She painted the timetable on the wall.',
        },
      ],
    ]);
  },
);

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a form posts by itself and leads to the thanks', async ({ page, site }) => {
    await page.goto('/contact');
    for (const [label, text] of Object.entries(typed)) await form(page).getByLabel(label).fill(text);
    await form(page).getByLabel('What is it about?').selectOption('Team Building');
    await send(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank You');
    expect(new URL(page.url()).pathname).toBe('/thank-you');
    const message = typed.Message.replaceAll('\n', '\r\n');
    expect(site.stored().map(({ fields }) => fields)).toEqual([{ ...contactPayload, message }]);
  });

  test('the browser itself asks for what is missing', { tag: '@nightly' }, async ({ page, site }) => {
    await page.goto('/contact');
    await send(page);
    expect(new URL(page.url()).pathname).toBe('/contact');
    expect(site.posts()).toBe(0);
  });
});

test(
  'the field for robots is out of sight and out of the way',
  { tag: '@nightly' },
  async ({ page, site }) => {
    await fillContact(page);
    const trap = page.locator('input[name="_gotcha"]');
    expect(await trap.evaluate((field: HTMLInputElement) => [field.tabIndex, field.autocomplete])).toEqual([
      -1,
      'off',
    ]);
    await expect(form(page).getByRole('textbox', { name: 'Leave this empty' })).toHaveCount(0);
    await expect(trap.locator('xpath=../..')).toHaveCSS('width', '1px');
    await trap.evaluate((field: HTMLInputElement) => {
      field.value = 'cheap watches';
    });
    await send(page);
    await expect(thanks(page)).toBeVisible();
    expect(site.stored()).toMatchObject([{ suspect: true, fields: contactPayload }]);
  },
);
