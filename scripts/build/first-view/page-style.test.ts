import { describe, expect, it } from 'vitest';
import { stylesOf } from './page-style';

const css = `
@font-face { font-family: One; src: url(./one.woff2) }
@font-face { font-family: Stand-in; src: local(Arial) }
:root { --ink: #000; color: var(--ink) }
.Bar-bar { color: red; &:hover { color: blue } }
.Hero-title, .Goal-title { margin: 0 }
.Goal-text { color: green }
.Faq-entry { animation: 1s Faq-open }
.Footer-foot { color: grey }
.Dock-dock { color: tan }
[data-reveal] h2 { opacity: 0 }
section[data-block] { top: 20px }
@keyframes Faq-open { 50% { opacity: 0.5 } to { opacity: 1 } }
@media (min-width: 40rem) { .Faq-entry { display: grid } .Goal-text { display: grid } }
@media print { .Bar-bar { display: none } }
`;

const section = (name: string) => `<section data-block="hero"><p class="${name}"></p></section>`;
const page = (...names: string[]) =>
  `<header class="Bar-bar"></header><main id="_main">${names.map(section).join('')}</main><footer class="Footer-foot"></footer><aside class="Dock-dock"></aside>`;

// Taken apart in each test: Stryker sees nothing of what is done between them.
const ofFirstView = (html: string): string => stylesOf(css).ofFirstView(html);

