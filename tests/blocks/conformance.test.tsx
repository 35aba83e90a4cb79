// @vitest-environment happy-dom
import axe from 'axe-core';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { readSource } from '../../scripts/files/read-source';
import { iconSymbol } from '../../scripts/files/icons';
import { checkTools } from '../../scripts/files/check-tools';
import { loadSchemas } from '../../scripts/files/load-schemas';
import { Blocks } from '../../src/blocks/Blocks';
import { SiteProvider } from '../../src/components/SiteInfo/site-info';
import { AssetsProvider } from '../../src/components/SmartImage/assets-context';
import { assetsOf, buildSite, type BuiltSite } from '../../src/content/render/build-site';
import { builtPage, type BuiltPage } from '../../src/content/render/built-page';
import type { AssetNames } from '../../src/content/render/asset-names';
import { checkTogether, examine, knownDocuments } from '../../src/content/check-site';
import { surroundingsOf } from '../../src/content/resolve/surroundings';
import { contentOf } from '../../src/content/source/source';
import type { Json, JsonObject } from '../../src/model/json';
import type { Assets, ImageAsset } from '../../src/model/page-data';

/** The pages and lists to which examples lead. */
const speaker = readSource('tests/sites/speaker');
const tools = checkTools();
const around = surroundingsOf(speaker, tools);
// Looked at once: what they say does not change with the page beside them.
const known = knownDocuments(speaker).map((document) => examine(contentOf(document), around, tools));

interface Example {
  type: string;
  at: number;
  example: JsonObject | undefined;
}

/** Every example of every block; a block without one is listed too, and fails. */
const examples: Example[] = Object.entries(loadSchemas()).flatMap(([path, schema]) => {
  const type = /^blocks\/(.+)\.schema\.json$/.exec(path)?.[1];
  if (type === undefined) return [];
  const list = (schema['examples'] ?? [undefined]) as (JsonObject | undefined)[];
  return list.map((example, at) => ({ type, at, example }));
});

/** The pictures of an example, as if a site had each. */
function picturesOf(example: JsonObject): string[] {
  const named = JSON.stringify(example).matchAll(/"(?:src|picture|portrait|logo)":"([^"]+)"/g);
  return [...named].map(([, name = '']) => `${name}.svg`);
}

/** A page that holds one example, beside other pages, so that its links lead somewhere. */
function pageWith(example: JsonObject): JsonObject {
  const opening = example['type'] === 'hero' ? [] : [{ type: 'hero', heading: 'An example' }];
  const description = 'A page for one example of one block, which stands beside the other pages of a site.';
  return {
    title: 'Example',
    seo: { title: 'An example of a block', description },
    blocks: [...opening, example] as Json[],
  };
}

function check(example: JsonObject) {
  const document = {
    path: 'example.json',
    bytes: new TextEncoder().encode(JSON.stringify(pageWith(example))),
  };
  const source = {
    ...speaker,
    documents: [...speaker.documents, document],
    media: [...new Set([...speaker.media, ...picturesOf(example)])],
  };
  return checkTogether([...known, examine(document, around, tools)], around, source, tools);
}

const image: ImageAsset = { src: '/media/example.svg', width: 1200, height: 900, placeholder: '#333' };

function html(
  { page, assetNames }: BuiltPage,
  { site, assetNames: ofShell }: Pick<BuiltSite, 'site' | 'assetNames'>,
): string {
  const assets = (used: AssetNames): Assets => assetsOf(used, () => image, iconSymbol);
  const blocks = createElement(Blocks, { blocks: page.blocks });
  const content = createElement(AssetsProvider, { value: assets(assetNames) }, blocks);
  return renderToString(
    createElement(SiteProvider, { value: { ...site, assets: assets(ofShell) } }, content),
  );
}

/** The texts in letters of Hindi and Marathi that no element around them says the language of (WCAG 2.2, 3.1.2). */
function unmarkedWords(root: HTMLElement): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) =>
    [...element.childNodes]
      .filter((node) => node.nodeType === Node.TEXT_NODE && !element.closest('[lang]'))
      .map((node) => node.textContent ?? '')
      .filter((text) => /\p{Script=Devanagari}/u.test(text)),
  );
}

describe.each(examples)('$type, example $at', ({ type, example }) => {
  it('exists, is valid, and stands in a section that bears the name of the block', async () => {
    if (!example) throw new Error(`schemas/blocks/${type}.schema.json has no example.`);
    const checked = check(example);
    expect(checked.problems).toEqual([]);
    const site = buildSite(checked, { withDrafts: false, year: 2026 });
    const plan = site.pages.find(({ route }) => route === '/example');
    const built = plan && builtPage(plan, checked.resolve(plan.file), site.shared);
    document.body.innerHTML = `<main>${built ? html(built, site) : ''}</main>`;
    const root = document.querySelector(`section[data-block="${type}"]`);
    expect(root?.textContent?.length).toBeGreaterThan(5);
    expect(root?.id).toBe(typeof example['id'] === 'string' ? example['id'] : '');
    expect(unmarkedWords(document.body)).toEqual([]);
    const { violations } = await axe.run(document.body, { rules: { 'color-contrast': { enabled: false } } });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
});

describe('a block without a component', () => {
  it('fails loudly', () => {
    const blocks = [{ type: 'toString' }] as never;
    expect(() => renderToString(createElement(Blocks, { blocks }))).toThrow(
      'There is no component for the block "toString".',
    );
  });
});
