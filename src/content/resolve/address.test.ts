import { describe, expect, it } from 'vitest';
import { hrefOf, readAddress } from './address';

const book = { basePath: '/site/', whatsapp: '919800000000' };

describe('readAddress', () => {
  it.each([
    ['/', '/', undefined],
    ['/invite', '/invite', undefined],
    ['/invite/', '/invite', undefined],
    ['/invite#dates', '/invite', 'dates'],
    ['/invite?from=mail#dates', '/invite', 'dates'],
    [' /invite ', '/invite', undefined],
  ])('takes %s for a page', (written, path, anchor) => {
    expect(readAddress(written)).toMatchObject({ kind: 'page', path, anchor });
  });

  it('takes a number sign for a place on the same page', () => {
    expect(readAddress('#dates')).toEqual({ kind: 'anchor', anchor: 'dates' });
  });

  it.each([
    'invite',
    'www.example.in',
    '//evil.example',
    '/\\evil',
    '\\\\evil',
    '',
    'exam ple',
    'what sapp:hello',
    'ht\ntps://x',
  ])('takes "%s" for nothing', (written) => {
    expect(readAddress(written)).toEqual({ kind: 'unreadable' });
  });

  it.each([
    ['HTTPS://example.in', 'https'],
    ['WhatsApp:Hello there', 'whatsapp'],
    ['java\nscript:alert(1)', 'javascript'],
    ['\u0001javascript:alert(1)', 'javascript'],
    ['JaVaScRiPt:alert(1)', 'javascript'],
    ['data:text/html,x', 'data'],
  ])('reads the scheme of %s as browsers do', (written, scheme) => {
    expect(readAddress(written)).toEqual({ kind: 'other', scheme });
  });
});

describe('hrefOf', () => {
  it('puts the base path before pages, and leaves places and other sites alone', () => {
    expect(hrefOf('/', book)).toBe('/site/');
    expect(hrefOf('/invite#dates', book)).toBe('/site/invite#dates');
    expect(hrefOf('#dates', book)).toBe('#dates');
    expect(hrefOf('https://example.in/a?b=1&c=%20', book)).toBe('https://example.in/a?b=1&c=%20');
    expect(hrefOf('/invite', { ...book, basePath: '/' })).toBe('/invite');
  });

  it('makes a chat of a text, with every character in it', () => {
    const href = hrefOf('whatsapp: 50 % & more? #1 + "नमस्ते"', book);
    expect(href).toMatch(/^https:\/\/wa\.me\/919800000000\?text=[\w.~!*'()%-]+$/);
    expect(new URL(href).searchParams.get('text')).toBe('50 % & more? #1 + "नमस्ते"');
    expect(new URL(hrefOf('WhatsApp:a\nb', book)).searchParams.get('text')).toBe('a\nb');
    expect(hrefOf('whatsapp:', book)).toBe('https://wa.me/919800000000');
    expect(hrefOf('whatsapp:Hello. We\u00a0ask', book)).toBe(
      'https://wa.me/919800000000?text=Hello.%20We%20ask',
    );
  });

  it('does not stumble over half of a character', () => {
    expect(hrefOf('whatsapp:a\ud83d', book)).toBe('https://wa.me/919800000000?text=a%EF%BF%BD');
  });

  it('leaves the escapes of a mail as they are, and escapes what may not stand in an address', () => {
    const mail = 'mailto:a@b.in?subject=Q%26A%20100%25&body=1%0D%0A2';
    expect(hrefOf(mail, book)).toBe(mail);
    expect(hrefOf('mailto:a@b.in?subject=Talk on नमस्ते', book)).toMatch(/\?subject=Talk%20on%20%E0[%A-F\d]+$/);
  });

  it('writes the host of another site as punycode', () => {
    expect(hrefOf('https://www.bücher.de/katalog', book)).toBe('https://www.xn--bcher-kva.de/katalog');
    expect(hrefOf('https://हिन्दी.भारत/क', book)).toBe('https://xn--j2bd4cyah0f.xn--h2brj9c/%E0%A4%95');
  });

  it('leaves only digits in a phone number', () => {
    expect(hrefOf('tel:+91 98000-00000', book)).toBe('tel:+919800000000');
    expect(hrefOf('TEL:+91 (98000) 00000', book)).toBe('tel:+919800000000');
  });
});
