import { expect, it } from 'vitest';
import { formAddress } from './form-address';

it('posts below the base path to a receiver on this host', () => {
  expect(formAddress({ basePath: '/' }, { name: 'contact', formId: 'enquiries' })).toBe(
    '/api/forms/enquiries',
  );
  expect(formAddress({ basePath: '/site/' }, { name: 'chat' })).toBe('/site/api/forms/chat');
});

it('posts to its form at a form service, wherever its id stands', () => {
  const forms = { endpoint: 'https://{formId}.example/f/{formId}' };
  expect(formAddress({ basePath: '/site/', forms }, { name: 'podcast', formId: 'three' })).toBe(
    'https://three.example/f/three',
  );
});
