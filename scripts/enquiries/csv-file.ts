import { closeSync, lstatSync, openSync, readSync } from 'node:fs';
import { UsageError } from '../files/usage-error';
import { writeWhole } from '../files/write-whole';

/** How every table of enquiries begins (`csv`, `rowsOf`). */
const beginning = Buffer.from('\uFEFF"receivedAt","kind"');

/** Writes a table of enquiries into a file, whole or not at all. Throws a UsageError when something else is there than an earlier table. */
export function writeCsv(file: string, table: string): void {
  const found = lstatSync(file, { throwIfNoEntry: false });
  if (found && !(found.isFile() && isTable(file)))
    throw new UsageError(
      `"${file}" is there already, and is no table of enquiries. It was not changed. Name another file.`,
    );
  writeWhole(file, table, 0o600);
}

function isTable(file: string): boolean {
  const handle = openSync(file, 'r');
  try {
    const bytes = Buffer.alloc(beginning.length);
    readSync(handle, bytes, 0, bytes.length, 0);
    return bytes.equals(beginning);
  } finally {
    closeSync(handle);
  }
}
