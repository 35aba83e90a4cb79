import { existsSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/files/files-below';
import { engineRoot } from '../../scripts/files/roots';
import { alternativesOf, anchorsOf, guides, targetsOf, type Guide } from './markdown';

const anchors = new Map(guides.map((guide) => [guide.path, new Set(anchorsOf(guide))]));
const isElsewhere = (target: string): boolean => /^[a-z]+:/.test(target);

/** The file of the project that a link leads to, and the place in it. */
function placeOf({ path }: Guide, target: string): { file: string; anchor: string } {
  const [file = '', anchor = ''] = target.split('#');
  return { file: file === '' ? path : posix.join(posix.dirname(path), file), anchor };
}

function leads(guide: Guide, target: string): boolean {
  const { file, anchor } = placeOf(guide, target);
  return existsSync(join(engineRoot, file)) && (anchor === '' || anchors.get(file)?.has(anchor) === true);
}

describe.each(guides.map((guide) => [guide.path, guide] as const))('%s', (_, guide) => {
  it('leads with each link to a file, and to a heading in it', () => {
    const own = targetsOf(guide).filter((target) => !isElsewhere(target));
    expect(own.filter((target) => !leads(guide, target))).toEqual([]);
  });

  it('names commands that there are', () => {
    const named = [...guide.text.matchAll(/\bnpm run (?:--silent )?([a-z][a-z0-9:]*)/g)].map(
      ([, name = '']) => name,
    );
    const { scripts } = JSON.parse(readFileSync(join(engineRoot, 'package.json'), 'utf8')) as {
      scripts: object;
    };
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });
});

describe('the guides', () => {
  const targets = guides.flatMap((guide) =>
    targetsOf(guide)
      .filter((target) => !isElsewhere(target))
      .map((target) => placeOf(guide, target).file),
  );

  it('are found, with links in them', () => {
    expect(guides.length).toBeGreaterThan(25);
    expect(targets.length).toBeGreaterThan(100);
  });

  it('can each be reached from another one, and so can their pictures', () => {
    const files = filesBelow(join(engineRoot, 'docs')).map(({ path }) => `docs/${path}`);
    expect(files.filter((file) => !targets.includes(file))).toEqual([]);
  });

  it('say of each picture what it shows', () => {
    const said = guides.flatMap(alternativesOf);
    expect(said.length).toBeGreaterThanOrEqual(5);
    expect(said.filter((words) => words.length < 20)).toEqual([]);
  });

  it('are named by the code where they are', () => {
    const sources = ['src', 'scripts', 'schemas'].flatMap((folder) =>
      filesBelow(join(engineRoot, folder)).map(({ path }) => join(engineRoot, folder, path)),
    );
    const named = sources
      .filter((file) => !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\bdocs\/[\w/-]+\.(?:md|svg)/g)])
      .map(([path]) => path);
    expect(named).toContain('docs/guide/editors.md');
    expect(named.filter((path) => !existsSync(join(engineRoot, path)))).toEqual([]);
  });
});
