import { formsIn } from '../files/forms-in';
import type { EnquiriesArguments } from './arguments';
import { csv } from './csv';
import { writeCsv } from './csv-file';
import { stored } from './stored';
import { json } from './json';
import { listing, rowsOf } from './table';

/** What the command prints, and its exit code: 1 when lines could not be read. */
export interface EnquiriesReport {
  output: string;
  exitCode: 0 | 1;
}

/** Lists what is stored, or writes it as CSV. `tell` is told what is left out. Throws a UsageError when a file may not be written. */
export function runEnquiries(
  { pages, data, isCsv, isJson, file, withSuspects }: EnquiriesArguments,
  tell: (line: string) => void,
): EnquiriesReport {
  const { enquiries, broken } = stored(data);
  const shown = enquiries.filter(({ suspect }) => withSuspects || !suspect);
  const hidden = enquiries.length - shown.length;
  for (const line of broken) tell(`Line ${line} cannot be read and is left out.`);
  if (hidden > 0) tell(`${hidden} probably sent by robots: --suspects shows them.`);
  const forms = formsIn(pages);
  const exitCode = broken.length > 0 ? 1 : 0;
  if (isJson) return { output: json(shown), exitCode };
  if (!isCsv)
    return { output: shown.length === 0 ? 'There are no enquiries.\n' : listing(shown, forms), exitCode };
  const table = csv(rowsOf(shown, forms));
  if (file === undefined) return { output: table, exitCode };
  writeCsv(file, table);
  return { output: '', exitCode };
}
