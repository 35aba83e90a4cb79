import { expect, it } from 'vitest';
import { floorPage } from './floor-page';

const built = `<!doctype html><html lang="en-IN"><head><title>Rope &amp; river</title>
<meta name="description" content="What a day outdoors gives."><link rel="stylesheet" href="/a.css">
<style>._hero_1{color:red}</style><script type="application/ld+json">{}</script></head>
<body><div id="_root"><header><button popoverTarget="_menu">Menu</button><nav id="_menu" popover="auto"><a href="/" class="_entry_1">Home</a></nav></header>
<main id="_main" tabindex="-1"><section data-block="hero" class="_hero_1" style="color:red"><h1>Rope<!-- --> and <em>river</em></h1>
<picture style="background:url(data:image/webp;base64,AAAA)"><source type="image/avif" srcSet="/media/a-480.avif 480w, /media/a-800.avif 800w" sizes="100vw"><img src="/media/a.jpg" width="1600" height="1000" alt="A river" loading="eager" fetchPriority="high"></picture>
<svg><title>An icon</title><path d="M0 0"/></svg><p onclick="run()">Hold on.</p></section></main></div>
<script type="application/json" id="_first">{"text":"Hold on."}</script><script type="module" src="/assets/index.js"></script></body></html>`;
const floor = floorPage(built);

it('keeps the words, the pictures in their widths, the links and the menu', () => {
  expect(floor).toContain('<h1>Rope and <em>river</em></h1>');
  expect(floor).toContain(
    '<picture><source type="image/avif" srcset="/media/a-480.avif 480w, /media/a-800.avif 800w" sizes="100vw"><img src="/media/a.jpg" width="1600" height="1000" alt="A river" loading="eager" fetchpriority="high"></picture>',
  );
  expect(floor).toContain(
    '<button popovertarget="_menu">Menu</button><nav id="_menu" popover="auto"><a href="/">Home</a></nav>',
  );
});

it('says of itself what every page says', () => {
  expect(floor).toMatch(/^<!doctype html><html lang="en-IN"><head><meta charset="utf-8">/);
  expect(floor).toContain(
    '<title>Rope &amp; river</title><meta name="description" content="What a day outdoors gives.">',
  );
});

it('has no script, no style of ours, no face from the web, and one small stylesheet of its own', () => {
  expect(floor).not.toMatch(/<script|onclick|stylesheet|_hero_1|data:image|<svg|An icon|<div/);
  expect(floor.match(/<style>/g)).toHaveLength(1);
  expect(floor).not.toMatch(/@font-face|url\(/);
  expect(floor.match(/Hold on\./g)).toHaveLength(1);
});
