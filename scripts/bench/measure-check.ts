import { join } from 'node:path';
import type { BenchArguments } from './arguments';
import { medianTaken } from './build-rows';
import { ratio } from './figures';
import { writeGeneratedSite } from './generated-site';
import { measuredProcess, type Taken } from './measured-process';
import { withFolder } from './sites';
import { table } from './table';

const documents = 10_000;

/** A check of generated documents as a whole process, by turns with one that only reads and parses them. */
export async function measureCheck({ runs = 3 }: BenchArguments): Promise<string> {
  return withFolder(async (folder) => {
    const pages = join(folder, 'pages');
    await writeGeneratedSite(pages, documents);
    const [checks, floors]: [Taken[], Taken[]] = [[], []];
    for (let run = 0; run < runs; run += 1) {
      checks.push(await measuredProcess('check.ts', ['--pages', pages]));
      floors.push(await measuredProcess('bench/floor/plain-parse-process.ts', [pages]));
    }
    return table(
      [`check of ${documents} documents`, 'check', 'only parsing', 'ratio'],
      checkRows(medianTaken(checks), medianTaken(floors)),
    );
  });
}

function checkRows(check: Taken, floor: Taken): string[][] {
  const row = (name: string, key: keyof Taken, digits: number): string[] => [
    name,
    check[key].toFixed(digits),
    floor[key].toFixed(digits),
    ratio(check[key], floor[key]),
  ];
  return [
    row('seconds', 'seconds', 2),
    row('processor seconds', 'processorSeconds', 2),
    row('peak memory, MB', 'megabytes', 0),
  ];
}
