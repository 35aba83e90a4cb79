import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './project-root';
import { UsageError } from './usage-error';

const folder = join(projectRoot, 'tests/checker/fixtures');

/** What the check says of the first fixture of a problem, as it was approved. Throws a UsageError when there is none. */
export function exampleReport(code: string): string {
  const name = readdirSync(folder)
    .toSorted()
    .find((one) => one.split('--')[0] === code);
  if (name === undefined)
    throw new UsageError(`tests/checker/fixtures/ has no example of "${code}": add a folder of that name.`);
  return readFileSync(join(folder, name, 'expected.txt'), 'utf8');
}
