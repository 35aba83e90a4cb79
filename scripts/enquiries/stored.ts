import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../files/usage-error';
import type { Enquiry, Fields } from '../receive/enquiry';
import { storeFileName } from '../receive/open-store';

/** What is kept in a folder, and the numbers of lines that cannot be read. */
export interface Stored {
  enquiries: Enquiry[];
  broken: number[];
}

/** Reads what is kept. A last line that is still being written is none yet. Throws a UsageError when there is something else than a file. */
export function stored(folder: string): Stored {
  const path = join(folder, storeFileName);
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile() === false) throw new UsageError(`${path} is no file. Move it away, then try again.`);
  const lines = found ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
  const read = lines.map((line) => enquiryOf(line));
  return {
    enquiries: read.filter((one) => one !== undefined),
    broken: read.flatMap((one, at) => (one ? [] : [at + 1])),
  };
}

/** A line as an enquiry, whoever wrote it; undefined when it is none. */
function enquiryOf(line: string): Enquiry | undefined {
  try {
    const { id, receivedAt, formId, kind, fields, suspect } = JSON.parse(line) as Record<string, unknown>;
    const isWhole = [id, receivedAt, formId, kind].every((text) => typeof text === 'string');
    if (!isWhole || typeof fields !== 'object' || fields === null) return undefined;
    const head = { id, receivedAt, formId, kind, ...(suspect === true && { suspect }) } as Omit<
      Enquiry,
      'fields'
    >;
    return { ...head, fields: textsOf(fields) };
  } catch {
    return undefined;
  }
}

/** Without a prototype, so that no name of a field means anything else. */
function textsOf(fields: object): Fields {
  const texts = Object.create(null) as Fields;
  for (const [name, value] of Object.entries(fields))
    texts[name] = typeof value === 'string' ? value : JSON.stringify(value);
  return texts;
}
