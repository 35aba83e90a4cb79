import { describe, expect, it } from 'vitest';
import type { Site } from '../../facts/site';
import type { Problem } from '../../problems/problem';
import { drawings } from './drawings';

const summaryOf = (text: string): string[] =>
  (drawings.check?.({ drawings: [{ path: 'x.svg', text }] } as unknown as Site) ?? []).map(
    (one) => (one as Problem).message,
  );

describe('A drawing', () => {
  it('is told what of it acts', () => {
    expect(summaryOf('<svg><script>x</script></svg>').join()).toContain('<script>');
    expect(summaryOf('<svg><rect onclick="x"/></svg>').join()).toContain('onclick');
    expect(summaryOf('<svg><use href="https://example.in/x.svg"/></svg>').join()).toContain('href');
  });

  it('is told of a style that asks others for something', () => {
    expect(summaryOf('<svg><style>@import "https://example.in/x.css";</style></svg>')).toHaveLength(1);
    expect(summaryOf('<svg><rect style="fill:url(https://example.in/x.svg#a)"/></svg>')).toHaveLength(1);
    expect(summaryOf('<svg><style>.a{fill:url(#a)}</style><rect fill="url(\'#a\')"/></svg>')).toEqual([]);
  });

  it.each([
    '<SCRIPT>x</SCRIPT>',
    '<svg:script>x</svg:script>',
    '<foreignObject><p>x</p></foreignObject>',
    '<animateTransform attributeName="x"/>',
    '<animate attributeName="href"/>',
    '<set attributeName="href"/>',
    '<g ONLOAD = "x"/>',
    "<g onload='x'/>",
    '<use xlink:href="x.svg#a"/>',
    "<use href = ' x.svg#a'/>",
    "<use href='x'/>",
    '<image href="data:image/svg+xml,x"/>',
    '<image href="data:text/html;x"/>',
    '<image href="data:image/jpegx,x"/>',
    '<image href="https://example.in/#"/>',
    '<image href="xdata:image/png,x"/>',
    '<style><![CDATA[ .a { fill: url (https://example.in) } ]]></style>',
    '<style>.a { background: image-set ("https://example.in" 1x) }</style>',
    '<style>.a { background: image("https://example.in") }</style>',
    '<style>.a { content: "\\75rl(x)" }</style>',
    '<g fill="url(https://example.in)"/>',
    '<g clip-path="src(x)"/>',
  ])('acts in %s', (part) => {
    expect(summaryOf(`<svg>${part}</svg>`)).toHaveLength(1);
  });

  it.each([
    '<description>x</description>',
    '<subset>x</subset>',
    '<settle>x</settle>',
    '<text>url(https://example.in)</text>',
    '<g data-on="x" icon="y"/>',
    '<g on-load="x" onx2="y"/>',
    '<a hreflang="mr"/>',
    '<use href=" #a"/>',
    '<image href="data:image/jpg;base64,x"/>',
    '<image href="data:image/jpeg,x"/>',
    '<g font-style="url(x)" fill-rule="url(x)"/>',
    '<g fill="url( #a)"/>',
  ])('does not act in %s', (part) => {
    expect(summaryOf(`<svg>${part}</svg>`)).toEqual([]);
  });

  it('is told of by its place', () => {
    const found = drawings.check?.({ drawings: [{ path: 'a/x.svg', text: '<script>' }] } as unknown as Site);
    expect(found).toMatchObject([{ file: '_media/a/x.svg', pointer: '', line: 1, column: 1, endColumn: 1 }]);
  });

  it('cannot keep its reader busy with a name that does not end', () => {
    expect(summaryOf(`<${'a'.repeat(1_000_000)}`)).toEqual([]);
  });
});
