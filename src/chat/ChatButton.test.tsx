// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showToast } from '../components/Toaster/Toaster';
import { currentNotice, showNotice } from '../components/Notice/notice';
import { SiteProvider } from '../components/SiteInfo/site-info';
import type { ChatData } from '../model/chat-data';
import type { Form } from '../model/form';
import type { SiteData } from '../model/page-data';
import { ChatButton } from './ChatButton';

vi.mock('../components/AfterPaint/after-paint', () => ({ afterPaint: () => Promise.resolve() }));
vi.mock('../components/Toaster/Toaster', () => ({ showToast: vi.fn<() => void>() }));

const site = { origin: 'https://a.in', basePath: '/site/', contact: {} } as unknown as SiteData;
const inquiryForm: Form = {
  name: 'chat',
  title: 'Chat',
  fields: [
    { name: 'name', kind: 'text', label: 'Name', required: true },
    { name: 'email', kind: 'email', label: 'E-mail', required: true },
    { name: 'message', kind: 'textArea', label: 'Message', required: true },
  ],
  submit: 'Send it',
  sending: 'Sending...',
  note: 'Only for our reply.',
};
const chat = {
  title: 'Ask us',
  greeting: 'Hello!',
  quickReplies: ['Where does he travel?', 'See the terms', 'Ask something', 'Talk to us'],
  triggers: ['book'],
  options: [
    { label: 'Talk to us', does: 'inquiry' },
    { label: 'See the terms', does: 'open', to: '#terms' },
    { label: 'Ask something', does: 'ask' },
  ],
  defaultOptions: ['Talk to us'],
  fallback: { text: 'Sorry.', options: ['Talk to us'] },
  inquiry: {
    prompt: 'Please fill this in.',
    form: inquiryForm,
    toast: { title: 'Sent!', text: 'Thank you.' },
    sent: { text: 'It is on its way.', options: ['Talk to us'] },
  },
  topics: [{ question: 'Where does he travel?', keywords: ['pune', 'mumbai'], answer: '<p>Everywhere.</p>' }],
} as unknown as ChatData;

let root: Root;
const opener = (): HTMLButtonElement => document.querySelector('[aria-haspopup]') as HTMLButtonElement;
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog');
const input = (): HTMLInputElement | null => document.querySelector('[data-input]');
const said = (): (string | null)[] =>
  Array.from(document.querySelectorAll('ol > li'), (one) => one.textContent);
const offered = (): (string | null)[] =>
  Array.from(document.querySelectorAll('ul:last-of-type > li > *'), (one) => one.textContent);
const button = (label: string): HTMLElement | undefined =>
  Array.from(document.querySelectorAll<HTMLElement>('dialog button, dialog a')).find(
    (one) => one.textContent === label,
  );

/** Does something, and lets so many milliseconds pass. */
async function after(time: number, what: () => void = () => {}): Promise<void> {
  await act(async () => {
    what();
    await vi.advanceTimersByTimeAsync(time);
  });
}

async function open(): Promise<void> {
  await act(async () => {
    opener().click();
    await vi.advanceTimersByTimeAsync(0);
    await vi.dynamicImportSettled();
    await vi.advanceTimersByTimeAsync(10);
  });
}

