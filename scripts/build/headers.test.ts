import { describe, expect, it } from 'vitest';
import { headerRules } from './headers';

const formIds = { contact: 'a', invitation: 'a', podcast: 'b', chat: 'c' };
const policyFor = (endpoint?: string): string[] => {
  const [everywhere] = headerRules('sha256-x', endpoint === undefined ? undefined : { endpoint, formIds });
  return (everywhere?.headers['Content-Security-Policy'] ?? '').split('; ');
};

describe('The headers of a site', () => {
  it('let pages and forms reach no other host where enquiries stay on this one', () => {
    for (const endpoint of [undefined, '/api/forms/{formId}'])
      expect(policyFor(endpoint)).toEqual(
        expect.arrayContaining(["default-src 'self'", "form-action 'self'"]),
      );
    expect(policyFor().join()).not.toContain('connect-src');
  });

  it('let them reach a form service where one is set', () => {
    expect(policyFor('https://formspree.io/f/{formId}')).toEqual(
      expect.arrayContaining(["connect-src 'self' https:", "form-action 'self' https:"]),
    );
  });
});
