import { describe, expect, it } from 'vitest';
import { headerRules } from './headers';

const policyFor = (endpoint?: string): string[] => {
  const [everywhere] = headerRules('sha256-x', endpoint === undefined ? undefined : { endpoint });
  return (everywhere?.headers['Content-Security-Policy'] ?? '').split('; ');
};

describe('The headers of a site', () => {
  it('allow pages what they need, and nothing else', () => {
    const needed = [
      "default-src 'self'",
      "script-src 'self' 'sha256-x'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      'frame-src https://www.youtube-nocookie.com',
    ];
    const denied = ["object-src 'none'", "base-uri 'self'", "frame-ancestors 'none'"];
    expect(policyFor()).toEqual([...needed, "form-action 'self'", ...denied]);
    expect(policyFor('https://formspree.io/f/{formId}')).toEqual([
      ...needed,
      "connect-src 'self' https:",
      "form-action 'self' https:",
      ...denied,
    ]);
  });

  it('are sent with everything, and keep for ever what has its content in its name', () => {
    const [everywhere, ...others] = headerRules('sha256-x', undefined);
    expect(everywhere).toEqual({
      path: '/*',
      headers: {
        'Content-Security-Policy': expect.any(String) as string,
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
      },
    });
    const forever = { 'Cache-Control': 'public, max-age=31536000, immutable' };
    expect(others).toEqual(
      ['/assets/*', '/media/*', '/social/*'].map((path) => ({ path, headers: forever })),
    );
  });

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
