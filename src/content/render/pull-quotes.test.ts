import { describe, expect, it } from 'vitest';
import { withPullQuotes } from './pull-quotes';

describe('withPullQuotes', () => {
  it('repeats what is marked at its paragraph', () => {
    expect(withPullQuotes('<p>A.</p>\n<p>B <mark>is <em>said</em></mark> &amp; C.</p>')).toBe(
      '<p>A.</p>\n<p data-pull="is said">B <mark>is <em>said</em></mark> &amp; C.</p>',
    );
  });

  it('takes the first one of a paragraph, and one of each', () => {
    expect(withPullQuotes('<p><mark>a</mark> <mark>b</mark></p><p><mark>c\nd</mark></p>')).toBe(
      '<p data-pull="a"><mark>a</mark> <mark>b</mark></p><p data-pull="c\nd"><mark>c\nd</mark></p>',
    );
  });

  it('leaves marks outside of paragraphs alone', () => {
    const html = '<p>a</p><ul><li><mark>b</mark></li></ul><pre>c</pre>';
    expect(withPullQuotes(html)).toBe(html);
  });

  it('lets nothing out of the attribute', () => {
    expect(
      withPullQuotes('<p><mark>"x" onclick="y" <a href="/" title="a>b">c</a></mark></p>').split('"'),
    ).toHaveLength(
      '<p data-pull="…"><mark>"x" onclick="y" <a href="/" title="a>b">c</a></mark></p>'.split('"').length,
    );
  });
});
