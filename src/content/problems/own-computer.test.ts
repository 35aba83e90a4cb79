import { describe, expect, it } from 'vitest';
import { pathOnSite } from './own-computer';

describe('A path as Windows writes it', () => {
  it.each([
    [String.raw`home\hero.jpg`, 'home/hero', 'picture'],
    [String.raw`.\_media\home\hero.SVG`, 'home/hero', 'picture'],
    [String.raw`pages-json\_media\home\hero`, 'home/hero', 'picture'],
    [String.raw`home\hero`, 'home/hero', 'other'],
    [String.raw`docs\plan.pdf`, 'docs/plan.pdf', 'other'],
    [String.raw`pages-json\industry\aviation.json`, '/industry/aviation', 'page'],
    [String.raw`industry\index.json`, '/industry', 'page'],
    [String.raw`_collections\videos.json`, '_collections/videos.json', 'other'],
  ])('%s is called %s on the site, as that of a %s', (typed, path, kind) => {
    expect(pathOnSite(typed)).toEqual({ path, kind });
  });
});
