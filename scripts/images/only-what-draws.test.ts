import { optimize } from 'svgo/browser';
import { describe, expect, it } from 'vitest';
import { onlyWhatDraws } from './only-what-draws';

const spaces = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';
const cleaned = (inside: string): string => {
  const svg = `<svg xmlns:x="urn:x" ${spaces}>${inside}</svg>`;
  const { data } = optimize(svg, { plugins: [onlyWhatDraws] });
  expect(data.startsWith(`<svg ${spaces}>`)).toBe(true);
  return data.slice(`<svg ${spaces}>`.length, -'</svg>'.length);
};

describe('What is left of a drawing', () => {
  it.each([
    '<g id="a"><path d="M0 0h9"/></g>',
    '<switch><g><rect width="9"/></g></switch>',
    '<defs><symbol id="s"><circle r="9"/></symbol></defs><use href="#s"/>',
    '<use xlink:href=" #s"/>',
    '<text xml:space="preserve">two <tspan>words</tspan></text>',
    '<image href="data:image/png;base64,AA=="/>',
    '<image href="data:image/webp;base64,AA=="/>',
    '<style><![CDATA[.a{fill:red}]]></style>',
    '<filter id="f"><feGaussianBlur stdDeviation="2"/></filter>',
    '<rect fill="url(#a)"/>',
    '<rect data-onset="1"/>',
  ])('is all of %s', (inside) => {
    expect(cleaned(inside)).toBe(inside);
  });

  it.each([
    ['<g onclick="a()" ONLOAD="a()"/>', '<g/>'],
    ['<g xmlns:y="http://www.w3.org/2000/svg" y:href="#a" xlink:title="a" x:role="a"/>', '<g/>'],
    ['<image src="https://a.in/b.png" xlink:href="https://a.in/b.png"/>', '<image/>'],
    ['<image href="data:image/svg+xml;base64,AA=="/>', '<image/>'],
    ['<image href="x#a"/>', '<image/>'],
    ['<image href="x data:image/png;base64,AA=="/>', '<image/>'],
    ['<rect fill="url(https://a.in/#a)"/>', '<rect/>'],
    ['<a href="https://a.in"><path d="M0 0h9"/></a>', '<g><path d="M0 0h9"/></g>'],
    [
      '<g><script>a()</script><rect/><foreignObject><p/></foreignObject><!-- a --><title>a</title></g>',
      '<g><rect/></g>',
    ],
    ['<x:path/><rect/>', '<rect/>'],
  ])('of %s is %s', (inside, left) => {
    expect(cleaned(inside)).toBe(left);
  });

  it.each([
    ['@import "https://a.in/a.css";.a{fill:red}', ' .a{fill:red}'],
    [`@import url(a.css) screen;.a{fill:red}`, ' .a{fill:red}'],
    [`@import 'a;b.css';.a{fill:red}`, ' .a{fill:red}'],
    ['@font-face { font-family: a; src: url(//a.in) }.a{fill:red}', ' .a{fill:red}'],
    ['@font-face{src:url(a)}@font-face{src:url(b)}.a{fill:red}', '  .a{fill:red}'],
  ])('of the style %s is %s', (css, left) => {
    expect(cleaned(`<style>${css}</style>`)).toBe(`<style><![CDATA[${left}]]></style>`);
  });

  it.each(['.a{fill:url(https://a.in/#a)}', '<![CDATA[a<b]]>'])('of the style %s is nothing', (css) => {
    expect(cleaned(`<style>${css}</style>`)).toBe('<style/>');
  });

  it('is nothing beside the drawing itself', () => {
    const { data } = optimize('<?xml-stylesheet href="a.css"?><!-- a --><svg><g/></svg>', {
      plugins: [onlyWhatDraws],
    });
    expect(data).toMatch(/^<svg [^>]*><g\/><\/svg>$/);
  });

  it.each(['<html><svg/></html>', ''])('of %j is none', (text) => {
    expect(() => optimize(text, { plugins: [onlyWhatDraws] })).toThrow('it is no SVG');
  });
});
