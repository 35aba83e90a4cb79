import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineRoot } from './roots';
import { UsageError } from './usage-error';

const folder = join(engineRoot, 'tests/checker/fixtures');

/** What the check says of the first fixture of a problem, as it was approved. Throws a UsageError when there is none, or nothing was approved yet. */
export function exampleReport(code: string): string {
  const name = readdirSync(folder)
    .toSorted()
    .find((one) => one.split('--')[0] === code);
  if (name === undefined)
    throw new UsageError(`tests/checker/fixtures/ has no example of "${code}": add a folder of that name.`);
  const path = join(folder, name, 'expected.txt');
  if (!existsSync(path))
    throw new UsageError(
      `tests/checker/fixtures/${name} has no expected.txt yet: npx vitest run tests/checker/goldens -t ${name}`,
    );
  return readFileSync(path, 'utf8');
}
