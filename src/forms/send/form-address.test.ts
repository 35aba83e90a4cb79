import { expect, it } from 'vitest';
import { formAddress } from './form-address';

const formIds = { contact: 'one', invitation: 'two', podcast: 'three', chat: 'four' };

it('posts below the base path to a receiver on this host', () => {
  expect(formAddress({ basePath: '/' }, 'contact')).toBe('/api/forms/enquiries');
  expect(formAddress({ basePath: '/site/' }, 'chat')).toBe('/site/api/forms/chat');
});

it('posts to the form of its kind at a form service, wherever its id stands', () => {
  const forms = { endpoint: 'https://{formId}.example/f/{formId}', formIds };
  expect(formAddress({ basePath: '/site/', forms }, 'podcast')).toBe('https://three.example/f/three');
});
