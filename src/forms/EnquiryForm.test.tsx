// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SiteProvider } from '../components/SiteInfo/site-info';
import type { FormSettings } from '../model/content.generated';
import type { Form } from '../model/form';
import type { SiteData } from '../model/page-data';
import { readDraft, writeDraft } from './draft';
import { FormWithThanks } from './FormWithThanks';
import { contactForm, everyKind } from './testing/contact-form';

const contact = { email: 'team@example.in', whatsapp: '919800000000' };
const navigation = { items: [], action: { label: 'Invite', to: '/invite' } };
const site = { origin: 'https://www.example.in', basePath: '/', contact, navigation } as unknown as SiteData;
const hosted: FormSettings = { endpoint: 'https://forms.example/f/{formId}' };

let root: Root;
const form = (): HTMLFormElement => document.querySelector('form') as HTMLFormElement;
const control = (name: string): HTMLInputElement => form().elements.namedItem(name) as HTMLInputElement;
const alerts = (): string[] =>
  Array.from(document.querySelectorAll('[role="alert"]'), (box) => box.textContent ?? '');

async function show(forms?: FormSettings, more: Partial<Form> = {}): Promise<void> {
  const value = { ...site, ...(forms && { forms }) };
  await act(async () => {
    root.render(
      <SiteProvider value={value}>
        <FormWithThanks form={{ ...contactForm, ...more }} heading="Write to us" />
      </SiteProvider>,
    );
    await Promise.resolve();
  });
}

async function type(name: string, value: string): Promise<void> {
  await act(async () => {
    const one = control(name);
    const prototype = Object.getPrototypeOf(one) as object;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(one, value);
    one.dispatchEvent(new Event('input', { bubbles: true }));
    one.dispatchEvent(new Event('change', { bubbles: true }));
    await Promise.resolve();
  });
}

