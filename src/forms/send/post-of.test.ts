import { describe, expect, it } from 'vitest';
import { defaultForms } from '../../lib/form-settings';
import { readValues } from '../fields/values';
import { contactForm } from '../testing/contact-form';
import { postOf } from './post-of';

const empty = readValues(null, contactForm.fields);
const embedded = { basePath: '/site/' };
const hosted = {
  basePath: '/site/',
  forms: { ...defaultForms, endpoint: 'https://forms.example/f/{formId}', extra: { access_key: 'k' } },
};

describe('a post', () => {
  it('has what its form sends, then all its fields in their order, empty ones too', () => {
    const { post } = postOf(embedded, contactForm, { ...empty, email: 'a@b.in' }, '', undefined);
    expect(JSON.stringify(post.body)).toBe(
      '{"formType":"General Inquiry","firstName":"","lastName":"","email":"a@b.in","phone":"","service":"","message":""}',
    );
  });

  it('of a form without fixed values has its fields alone', () => {
    const { sends: _, ...form } = contactForm;
    const { post } = postOf(embedded, form, { email: 'a@b.in' }, '', undefined);
    expect(post.body).toEqual({ email: 'a@b.in' });
  });

  it('goes below the base path with a key, or to a form service without one', () => {
    const here = postOf(
      embedded,
      { ...contactForm, name: 'podcast', formId: 'podcast-guests' },
      {},
      '',
      undefined,
    ).post;
    expect(here.address).toBe('/site/api/forms/podcast-guests');
    expect(here.key).toMatch(/^[a-z0-9-]{10,}$/);
    const there = postOf(
      hosted,
      { ...contactForm, name: 'podcast', formId: 'podcast-guests' },
      {},
      '',
      undefined,
    ).post;
    expect(there).toEqual({
      address: 'https://forms.example/f/podcast-guests',
      body: { formType: 'General Inquiry', access_key: 'k' },
    });
  });

  it('keeps its key as long as the words are the same', () => {
    const first = postOf(embedded, contactForm, empty, '', undefined);
    const again = postOf(embedded, contactForm, empty, '', first.attempt);
    const other = postOf(embedded, contactForm, { ...empty, phone: '1' }, '', first.attempt);
    expect(again.post.key).toBe(first.post.key);
    expect(other.post.key).not.toBe(first.post.key);
  });

  it('sends what a robot wrote into the trap, and leaves the trap out otherwise', () => {
    expect(postOf(embedded, contactForm, empty, 'buy', undefined).post.body['_gotcha']).toBe('buy');
    expect(postOf(embedded, contactForm, empty, '', undefined).post.body).not.toHaveProperty('_gotcha');
  });
});
