import { describe, expect, it } from 'vitest';
import { loadSchemas } from '../../files/load-schemas';
import { cataloguePage } from './catalogue-document';
import { exampleSite } from './example-site';
import { examplesIn } from './examples';

const schemas = loadSchemas();
const examples = examplesIn(schemas);

describe('The catalogue of blocks', () => {
  it('has each block with its examples to look at and to copy, and its properties', () => {
    const html = cataloguePage(schemas, () => true, '/site/');
    const types = [...new Set(examples.map(({ type }) => type))];
    expect(types.length).toBeGreaterThan(20);
    expect([...html.matchAll(/<article id="(\w+)">/g)].map(([, type]) => type)).toEqual(types);
    expect(
      [...html.matchAll(/data-shows="\/site(\/blocks\/[a-z0-9-]+)"/g)].map(([, route]) => route),
    ).toEqual(examples.map(({ route }) => route));
    expect(html).toContain('<code>rows[].problem</code> <em>required</em>');
    expect(html).toContain('&quot;type&quot;: &quot;painTable&quot;');
  });

  it('says so where an example cannot be shown', () => {
    const html = cataloguePage(schemas, (route) => route !== '/blocks/prose-1', '/');
    expect(html.match(/only its text can be shown/g)).toHaveLength(1);
    expect(html).not.toContain('"/blocks/prose-1"');
  });
});

describe('The examples among the pages of a folder', () => {
  it('are pages of it, with its own pictures where theirs are not there; what names other lists is left out', async () => {
    const { page, site } = (await exampleSite('tests/sites/small')) ?? {};
    expect(site?.owner.name).toBe('Vikram Sahyadri');
    const shown = examples.filter(({ route }) => page?.(route));
    expect(shown.length).toBeGreaterThan(examples.length - 10);
    expect(shown.length).toBeLessThan(examples.length);
    const hero = page?.('/blocks/hero-1')?.blocks[0] as { image?: { src: string } } | undefined;
    expect(hero?.image?.src).toBe('dance');
    const one = shown.find(({ type }) => type === 'cta');
    expect(page?.(one?.route ?? '')?.blocks.map(({ type }) => type)).toEqual(['hero', one?.type]);
    expect(page?.('/invite')?.title).toBe('Invite');
  });
});
