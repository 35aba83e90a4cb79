import { describe, expect, it } from 'vitest';
import { defaultForms } from '../../lib/form-settings';
import { readValues } from '../fields/values';
import { postOf } from './post-of';

const empty = readValues(null, 'contact');
const embedded = { basePath: '/site/' };
const hosted = {
  basePath: '/site/',
  forms: { ...defaultForms, endpoint: 'https://forms.example/f/{formId}', extra: { access_key: 'k' } },
};

describe('a post', () => {
  it('has all keys of the specification in its order, empty ones too', () => {
    const { post } = postOf(embedded, 'contact', { ...empty, email: 'a@b.in' }, '', undefined);
    expect(JSON.stringify(post.body)).toBe(
      '{"formType":"General Inquiry","firstName":"","lastName":"","email":"a@b.in","phone":"","service":"","message":""}',
    );
  });

  it('of the chat has no form type', () => {
    const { post } = postOf(embedded, 'chat', readValues(null, 'chat'), '', undefined);
    expect(Object.keys(post.body)).toEqual(['name', 'email', 'phone', 'message']);
  });

  it('goes below the base path with a key, or to a form service without one', () => {
    const here = postOf(embedded, 'podcast', {}, '', undefined).post;
    expect(here.address).toBe('/site/api/forms/podcast-guests');
    expect(here.key).toMatch(/^[a-z0-9-]{10,}$/);
    const there = postOf(hosted, 'podcast', {}, '', undefined).post;
    expect(there).toEqual({
      address: 'https://forms.example/f/podcast-guests',
      body: { formType: 'Podcast Guest Nomination', access_key: 'k' },
    });
  });

  it('keeps its key as long as the words are the same', () => {
    const first = postOf(embedded, 'contact', empty, '', undefined);
    const again = postOf(embedded, 'contact', empty, '', first.attempt);
    const other = postOf(embedded, 'contact', { ...empty, phone: '1' }, '', first.attempt);
    expect(again.post.key).toBe(first.post.key);
    expect(other.post.key).not.toBe(first.post.key);
  });

  it('sends what a robot wrote into the trap, and leaves the trap out otherwise', () => {
    expect(postOf(embedded, 'contact', empty, 'buy', undefined).post.body['_gotcha']).toBe('buy');
    expect(postOf(embedded, 'contact', empty, '', undefined).post.body).not.toHaveProperty('_gotcha');
  });
});
