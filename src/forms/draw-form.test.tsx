// @vitest-environment happy-dom
import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { SiteProvider } from '../components/SiteInfo/site-info';
import type { BlockOf, SiteData } from '../model/page-data';
import { drawForm } from './draw-form';
import { FormWithThanks } from './FormWithThanks';
import { contactForm } from './testing/contact-form';

const site = {
  origin: 'https://www.example.in',
  basePath: '/',
  contact: {},
  navigation: { items: [] },
} as unknown as SiteData;
const block = { type: 'enquiryForm', heading: 'Write to us', form: contactForm } as BlockOf<'enquiryForm'>;

let place: HTMLElement;
const form = (): HTMLFormElement | null => place.querySelector('form');

async function drawn(end: AbortSignal): Promise<void> {
  await act(async () => {
    drawForm(place, site, block, end);
    await Promise.resolve();
  });
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  sessionStorage.clear();
  document.body.innerHTML = '<main></main>';
  place = document.querySelector('main') as HTMLElement;
});
afterEach(() => vi.unstubAllGlobals());

it('a form is drawn into an empty place, with its name, and lives', async () => {
  await drawn(new AbortController().signal);
  expect(form()?.getAttribute('aria-label')).toBe('Write to us');
  expect(form()?.noValidate).toBe(true);
});

it('a form that the server has drawn comes to life where it stands, with what was typed', async () => {
  place.innerHTML = renderToString(
    <SiteProvider value={site}>
      <FormWithThanks form={block.form} heading={block.heading} />
    </SiteProvider>,
  );
  const [before, field] = [form(), form()?.elements.namedItem('firstName') as HTMLInputElement];
  field.value = 'Asha';
  await drawn(new AbortController().signal);
  expect(form()).toBe(before);
  expect(form()?.noValidate).toBe(true);
  expect(field.value).toBe('Asha');
});

it('a form goes with its page, but not while React may be drawing the next one', async () => {
  const end = new AbortController();
  await drawn(end.signal);
  end.abort();
  expect(form()).not.toBeNull();
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(form()).toBeNull();
});

it('a form is not drawn on a page that has gone', async () => {
  const end = new AbortController();
  end.abort();
  await drawn(end.signal);
  expect(place.hasChildNodes()).toBe(false);
});
