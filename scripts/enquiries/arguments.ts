import { pagesOption, usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';
import { dataFolder } from '../receive/data-folder';

/** What `npm run enquiries` is asked for. */
export interface EnquiriesArguments {
  /** The pages folder, for what its forms are called. */
  pages: string;
  /** The folder of the store. */
  data: string;
  /** CSV instead of a list. */
  isCsv: boolean;
  /** JSON instead of a list. */
  isJson: boolean;
  /** The file for it; without one it goes to the standard output. */
  file: string | undefined;
  /** Those too that were probably sent by a robot. */
  withSuspects: boolean;
}

/** How the list of enquiries is called. */
export const enquiriesCommand = {
  name: 'npm run enquiries',
  does: 'Lists what the forms sent to npm start or npm run dev, or writes it as CSV or JSON.',
  takes: { '[FILE]': 'where the CSV goes; it is printed without it' },
  options: {
    csv: { type: 'boolean', does: 'CSV for a spreadsheet instead of a list', default: false },
    json: { type: 'boolean', does: 'one JSON array, as they are kept, instead of a list', default: false },
    suspects: { type: 'boolean', does: 'those too that a robot probably sent', default: false },
    data: { type: 'string', value: 'DIR', does: 'the folder in which they are kept', default: dataFolder },
    pages: pagesOption,
  },
  one: 'a line could not be read',
} as const satisfies Command;

/** Reads the arguments. Throws a `UsageError`. */
export function enquiriesArguments(args: string[]): EnquiriesArguments {
  const { values, positionals } = readCommandLine(enquiriesCommand, args);
  const [file, ...rest] = positionals;
  if (file !== undefined && !values.csv)
    throw new UsageError(`"${file}" is where CSV would go: add --csv. ${usageOf(enquiriesCommand)}`);
  if (values.csv && values.json) throw new UsageError(`Choose --csv or --json. ${usageOf(enquiriesCommand)}`);
  if (rest.length > 0) throw new UsageError(`Name one file. ${usageOf(enquiriesCommand)}`);
  const { pages, data, csv: isCsv, json: isJson, suspects: withSuspects } = values;
  return { pages, data, isCsv, isJson, file, withSuspects };
}
