import { parseArgs } from 'node:util';
import { dataFolder } from '../receive/data-folder';
import { refuseLostOptions, UsageError, wrongOption } from '../files/usage-error';

/** What `npm run enquiries` is asked for. */
export interface EnquiriesArguments {
  /** The folder of the store. */
  data: string;
  /** CSV instead of a list. */
  isCsv: boolean;
  /** The file for it; without one it goes to the standard output. */
  file: string | undefined;
  /** Those too that were probably sent by a robot. */
  withSuspects: boolean;
}

const usage = 'Usage: npm run enquiries -- [--csv [FILE]] [--suspects] [--data DIR]';

/** Reads the arguments. Throws a `UsageError`. */
export function enquiriesArguments(args: string[]): EnquiriesArguments {
  refuseLostOptions(['csv', 'suspects', 'data']);
  const { values, positionals } = parsed(args);
  const [file, ...rest] = positionals;
  if (rest.length > 0 || (file !== undefined && !values.csv)) throw new UsageError(usage);
  return { data: values.data, isCsv: values.csv, file, withSuspects: values.suspects };
}

function parsed(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        csv: { type: 'boolean', default: false },
        suspects: { type: 'boolean', default: false },
        data: { type: 'string', default: dataFolder },
      },
    });
  } catch (error) {
    throw new UsageError(`${wrongOption(error)} ${usage}`);
  }
}