async function say(text: string): Promise<void> {
  await after(0, () => {
    (input() as HTMLInputElement).value = text;
    input()?.form?.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
}

const answer = (response: () => Promise<Response>) => {
  const fetched = vi.fn<typeof fetch>(response);
  vi.stubGlobal('fetch', fetched);
  return fetched;
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  sessionStorage.clear();
  showNotice();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
  await after(0, () =>
    root.render(
      <SiteProvider value={site}>
        <ChatButton basePath="/site/" className="x">
          Chat
        </ChatButton>
      </SiteProvider>,
    ),
  );
});
afterEach(async () => {
  await after(0, () => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('The button of the chat', () => {
  it('opens the window, and asks once for what the assistant knows', async () => {
    const fetched = answer(() => Promise.resolve(Response.json(chat)));
    expect(opener().getAttribute('aria-busy')).toBe('false');
    await open();
    expect(fetched).toHaveBeenCalledExactlyOnceWith('/site/chat.json');
    expect(dialog()?.open).toBe(true);
    expect(document.querySelector('h2')?.textContent).toBe('Ask us');
    expect(document.activeElement).toBe(input());
    await after(0, () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
    expect(dialog()).toBeNull();
    expect(document.activeElement).toBe(opener());
    await open();
    expect(fetched).toHaveBeenCalledOnce();
    expect(dialog()?.open).toBe(true);
  });

  it('says that it is at work', async () => {
    answer(() => new Promise(() => {}));
    await open();
    expect(opener().getAttribute('aria-busy')).toBe('true');
    expect(dialog()).toBeNull();
  });

  it.each([
    ['the network', () => Promise.reject<Response>(new Error('no'))],
    ['the file', () => Promise.resolve(Response.json({}, { status: 404 }))],
  ])('without %s says so, and can be tried again', async (_, response) => {
    answer(response);
    vi.stubGlobal('location', { ...window.location, reload: () => {}, pathname: '/site/' });
    sessionStorage.setItem('reloaded', 'undefined /site/');
    await open();
    expect(dialog()).toBeNull();
    expect(opener().getAttribute('aria-busy')).toBe('false');
    expect(currentNotice()?.text).toContain('The assistant is not available at the moment.');
    answer(() => Promise.resolve(Response.json(chat)));
    await open();
    expect(dialog()?.open).toBe(true);
  });
});

describe('The window of the chat', () => {
  beforeEach(async () => {
    answer(() => Promise.resolve(Response.json(chat)));
    await open();
  });

  it('begins with the greeting, and what is offered', () => {
    expect(said()).toEqual(['Assistant: Hello!']);
    expect(offered()).toEqual(['Where does he travel?', 'See the terms', 'Ask something', 'Talk to us']);
  });

  it('is a new one for each press, which may come before a browser says that the last one has closed', async () => {
    await say('Elephants');
    const before = dialog();
    await open();
    expect(dialog()).not.toBe(before);
    expect(said()).toEqual(['Assistant: Hello!']);
  });

  it('is read from, and not written in at once, where a keyboard would cover it', async () => {
    const asked = vi.fn<(query: string) => { matches: boolean }>(() => ({ matches: false }));
    vi.stubGlobal('matchMedia', asked);
    await after(0, () => button('Ask something')?.click());
    expect(document.activeElement?.getAttribute('role')).toBe('log');
    expect(asked).toHaveBeenCalledWith('(pointer: fine)');
    await after(2000, () => button('Talk to us')?.click());
    expect(document.activeElement).toBe(document.querySelector('form')?.parentElement);
  });

  it('leaves the focus where it is while one talks', async () => {
    const close = document.querySelector<HTMLElement>('[aria-label="Close"]');
    close?.focus();
    await say('Elephants');
    await after(2000);
    expect(document.activeElement).toBe(close);
  });

  it('answers after a second and a half, and offers nothing meanwhile', async () => {
    await say('  Does he travel to Pune or Mumbai? ');
    expect(input()?.value).toBe('');
    expect(said().slice(1)).toEqual(['You: Does he travel to Pune or Mumbai?']);
    expect(document.body.textContent).toContain('The assistant is typing');
    expect(button('Talk to us')).toBeUndefined();
    await after(1400);
    expect(said()).toHaveLength(2);
    await after(200);
    expect(said()[2]).toBe('Assistant: Everywhere.');
    expect(document.body.textContent).not.toContain('The assistant is typing');
    expect(offered()).toEqual(['Talk to us']);
  });

  it('answers nothing to nothing', async () => {
    await say('   ');
    await after(2000);
    expect(said()).toHaveLength(1);
  });

  it('says what a button says, but asks or opens where that is what it does', async () => {
    await after(0, () => button('Ask something')?.click());
    expect(said()).toHaveLength(1);
    expect(document.activeElement).toBe(input());
    expect(button('See the terms')?.getAttribute('href')).toBe('#terms');
    await after(0, () => button('See the terms')?.click());
    expect(said()).toHaveLength(1);
    await after(2000, () => button('Where does he travel?')?.click());
    expect(said().slice(1)).toEqual(['You: Where does he travel?', 'Assistant: Everywhere.']);
  });

  it('keeps the form that is open, whatever is answered late', async () => {
    await say('I want to book him');
    await after(500);
    await say('Elephants');
    await after(1100);
    expect(button('Send it')).toBeDefined();
    expect(input()).toBeNull();
    await after(1000);
    expect(said().at(-1)).toBe('Assistant: Sorry.');
    expect(button('Send it')).toBeDefined();
  });

  it('thanks for an enquiry, and takes questions again', async () => {
    await after(2000, () => button('Talk to us')?.click());
    const form = document.querySelector('form') as HTMLFormElement;
    expect(document.activeElement).toBe(form.parentElement);
    expect(form.getAttribute('aria-label')).toMatch(/\w/);
    const place = document.activeElement as HTMLElement;
    expect(place.tabIndex).toBe(-1);
    for (const [name, value] of [
      ['name', 'Asha'],
      ['email', 'a@b.in'],
      ['message', 'Hello'],
    ] as const)
      (form.elements.namedItem(name) as HTMLInputElement).value = value;
    const fetched = answer(() => Promise.resolve(Response.json({ ok: true })));
    await after(50, () => form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })));
    expect(fetched.mock.calls[0]?.[0]).toBe('/site/api/forms/chat');
    await vi.dynamicImportSettled();
    expect(showToast).toHaveBeenCalledExactlyOnceWith('Sent!', 'Thank you.');
    expect(said().at(-1)).toBe('Assistant: It is on its way.');
    expect(input()).not.toBeNull();
    expect(document.activeElement).toBe(input());
  });

  it('answers nobody after it has closed, and starts again', async () => {
    await say('Elephants');
    await after(0, () => document.querySelector<HTMLElement>('[aria-label="Close"]')?.click());
    await after(2000);
    await open();
    expect(said()).toEqual(['Assistant: Hello!']);
  });
});