describe('The style of the first view', () => {
  it('has what fits the shell and the first two sections, and nothing of those below', () => {
    const style = ofFirstView(page('Hero-title', 'Goal-text', 'Faq-entry', 'Faq-entry'));
    expect(style).toContain('.Bar-bar { color: red');
    expect(style).toContain('.Dock-dock { color: tan }');
    expect(style).toContain('.Hero-title { margin: 0 }');
    expect(style).toContain('section[data-block] { top: 20px }');
    expect(style).toContain('@media (min-width: 40rem) { .Goal-text { display: grid } }');
    for (const other of ['Goal-title', 'Faq', 'Footer']) expect(style).not.toContain(other);
  });

  it('has nothing of the second section after a hero with picture and figures, which fills the window', () => {
    const names = ['Hero-title', 'Goal-text', 'Faq-entry'];
    const loud = page(...names)
      .replace('"hero"', '"hero" id="top" data-picture="yes"')
      .replace('</p>', '</p><dl></dl>');
    expect(ofFirstView(loud)).toContain('.Hero-title { margin: 0 }');
    expect(ofFirstView(loud)).not.toContain('Goal-text');
    expect(ofFirstView(loud.replace('="hero"', '="hero" data-volume="quiet"'))).toContain('Goal-text');
    expect(ofFirstView(loud.replace('"yes"', '"across"'))).not.toContain('Goal-text');
    for (const needed of [' data-picture="yes"', '<dl></dl>'])
      expect(ofFirstView(loud.replace(needed, ''))).toContain('Goal-text');
  });

  it('has nothing of what is empty until it is told', () => {
    const told = '<main></main><output id="_notice" class="Hero-title"></output>';
    expect(ofFirstView(told)).not.toContain('Hero-title');
    expect(ofFirstView(told.replace('></o', '>Sent</o'))).toContain('Hero-title');
  });

  it('has nothing of what is closed', () => {
    const closed =
      '<details name="a"><summary class="Hero-title"></summary><p class="Goal-text"></p></details>';
    expect(ofFirstView(closed)).toContain('Hero-title');
    expect(ofFirstView(closed)).not.toContain('Goal-text');
    expect(ofFirstView(closed.replace('>', ' open="">'))).toContain('Goal-text');
    expect(ofFirstView(closed.replace(' name="a"', ''))).toContain('Goal-text');
  });

  it('has everything of a page that is one article', () => {
    const article = `<main id="_main"><article>${['Hero-title', 'Goal-text', 'Faq-entry'].map(section).join('')}</article></main>`;
    expect(ofFirstView(article)).toContain('@keyframes Faq-open { 50% { opacity: 0.5 } to { opacity: 1 } }');
    const older = '@-webkit-keyframes Open { 50% { top: 1px } }';
    expect(stylesOf(older).ofFirstView(article)).toBe(older);
  });

  it('leaves out what follows the text of an article', () => {
    const article = (after: string): string =>
      `<main id="_main"><article><div>${section('Hero-title')}</div>${after}</article></main>`;
    const end = `<footer>${section('Faq-entry')}</footer>`;
    expect(ofFirstView(article(end))).toBe(ofFirstView(article('')));
  });

  it('has what stands for every page, but nothing for paper, for a pointer, or for what scripts do', () => {
    const style = ofFirstView(page('Hero-title'));
    expect(style).toContain(':root { --ink: #000;');
    for (const other of ['print', ':hover', 'data-reveal']) expect(style).not.toContain(other);
  });

  it('knows what stands beside, around and inside of what is named', () => {
    const { ofFirstView: of } = stylesOf(`
      .A-a:not(:has(.B-b)) { top: 1px } .A-a:not([data-tone=deep]) { top: 2px }
      .A-a:is(.B-b, .A-a) { top: 3px } .A-a:has(.B-b) { top: 4px }
      .A-a[data-tone=deep] { top: 5px } .A-a[data-tone] { top: 6px } .A-a ol > li { top: 7px } .A-a p::before { top: 8px }
      #_root [data-taken] { top: 9px } details[open] .A-a { top: 10px } [href^=http] { top: 11px } ol::selection, p { top: 12px }
      .B-b[data-tone=deep] { top: 13px } .A-a .B-b[data-tone] { top: 14px }`);
    const tops = (html: string) => [...of(html).matchAll(/top: (\d+)px/g)].map(([, top]) => Number(top));
    expect(tops('<div class="A-a" data-tone="plain"><p></p></div>')).toEqual([1, 2, 3, 6, 8, 9, 12]);
    expect(tops('<div class="A-a" data-tone="deep"><ol><li class="B-b"></li></ol></div>')).toEqual([
      1, 2, 3, 4, 5, 6, 7, 9,
    ]);
    expect(tops('<details><summary><b class="A-a"></b></summary></details><a href="https://x">')).toEqual([
      1, 2, 3, 9, 10, 11,
    ]);
  });

  it('has the variables that something reads', () => {
    const { ofFirstView: of } = stylesOf(
      ':root { --a: red; --b: var(--a); --c: 1px; --d: 2px } p { color: var(--b) } @page { margin: 1px }',
    );
    expect(of('<p><svg fill="var(--d)"></svg></p>')).toBe(
      ':root { --a: red; --b: var(--a); --d: 2px } p { color: var(--b) }',
    );
  });

  it('has no rules around nothing, and those that stand by themselves', () => {
    expect(ofFirstView(page('Hero-title'))).not.toMatch(/@media|@keyframes|\{\s*\}/);
    const { ofFirstView: of } = stylesOf(
      '@layer a, b; @media screen { @supports (top: 0) { b { top: 0 } } @media tv { i { top: 1px } } }',
    );
    expect(of('<i></i>').replaceAll(/\s+/g, ' ')).toBe(
      '@layer a, b; @media screen { @media tv { i { top: 1px } } }',
    );
  });

  it('names the fonts that only stand in', () => {
    expect(ofFirstView(page())).toContain('local(Arial)');
    expect(ofFirstView(page())).not.toContain('url(');
  });
});

describe('The whole style', () => {
  it('has everything but the fonts, since naming one sets the page anew', () => {
    const { whole } = stylesOf(css);
    expect(whole).not.toContain('@font-face');
    for (const one of ['Faq-entry', 'Footer-foot', ':hover', '@media print', 'data-reveal'])
      expect(whole).toContain(one);
  });

  it('leaves the fonts that are fetched to a file of their own', () => {
    expect(stylesOf(css).fonts).toBe('@font-face { font-family: One; src: url(./one.woff2) }');
  });
});