async function send(): Promise<void> {
  await act(async () => {
    form().dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
}

async function fillIn(): Promise<void> {
  await type('firstName', 'Asha');
  await type('lastName', 'Rao');
  await type('email', 'asha@example.in');
  await type('message', 'Hello & welcome');
}

const answer = (body: string, status = 200) => {
  const fetched = vi.fn<typeof fetch>(() => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
});
afterEach(async () => {
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  vi.unstubAllGlobals();
});

describe('A form', () => {
  it('has its fields in the order of its author', async () => {
    await show();
    const shown = Array.from(form().querySelectorAll('label[for]'), (label) => label.textContent);
    expect(shown).toEqual(['First name', 'Last name?', 'E-mail', 'Phone', 'Service', 'Message']);
    expect(form().getAttribute('aria-label')).toBe('Write to us');
    expect(control('email').type).toBe('email');
    expect(control('email').autocomplete).toBe('email');
    expect(control('email').placeholder).toBe('name@company.in');
    expect(control('email').required).toBe(true);
    expect(control('phone').required).toBe(false);
    expect(control('message').tagName).toBe('TEXTAREA');
    expect(document.querySelector(`label[for="${control('email').id}"]`)?.textContent).toBe('E-mail');
    expect(control('lastName').getAttribute('aria-describedby')).toBe('_form-contact-lastName-hint');
    expect(document.getElementById('_form-contact-lastName-hint')?.textContent).toBe('As on your card.');
    expect(control('firstName').hasAttribute('aria-describedby')).toBe(false);
    const options = Array.from(control('service').querySelectorAll('option'), ({ value, text }) => [
      value,
      text,
    ]);
    expect(options).toEqual([
      ['', 'Please choose'],
      ['talk', 'A talk'],
      ['Other', 'Other'],
    ]);
  });

  it('leaves its checks to the browser until it lives, and then makes them itself', async () => {
    const html = renderToString(
      <SiteProvider value={site}>
        <FormWithThanks form={contactForm} heading="Write to us" />
      </SiteProvider>,
    );
    expect(html).not.toMatch(/novalidate/i);
    expect(html).not.toContain('-advice');
    await show();
    expect(form().noValidate).toBe(true);
  });

  it('posts without scripts where it posts with them, and lands on its page of thanks', async () => {
    await show();
    expect(form().getAttribute('action')).toBe('/api/forms/enquiries');
    expect(form().method).toBe('post');
    expect(control('formType').value).toBe('General Inquiry');
    expect(control('_next').value).toBe('/thanks');
  });

  it('tells a form service the whole address of its page of thanks', async () => {
    await show({ ...hosted, redirect: 'redirect', extra: { access_key: 'k' }, honeypot: 'botcheck' });
    expect(form().getAttribute('action')).toBe('https://forms.example/f/enquiries');
    expect(control('redirect').value).toBe('https://www.example.in/thanks');
    expect(control('access_key').value).toBe('k');
    expect(control('botcheck').type).toBe('text');
    expect(control('botcheck').tabIndex).toBe(-1);
  });
});

describe('What is typed', () => {
  it('is kept, and comes back after a reload', async () => {
    await show();
    await type('firstName', 'Asha');
    expect(readDraft('contact')?.values).toMatchObject({ firstName: 'Asha', lastName: '' });
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
    root = createRoot(document.querySelector('div') as HTMLDivElement);
    await show();
    expect(control('firstName').value).toBe('Asha');
  });

  it('keeps what is known of an earlier try to send it', async () => {
    writeDraft('contact', { values: { firstName: 'Ravi' }, attempt: { body: 'b', key: 'k' } });
    await show();
    expect(control('firstName').value).toBe('Ravi');
    await type('firstName', 'Asha');
    expect(readDraft('contact')).toMatchObject({ values: { firstName: 'Asha' }, attempt: { key: 'k' } });
  });

  it('before anybody listened is kept too', async () => {
    document.body.innerHTML = '<div></div>';
    const box = document.querySelector('div') as HTMLDivElement;
    const tree = (
      <SiteProvider value={site}>
        <FormWithThanks form={contactForm} heading="Write to us" />
      </SiteProvider>
    );
    box.innerHTML = renderToString(tree);
    control('firstName').value = 'Asha';
    root = await act(async () => hydrateRoot(box, tree));
    expect(control('firstName').value).toBe('Asha');
    expect(readDraft('contact')?.values).toMatchObject({ firstName: 'Asha', lastName: '' });
  });

  it('makes no draft as long as nothing is', async () => {
    await show();
    expect(readDraft('contact')).toBeUndefined();
  });

  it('brings advice that keeps nobody from sending', async () => {
    await show();
    await type('phone', '12');
    const advice = document.getElementById('_form-contact-phone-advice');
    expect(advice?.textContent).toContain('phone number');
    expect(advice?.getAttribute('aria-live')).toBe('polite');
    expect(control('phone').getAttribute('aria-describedby')).toBe('_form-contact-phone-advice');
    expect(document.getElementById('_form-contact-email-advice')?.textContent).toBe('');
    const fetched = answer('{"ok":true}');
    await fillIn();
    await send();
    expect(fetched).toHaveBeenCalledOnce();
  });
});

describe('Sending', () => {
  it('says all that is missing, once for all and at each field, and sends nothing', async () => {
    const fetched = answer('{"ok":true}');
    await show();
    await type('firstName', 'Asha');
    await type('email', 'asha@example.in');
    await send();
    expect(fetched).not.toHaveBeenCalled();
    expect(alerts()).toEqual([
      'Please check 2 fieldsLast name? Please fill this in.Message: Please fill this in.',
    ]);
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(control('message').getAttribute('aria-invalid')).toBe('true');
    expect(control('firstName').hasAttribute('aria-invalid')).toBe(false);
    expect(control('lastName').getAttribute('aria-describedby')).toBe(
      '_form-contact-lastName-error _form-contact-lastName-hint',
    );
    expect(document.getElementById('_form-contact-lastName-error')?.textContent).toBe('Please fill this in.');
  });

  it.each([
    ['is missing', '', 200, ''],
    ['fails', 'Hello', 500, ''],
    ['is refused', 'Hello', 422, '{"errors":[{"field":"email","message":"No."}]}'],
  ])(
    'leads to what is wrong each time that something %s, also the second time',
    async (_, message, status, body) => {
      answer(body, status);
      await show();
      await fillIn();
      await type('message', message);
      for (let time = 0; time < 3; time += 1) {
        control('firstName').focus();
        await send();
        expect(document.activeElement?.getAttribute('role')).toBe('alert');
      }
    },
  );

  it('leads from a message to its field, and takes it back when one types there', async () => {
    await show();
    await fillIn();
    await type('message', '');
    await send();
    expect(alerts()).toEqual(['Please check one fieldMessage: Please fill this in.']);
    const [box, link] = ['', ' a'].map((inside) =>
      document.querySelector<HTMLElement>(`[role="alert"]${inside}`),
    );
    expect(box?.tabIndex).toBe(-1);
    expect(link?.getAttribute('href')).toBe('#_form-contact-message');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    await act(async () => {
      link?.dispatchEvent(click);
      await Promise.resolve();
    });
    // The router would take it for a way to another place of the page.
    expect(click.defaultPrevented).toBe(true);
    expect(document.activeElement).toBe(control('message'));
    await type('message', 'Hello');
    expect(alerts()).toEqual([]);
  });

  it('gives thanks after a confirmed arrival, and forgets the draft', async () => {
    const fetched = answer('{"ok":true}');
    await show();
    await fillIn();
    await send();
    expect(fetched).toHaveBeenCalledOnce();
    const [address, request] = fetched.mock.calls[0] ?? [];
    expect(address).toBe('/api/forms/enquiries');
    expect(JSON.parse(String(request?.body))).toEqual({
      formType: 'General Inquiry',
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.in',
      phone: '',
      service: '',
      message: 'Hello & welcome',
    });
    expect(document.querySelector('form')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Thank you');
    expect(document.body.textContent).toContain('It has arrived.');
    expect(readDraft('contact')).toBeUndefined();
  });

  it('that is not confirmed loses nothing, and offers other ways', async () => {
    answer('<h1>Log in</h1>');
    await show();
    await fillIn();
    await send();
    expect(alerts()[0]).toContain('The server sent an unexpected reply.');
    expect(alerts()[0]).toContain('Everything you typed is still here.');
    expect(document.activeElement?.getAttribute('role')).toBe('alert');
    expect(control('message').value).toBe('Hello & welcome');
    expect(readDraft('contact')?.values).toMatchObject({ message: 'Hello & welcome' });
    const lines = encodeURIComponent(
      'First name: Asha\nLast name? Rao\nE-mail: asha@example.in\nMessage: Hello & welcome',
    );
    const links = Array.from(document.querySelectorAll('[role="alert"] a'), (link) =>
      link.getAttribute('href'),
    );
    expect(links).toEqual([
      `https://wa.me/919800000000?text=${lines}`,
      `mailto:team@example.in?subject=General%20Inquiry&body=${lines}`,
    ]);
  });

  it('again with the same words has the same key, so that it is one enquiry', async () => {
    const fetched = answer('', 500);
    await show();
    await fillIn();
    await send();
    await send();
    await type('message', 'Other words');
    await send();
    const keys = fetched.mock.calls.map(([, request]) =>
      new Headers(request?.headers).get('Idempotency-Key'),
    );
    expect(keys[0]).toMatch(/^[a-z0-9-]{10,}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
  });

  it('shows what the receiver finds wrong at its field, which is read first', async () => {
    answer('{"errors":[{"field":"email","message":"There is no such address."}]}', 422);
    await show();
    await fillIn();
    await send();
    expect(alerts()[0]).toBe('Please check one fieldE-mail: There is no such address.');
    expect(alerts()[1]).toContain('The message was not accepted.');
    expect(document.activeElement?.textContent).toContain('Please check one field');
    expect(control('email').getAttribute('aria-invalid')).toBe('true');
  });

  it('tells the receiver what a robot wrote into the trap', async () => {
    const fetched = answer('{"ok":true}');
    await show();
    await fillIn();
    control('_gotcha').value = 'buy';
    await send();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toMatchObject({ _gotcha: 'buy' });
  });

  it('is not done twice at once: the button waits, and says so', async () => {
    let arrive: (response: Response) => void = () => {};
    vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (arrive = resolve)));
    await show();
    await fillIn();
    const button = document.querySelector<HTMLButtonElement>('form > button') as HTMLButtonElement;
    expect([button.textContent, button.disabled]).toEqual(['Send', false]);
    await send();
    expect([button.textContent, button.disabled]).toEqual(['Sending...', true]);
    await act(async () => {
      arrive(new Response('', { status: 500 }));
      await new Promise((resolve) => setTimeout(resolve, 5));
    });
    expect([button.textContent, button.disabled]).toEqual(['Send', false]);
    expect(alerts()[0]).toContain('Our server cannot take messages');
  });
});

describe('A form with a field of every kind', () => {
  const boxes = (name: string): HTMLInputElement[] => [
    ...form().querySelectorAll<HTMLInputElement>(`[name="${name}"]`),
  ];
  const tick = async (box: HTMLInputElement | undefined): Promise<void> => {
    await act(async () => {
      box?.click();
      box?.dispatchEvent(new Event('change', { bubbles: true }));
      await Promise.resolve();
    });
  };

  it('has a control for each, with what its browser has to know', async () => {
    await show(undefined, everyKind);
    const controls = ['name', 'email', 'phone', 'day', 'hour', 'people', 'terms', 'source'].map(control);
    expect(controls.map((one) => one.type)).toEqual([
      'text',
      'email',
      'tel',
      'date',
      'time',
      'number',
      'checkbox',
      'hidden',
    ]);
    expect(['room', 'message'].map((name) => control(name).tagName)).toEqual(['SELECT', 'TEXTAREA']);
    expect([control('day').min, control('hour').max, control('people').max]).toEqual([
      '2026-01-31',
      '18:30',
      '12',
    ]);
    expect([control('phone').autocomplete, control('name').autocomplete]).toEqual(['home tel', 'off']);
    expect(form().querySelector('fieldset > legend')?.textContent).toBe('Meals');
    expect(boxes('meals').map(({ value, labels }) => [value, labels?.[0]?.textContent?.trim()])).toEqual([
      ['b', 'Breakfast'],
      ['Lunch', 'Lunch'],
      ['Dinner', 'Dinner'],
    ]);
    expect(control('terms').labels?.[0]?.textContent?.trim()).toBe('I agree');
    expect(control('terms').getAttribute('aria-describedby')).toBe('_form-visit-terms-hint');
  });

  it('sends every one of them, and keeps what is ticked over a reload', async () => {
    const fetched = answer('{"ok":true}');
    await show(undefined, everyKind);
    expect(readDraft('visit')).toBeUndefined();
    await tick(boxes('meals')[0]);
    await tick(boxes('meals')[2]);
    await tick(control('terms'));
    await act(async () => {
      root.unmount();
      await Promise.resolve();
    });
    root = createRoot(document.querySelector('div') as HTMLDivElement);
    await show(undefined, everyKind);
    expect(boxes('meals').map(({ checked }) => checked)).toEqual([true, false, true]);
    await send();
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      name: '',
      email: '',
      phone: '',
      day: '',
      hour: '',
      people: '',
      room: '',
      meals: 'b, Dinner',
      terms: 'yes',
      message: '',
      source: 'home',
    });
  });

  it('says one thing of a day that has passed', async () => {
    const day = { name: 'day', kind: 'date', label: 'Day', min: '2026-12-01' } as const;
    await show(undefined, { ...everyKind, fields: [day] });
    await type('day', '2026-11-01');
    const said = (of: string) => document.getElementById(`_form-visit-day-${of}`)?.textContent ?? '';
    expect([said('error'), said('advice')]).toEqual(['', expect.stringContaining('has passed')]);
    await send();
    expect([said('error'), said('advice')]).toEqual([expect.stringContaining('2026'), '']);
  });

  it('offers days from the visitor’s today on, which its HTML does not know', async () => {
    const fields = [{ name: 'day', kind: 'date', label: 'Day', min: 'today+1', max: '2099-01-31' } as const];
    const html = renderToString(
      <SiteProvider value={site}>
        <FormWithThanks form={{ ...everyKind, fields: [...fields] }} heading="Visit" />
      </SiteProvider>,
    );
    expect(html).not.toContain('today');
    await show(undefined, { ...everyKind, fields: [...fields] });
    expect(control('day').min).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(control('day').max).toBe('2099-01-31');
  });

  it('asks for what is required, also among boxes', async () => {
    const required = everyKind.fields.map((field) => ({ ...field, required: field.kind !== 'hidden' }));
    const fetched = answer('{"ok":true}');
    await show(undefined, { fields: required, name: 'visit' });
    await send();
    expect(fetched).not.toHaveBeenCalled();
    expect(alerts()[0]).toContain('Meals: Please choose one.');
    expect(alerts()[0]).toContain('I agree: Please tick this.');
    expect(boxes('meals').map((box) => box.getAttribute('aria-invalid'))).toEqual(['true', 'true', 'true']);
  });
});
