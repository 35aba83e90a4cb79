import { describe, expect, it } from 'vitest';
import { typographic } from './typographic';

describe('typographic', () => {
  it.each([
    [`He said "no" - and left.`, 'He said “no” – and left.'],
    [`An engineer's eye, the teachers' room`, 'An engineer’s eye, the teachers’ room'],
    [`("It's 'fine'", he said)`, '(“It’s ‘fine’”, he said)'],
    [`the class of '98`, 'the class of ’98'],
    ['9 -- 17 o clock, half-day, -5', '9\u00a0– 17 o clock, half-day, -5'],
    [`a < b, "c" > d`, 'a < b, “c” > d'],
    ['“already” set', '“already” set'],
    [`"जिंकणे"`, '“जिंकणे”'],
    ['ring +91 98000 00000, or 98000 12345', 'ring +91\u00a098000\u00a000000, or 98000 12345'],
    ['Bapat Road, Pune 411016, 10 123456, No 1234567', 'Bapat Road, Pune\u00a0411016, 10 123456, No 1234567'],
    [
      'Jl. 3, 22765 Hamburg, 8001 Zürich, 1011 AB Amsterdam, IL 62704',
      'Jl. 3, 22765\u00a0Hamburg, 8001\u00a0Zürich, 1011\u00a0AB\u00a0Amsterdam, IL\u00a062704',
    ],
    ['₹ 800 - ₹ 2,500, € 12', '₹\u00a0800\u00a0– ₹\u00a02,500, €\u00a012'],
    [
      '12,50 €, 8 – 15 €, CHF 20, 20 EUR, Rs. 500',
      '12,50\u00a0€, 8\u00a0– 15\u00a0€, CHF\u00a020, 20\u00a0EUR, Rs.\u00a0500',
    ],
    [
      'In 2024 Hamburg won; 9 Talks - 3 days, 5 - and a USB 3',
      'In 2024 Hamburg won; 9 Talks – 3 days, 5 – and a USB\u00a03',
    ],
    ['2 + 2, 500+ talks', '2 + 2, 500+ talks'],
    ['2-Day x 3 Monthly, Day x4, the x axis', '2-Day × 3 Monthly, Day x4, the x axis'],
  ])('sets %s', (written, set) => {
    expect(typographic(written)).toBe(set);
  });

  it.each([
    ['de-DE', `"Moin", sagt sie - "so 'geht's' 'gut'".`, '„Moin“, sagt sie – „so ‚geht’s‘ ‚gut‘“.'],
    ['de', `Hans' Buch, 'ein "gutes"'`, 'Hans’ Buch, ‚ein „gutes“‘'],
    ['de-CH', `"So"`, '«So»'],
    ['fr-FR', `"l'été"`, '«\u202fl’été\u202f»'],
    ['pl', `"tak 'to'"`, '„tak «to»”'],
    ['pt-BR', `"sim"`, '“sim”'],
    ['mr-IN', `"जिंकणे"`, '“जिंकणे”'],
  ])('has the quotation marks of %s: %s', (language, written, set) => {
    expect(typographic(written, 'text', language)).toBe(set);
    expect(typographic(`<p>${written}</p>`, 'html', language)).toBe(`<p>${set}</p>`);
  });

  it('breaks no line of a longer text after a single letter and its hyphen, and leaves other hyphens and links alone', () => {
    const more = 'and somebody answers within a day, at every hour, on weekdays';
    expect(typographic(`An e-mail or E-mail, ${more}`)).toBe(`An e\u2011mail or E\u2011mail, ${more}`);
    const others = `a well-known two-e-mail 2-day half-hour, ${more}`;
    expect(typographic(others)).toBe(others);
    expect(typographic(`<p>e-mail <a href="/e-mail">us</a> ${more}</p>`, 'html')).toBe(
      `<p>e\u2011mail <a href="/e-mail">us</a> ${more}</p>`,
    );
    expect(typographic('Your e-mail')).toBe('Your e-mail');
  });

  it('keeps two short last words of a longer text together, and leaves a short one alone', () => {
    const words = 'He stands alone among clients, and a no is harder in a room than';
    expect(typographic(`${words} in a mail.`)).toBe(`${words} in a\u00a0mail.`);
    expect(typographic(`${words} in correspondence.`)).toBe(`${words} in correspondence.`);
    expect(typographic('Call us on any day.')).toBe('Call us on any day.');
    expect(typographic(`<p>${words} in <em>a</em> mail.</p><p>So be it.</p>`, 'html')).toBe(
      `<p>${words} in <em>a</em>\u00a0mail.</p><p>So be\u00a0it.</p>`,
    );
  });

  it('leaves an attribute alone that holds the end of a tag', () => {
    const link = '<a href="/x" title="a > \'b\'">y</a>';
    expect(typographic(`<p>${link} "z"</p>`, 'html')).toBe(`<p>${link} “z”</p>`);
  });

  it('leaves the tags of HTML alone, and knows where a line begins', () => {
    const written = `<p>It's <strong>Vikram</strong>'s.</p><p>"Go <a href="/x-y" title="a 'b'">home</a>"</p>`;
    expect(typographic(written, 'html')).toBe(
      `<p>It’s <strong>Vikram</strong>’s.</p><p>“Go <a href="/x-y" title="a 'b'">home</a>”</p>`,
    );
  });
});
