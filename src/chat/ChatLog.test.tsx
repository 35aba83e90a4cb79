// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ChatData } from '../model/chat-data';
import { ChatLog } from './ChatLog';
import type { Message } from './conversation';

const chat = { options: [{ label: 'Terms', does: 'open', to: '/terms' }] } as unknown as ChatData;
const hello: Message = { from: 'assistant', html: '<p>Hello</p>', options: ['Terms', 'More'] };
const asked: Message = { from: 'visitor', text: 'Who?' };

let root: Root;
const chosen = vi.fn<(label: string) => void>();
const log = (): HTMLElement => document.querySelector('[role="log"]') as HTMLElement;
const choices = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>('ul > li > *')];

async function show(messages: Message[], isTyping = false): Promise<void> {
  await act(async () => {
    root.render(
      <ChatLog chat={chat} messages={messages} isTyping={isTyping} onChoose={chosen}>
        <b>below</b>
      </ChatLog>,
    );
    await Promise.resolve();
  });
}

/** Gives the log a height, its content another one, and its last message a place. */
function measured(sizes: { top: number; message: number; content: number; height: number }): void {
  const size = (name: 'offsetTop' | 'scrollHeight' | 'clientHeight', of: string, value: number) =>
    vi.spyOn(HTMLElement.prototype, name, 'get').mockImplementation(function (this: HTMLElement) {
      if (this.matches('[role="log"]')) return name === 'offsetTop' ? sizes.top : value;
      return this.matches(of) ? value : 0;
    });
  size('offsetTop', 'ol > li:last-child', sizes.message);
  size('scrollHeight', 'none', sizes.content);
  size('clientHeight', 'none', sizes.height);
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  chosen.mockReset();
  document.body.innerHTML = '<div></div>';
  root = createRoot(document.querySelector('div') as HTMLDivElement);
});
afterEach(async () => {
  await act(async () => {
    root.unmount();
    await Promise.resolve();
  });
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('What was said', () => {
  it('can be reached and scrolled by keyboard, and ends with what stands below it', async () => {
    await show([hello]);
    expect(log().tabIndex).toBe(0);
    expect(log().getAttribute('aria-label')).not.toBe('');
    expect(log().lastElementChild?.textContent).toBe('below');
  });

  it('tells who said it, to readers and to the eye', async () => {
    await show([hello, asked]);
    const lines = Array.from(document.querySelectorAll('li[data-from]'), (line) => line as HTMLElement);
    expect(lines.map((line) => line.dataset['from'])).toEqual(['assistant', 'visitor']);
    const speakers = lines.map((line) => line.firstElementChild?.textContent ?? '');
    expect(speakers.every((speaker) => speaker.trim() !== '')).toBe(true);
    expect(new Set(speakers).size).toBe(2);
  });

  it('offers what its last message offers: a link where it leads somewhere, a button else', async () => {
    await show([hello]);
    expect(choices().map((one) => [one.tagName, one.textContent, one.getAttribute('href')])).toEqual([
      ['A', 'Terms', '/terms'],
      ['BUTTON', 'More', null],
    ]);
    choices()[0]?.addEventListener('click', (event) => event.preventDefault());
    await act(async () => {
      for (const choice of choices()) choice.click();
      await Promise.resolve();
    });
    expect(chosen.mock.calls).toEqual([['Terms'], ['More']]);
  });

  it('offers nothing after a question, while an answer is on its way, and where nothing is to be offered', async () => {
    await show([hello, asked]);
    expect(document.querySelector('ul')).toBeNull();
    expect(document.querySelector('p[class]')).toBeNull();
    await show([hello], true);
    expect(document.querySelector('ul')).toBeNull();
    expect(document.querySelector('p[class]')?.textContent).not.toBe('');
    await show([{ ...hello, options: [] }]);
    expect(document.querySelector('ul')).toBeNull();
  });
});

describe('The newest message', () => {
  it('is shown from its beginning where it is long', async () => {
    measured({ top: 50, message: 350, content: 1000, height: 400 });
    await show([hello]);
    expect(log().scrollTop).toBe(300);
  });

  it('is shown with all that stands below it where there is room', async () => {
    measured({ top: 50, message: 950, content: 1000, height: 400 });
    await show([hello, asked]);
    expect(log().scrollTop).toBe(600);
  });

  it('need not be there', async () => {
    await show([]);
    expect(log().scrollTop).toBe(0);
  });
});
