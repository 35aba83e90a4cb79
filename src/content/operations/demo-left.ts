import type { CheckedSite } from '../check-site';
import { demoValues } from '../rules/samples/demo-values';

/** What a document still has of the demo, where no mark says so. */
export interface DemoLeft {
  /** The document's path below the pages folder. */
  file: string;
  amount: number;
  /** The first of the values, as it is written. */
  first: string;
}

/** The documents, of some, that still have values of the demo without a mark. */
export function demoLeft({ site }: CheckedSite, files: readonly string[]): DemoLeft[] {
  const values = demoValues(site);
  return [...new Set(files)].flatMap((file) => {
    const own = values.filter((one) => one.file === file);
    return own[0] ? [{ file, amount: own.length, first: own[0].written }] : [];
  });
}
