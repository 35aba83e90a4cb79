import { readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/files/files-below';
import { engineRoot } from '../../scripts/files/roots';
import { classesIn } from '../../scripts/gen/css-classes';

const read = (path: string): string => readFileSync(join(engineRoot, 'src', path), 'utf8');
const paths = filesBelow(join(engineRoot, 'src')).map(({ path }) => path);
const sources = paths
  .filter((path) => /(?<!\.test)\.tsx?$/.test(path))
  .map((path) => [path, read(path)] as const);

/** The sources that import a stylesheet, as if each called it `classes`. */
function usesOf(sheet: string): string {
  return sources
    .flatMap(([path, text]) => {
      const imports = text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g);
      const here = [...imports].find(([, , to = '']) => posix.join(dirname(path), to) === sheet);
      return here ? [text.replaceAll(`${here[1]}.`, 'classes.')] : [];
    })
    .join('\n');
}

describe('a class of a stylesheet', () => {
  const sheets = paths.filter((path) => path.endsWith('.module.css'));

  it('is worn by something', () => {
    expect(sheets.length).toBeGreaterThan(40);
    const unused = sheets.flatMap((sheet) => {
      const uses = usesOf(sheet);
      const isUsed = (name: string) =>
        new RegExp(`\\bclasses\\.${name}\\b`).test(uses) ||
        (uses.includes('classes[') && uses.includes(`'${name}'`));
      return classesIn(read(sheet))
        .filter((name) => !isUsed(name))
        .map((name) => `${sheet}: .${name}`);
    });
    expect(unused).toEqual([]);
  });
});
