import { describe, expect, it } from 'vitest';
import { headersIn } from './serve-site';

const text = `/*
  X-Frame-Options: DENY
  Content-Security-Policy: default-src 'self'; img-src https: data:

/site/media/*
  Cache-Control: public, max-age=60
  X-Frame-Options: SAMEORIGIN
/site/llms.txt
  X-Robots-Tag: noindex
`;
const everywhere = {
  'X-Frame-Options': 'DENY',
  'Content-Security-Policy': "default-src 'self'; img-src https: data:",
};

describe('The headers that a site wants', () => {
  it.each([
    ['/', everywhere],
    [
      '/site/media/a.svg',
      { ...everywhere, 'X-Frame-Options': 'SAMEORIGIN', 'Cache-Control': 'public, max-age=60' },
    ],
    ['/site/llms.txt', { ...everywhere, 'X-Robots-Tag': 'noindex' }],
    ['/x/site/media/a.svg', everywhere],
  ])('for %s are those of all rules that fit, the last one first', (pathname, headers) => {
    expect(headersIn(text, pathname)).toEqual(headers);
  });

  it('are none without rules', () => {
    expect(headersIn('', '/')).toEqual({});
  });
});
