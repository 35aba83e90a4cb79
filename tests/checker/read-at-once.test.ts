import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Json } from '../../src/model/json';
import { countMembers, countWritten } from '../../src/content/parse/members';
import { engineRoot } from '../../scripts/files/roots';

const files = ['schemas', 'tests/sites'].flatMap((folder) =>
  readdirSync(join(engineRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json'))
    .map((name) => join(folder, name)),
);

it('No sound document is looked at for what was pasted twice, which takes seconds', () => {
  expect(files.length).toBeGreaterThan(50);
  const slow = files.filter((file) => {
    const text = readFileSync(join(engineRoot, file), 'utf8');
    return countMembers(JSON.parse(text) as Json) !== countWritten(text);
  });
  expect(slow).toEqual([]);
});
