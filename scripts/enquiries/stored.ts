import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Enquiry } from '../receive/enquiry';
import { storeFileName } from '../receive/store-file';

/** What is kept in a folder, and the numbers of lines that cannot be read. */
export interface Stored {
  enquiries: Enquiry[];
  broken: number[];
}

/** Reads what is kept. A last line that is still being written is none yet. */
export function stored(folder: string): Stored {
  const path = join(folder, storeFileName);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  const read = lines.map((line) => enquiryOf(line));
  return {
    enquiries: read.filter((one) => one !== undefined),
    broken: read.flatMap((one, at) => (one ? [] : [at + 1])),
  };
}

function enquiryOf(line: string): Enquiry | undefined {
  try {
    const value = JSON.parse(line) as Partial<Enquiry> | null;
    return typeof value?.id === 'string' && typeof value.fields === 'object' ? (value as Enquiry) : undefined;
  } catch {
    return undefined;
  }
}
