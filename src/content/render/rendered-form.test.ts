import { describe, expect, it } from 'vitest';
import { field, formText } from '../../../tests/checker/support/form-text';
import { chatFiles } from '../../../tests/checker/support/small-chat';
import { pageText } from '../../../tests/checker/support/summary-of';
import { checkNear, edited, siteWith } from '../../../tests/checker/support/virtual-site';
import type { Form } from '../../model/form';
import { builtPages } from '../testing/built-pages';
import { buildSite } from './build-site';

const talks = pageText('Talks', '', '{ "type": "enquiryForm", "form": "visit", "heading": "Come" }');

function formOn(files: Record<string, string>): Form {
  const checked = checkNear(siteWith({ 'talks.json': talks, ...files }));
  expect(checked.problems).toEqual([]);
  const { pages } = builtPages(checked, { withDrafts: false, year: 2025 });
  const built = pages.find(({ page }) => page.path === '/talks');
  const block = built?.page.blocks.at(-1) as unknown as { form: Form };
  return block.form;
}

describe('A form on a page', () => {
  it('stands in its block, with its links, texts and placeholders settled', () => {
    const more = {
      note: 'Ask {owner.shortName}. [About](/invite)',
      sends: { formType: 'It\'s -- "as typed"' },
      thanks: {
        heading: 'Thanks',
        text: 'Soon.',
        page: '/invite',
        actions: [{ label: 'Home', to: '/' }],
      },
    };
    const settings = edited('_site.json', '"origin"', '"basePath": "/site/", "origin"');
    const form = formOn({
      '_forms/visit.json': formText(undefined, more),
      '_site.json': settings,
    });
    expect(form).toMatchObject({
      name: 'visit',
      title: 'Enquiry',
      sends: more.sends,
      note: '<p>Ask Vikram. <a href="/site/invite">About</a></p>',
      thanks: { page: '/site/invite', actions: [{ label: 'Home', to: '/site/' }] },
    });
    expect(form).not.toHaveProperty('$schema');
  });

  it('has days of the week in words of the language', () => {
    const fields = [field('day', 'date', { weekdays: ['Tuesday', 'Friday'] })];
    expect(formOn({ '_forms/visit.json': formText(fields) }).fields[0]).toMatchObject({
      weekdays: ['Tuesday', 'Friday'],
      weekdaysText: 'Tuesday or Friday',
    });
  });

  it('has the label of a box to tick in words, and as HTML where it has a link', () => {
    const fields = [
      field('plain', 'checkbox', { label: "I'm a child & small" }),
      field('consent', 'checkbox', { label: 'I agree to [what you **do**](/invite).' }),
    ];
    expect(formOn({ '_forms/visit.json': formText(fields) }).fields).toEqual([
      { name: 'plain', kind: 'checkbox', label: 'I’m a child & small' },
      {
        name: 'consent',
        kind: 'checkbox',
        label: 'I agree to what you do.',
        labelHtml: 'I agree to <a href="/invite">what you <strong>do</strong></a>.',
      },
    ]);
  });

  it('has its options in it, those of a shared list too', () => {
    const fields = [
      field('kind', 'choice', { options: ['A talk', { label: 'A day', value: 'day' }] }),
      field('programs', 'choices', { options: { from: 'programs', first: 1 } }),
      field('place', 'choice', {
        options: { from: 'offices', also: ['Elsewhere', { label: 'Any', value: 'any' }] },
      }),
      field('source', 'hidden', { value: "it's" }),
    ];
    const form = formOn({ '_forms/visit.json': formText(fields) });
    expect(form.fields).toMatchObject([
      { name: 'kind', options: [{ label: 'A talk' }, { label: 'A day', value: 'day' }] },
      { name: 'programs', options: [{ label: 'Team Building' }] },
      {
        name: 'place',
        options: [{ label: 'Pune' }, { label: 'Elsewhere' }, { label: 'Any', value: 'any' }],
      },
      { name: 'source', value: "it's" },
    ]);
  });
});

it('the chat has its form in it', () => {
  const checked = checkNear(siteWith(chatFiles()));
  const { chat } = buildSite(checked, { withDrafts: false, year: 2025 });
  expect(chat?.inquiry.form).toMatchObject({ name: 'chat', title: 'Enquiry', submit: 'Send' });
});
