import type { Rolldown } from 'vite';
import { describe, expect, it } from 'vitest';
import { partsOf, templateOf } from './bundle';

type Output = Rolldown.RolldownOutput['output'];

const chunk = (
  fileName: string,
  more: { imports?: string[]; dynamicImports?: string[]; css?: string[] },
) => ({
  type: 'chunk',
  fileName,
  isEntry: fileName === 'entry.js',
  imports: more.imports ?? [],
  dynamicImports: more.dynamicImports ?? [],
  viteMetadata: { importedCss: new Set(more.css) },
});
const output = (...files: object[]): Output => files as unknown as Output;

describe('What a page fetches as it comes to life', () => {
  it('is the entry, and the stylesheet of all that it loads at once', () => {
    const files = output(
      { type: 'asset', fileName: 'site.css' },
      chunk('rare.js', { css: ['rare.css'] }),
      chunk('entry.js', { imports: ['a.js', 'gone.js'], dynamicImports: ['app.js'], css: ['own.css'] }),
      chunk('a.js', { imports: ['b.js'] }),
      chunk('b.js', { imports: ['a.js'] }),
      chunk('app.js', { imports: ['shell.js'], dynamicImports: ['rare.js'] }),
      { ...chunk('shell.js', { css: ['site.css'] }) },
    );
    expect(partsOf(files)).toEqual({ script: 'entry.js', style: 'site.css' });
  });

  it.each([
    [0, output(chunk('entry.js', { imports: ['a.js'] }), { ...chunk('a.js', {}), viteMetadata: undefined })],
    [0, output(chunk('a.js', { css: ['a.css'] }))],
    [2, output(chunk('entry.js', { imports: ['a.js'] }), chunk('a.js', { css: ['a.css', 'b.css'] }))],
  ])('may not be %i stylesheets', (count, files) => {
    expect(() => partsOf(files)).toThrow(`The site starts with ${count} stylesheets.`);
  });
});

it('the template of a page is one line, without what it would fetch at once', () => {
  const html = `<!doctype html>
<html>
  <head>
    <meta charset="utf-8" />
    <link rel="icon" href="/a.svg" />
    <script type="module" crossorigin src="/a.js">
      start();
    </script>
    <link rel="modulepreload" href="/b.js">
    <link rel="stylesheet" href="/c.css">
    <script>early()</script>
  </head>
  <body>two words</body>
</html>
`;
  expect(templateOf(html)).toBe(
    '<!doctype html><html><head><meta charset="utf-8"/><link rel="icon" href="/a.svg"/><script>early()</script></head><body>two words</body></html>',
  );
});
