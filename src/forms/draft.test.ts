import { afterEach, expect, it, vi } from 'vitest';
import { clearDraft, readDraft, writeDraft } from './draft';

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
};
const refusing = new Proxy(
  {},
  {
    get: () => () => {
      throw new DOMException('no', 'SecurityError');
    },
  },
);

afterEach(() => {
  kept.clear();
  vi.unstubAllGlobals();
});

it('keeps a draft for each kind of form, with how it was last sent', () => {
  vi.stubGlobal('sessionStorage', storage);
  const draft = { values: { email: 'a@b.in' }, attempt: { body: '{}', key: 'k' } };
  writeDraft('contact', draft);
  writeDraft('chat', { values: { name: 'A' } });
  expect(readDraft('contact')).toEqual(draft);
  expect(readDraft('chat')).toEqual({ values: { name: 'A' } });
  expect(readDraft('podcast')).toBeUndefined();
});

it('forgets a draft and no other', () => {
  vi.stubGlobal('sessionStorage', storage);
  writeDraft('contact', { values: {} });
  writeDraft('chat', { values: {} });
  clearDraft('contact');
  expect(readDraft('contact')).toBeUndefined();
  expect(readDraft('chat')).toEqual({ values: {} });
});

it.each(['', '{', '"x"', '{}', '{"values":"x"}', 'null'])('takes %s for no draft', (text) => {
  vi.stubGlobal('sessionStorage', storage);
  writeDraft('contact', { values: {} });
  for (const key of kept.keys()) kept.set(key, text);
  expect(readDraft('contact')).toBeUndefined();
});

it('does without a browser that keeps anything', () => {
  vi.stubGlobal('sessionStorage', refusing);
  expect(() => writeDraft('contact', { values: {} })).not.toThrow();
  expect(() => clearDraft('contact')).not.toThrow();
  expect(readDraft('contact')).toBeUndefined();
});
