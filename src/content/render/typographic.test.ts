import { describe, expect, it } from 'vitest';
import { typographic } from './typographic';

describe('typographic', () => {
  it.each([
    [`He said "no" - and left.`, 'He said “no” – and left.'],
    [`An engineer's eye, the teachers' room`, 'An engineer’s eye, the teachers’ room'],
    [`("It's 'fine'", he said)`, '(“It’s ‘fine’”, he said)'],
    [`the class of '98`, 'the class of ’98'],
    ['9 -- 17 o clock, half-day, -5', '9 – 17 o clock, half-day, -5'],
    [`a < b, "c" > d`, 'a < b, “c” > d'],
    ['“already” set', '“already” set'],
    [`"जिंकणे"`, '“जिंकणे”'],
    ['ring +91 98000 00000, or 98000 12345', 'ring +91\u00a098000\u00a000000, or 98000 12345'],
    ['Bapat Road, Pune 411016, 10 123456, No 1234567', 'Bapat Road, Pune\u00a0411016, 10 123456, No 1234567'],
    ['2 + 2, 500+ talks', '2 + 2, 500+ talks'],
    ['2-Day x 3 Monthly, Day x4, the x axis', '2-Day × 3 Monthly, Day x4, the x axis'],
  ])('sets %s', (written, set) => {
    expect(typographic(written, 'text', 'IN')).toBe(set);
  });

  it('keeps six digits beside a word only where postal codes are like that', () => {
    const written = 'Rechnung 411016, +49 40 1234567';
    const set = 'Rechnung 411016, +49\u00a040\u00a01234567';
    expect([typographic(written, 'text', 'DE'), typographic(written)]).toEqual([set, set]);
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
