import { describe, expect, it } from 'vitest';
import { buildId } from '../../scripts/build/build-id';
import type { SiteData } from '../../src/model/page-data';

const site = { basePath: '/', year: 2026 } as SiteData;

describe('the id of a build', () => {
  it('is the same for the same files and the same site, in whatever order the files were found', () => {
    expect(buildId(['a-1.js', 'b-2.js'], site)).toBe(buildId(['b-2.js', 'a-1.js'], { ...site }));
    expect(buildId(['a-1.js'], site)).toMatch(/^[\w-]{12}$/);
  });

  it('is another one for other files and for another site', () => {
    const id = buildId(['a-1.js'], site);
    expect(buildId(['a-2.js'], site)).not.toBe(id);
    expect(buildId(['a-1.js'], { ...site, year: 2027 })).not.toBe(id);
  });
});
