import { describe, expect, it } from 'vitest';
import { pathOnSite } from './own-computer';

describe('A path as Windows writes it', () => {
  it.each([
    [String.raw`home\hero.jpg`, 'home/hero'],
    [String.raw`.\_media\home\hero.SVG`, 'home/hero'],
    [String.raw`pages-json\_media\home\hero`, 'home/hero'],
    [String.raw`home\hero`, 'home/hero'],
    [String.raw`docs\plan.pdf`, 'docs/plan.pdf'],
    [String.raw`pages-json\industry\aviation.json`, '/industry/aviation'],
    [String.raw`industry\index.json`, '/industry'],
    [String.raw`_collections\videos.json`, '_collections/videos.json'],
  ])('%s is called %s on the site', (typed, path) => {
    expect(pathOnSite(typed)).toBe(path);
  });
});
