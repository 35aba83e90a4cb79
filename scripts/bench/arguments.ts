import { parseArgs } from 'node:util';
import { refuseLostOptions, UsageError, wrongOption } from '../files/usage-error';
import { parts, type PartName } from './parts';

/** What `npm run bench` is asked for. */
export interface BenchArguments {
  isHelp: boolean;
  parts: PartName[];
  /** How many visits a median is of, where it was asked for. */
  runs: number | undefined;
  /** How many pages the built sites have. */
  sizes: number[];
  /** The folder for the filmstrip, and the routes on it. */
  to: string | undefined;
  routes: string[];
}

const names = Object.keys(parts) as PartName[];

/** What `--help` says. */
export const usage = [
  'Usage: npm run bench -- [PART …] [--runs N] [--sizes N,N] [--to DIR] [--route ROUTE]',
  '',
  ...names.map((name) => `  ${name.padEnd(12)}${parts[name].does}`),
  '',
  'Without a part all but the filmstrip. --runs N: the visits that a median is of. --sizes N,N: the pages of the',
  'builds (25,1000,5000). --to DIR: where the filmstrip goes; --route ROUTE, once for each: what is on it.',
  '',
].join('\n');

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function benchArguments(args: string[]): BenchArguments {
  refuseLostOptions(['runs', 'sizes', 'to', 'route']);
  const { values, positionals } = parsed(args);
  return {
    isHelp: values.help,
    parts:
      positionals.length === 0 ? names.filter((name) => name !== 'filmstrip') : positionals.map(partName),
    runs: values.runs === undefined ? undefined : count('runs', values.runs),
    sizes: values.sizes.split(',').map((size) => count('sizes', size)),
    to: values.to,
    routes: values.route,
  };
}

function partName(word: string): PartName {
  const found = names.find((name) => name === word);
  if (!found) throw new UsageError(`There is no benchmark "${word}". ${usage}`);
  return found;
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new UsageError(`--${name} takes whole numbers from 1, not "${text}".`);
  return Number(text);
}

function parsed(args: string[]) {
  try {
    const options = {
      help: { type: 'boolean', default: false },
      runs: { type: 'string' },
      sizes: { type: 'string', default: '25,1000,5000' },
      to: { type: 'string' },
      route: { type: 'string', multiple: true, default: ['/'] as string[] },
    } as const;
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(`${wrongOption(error)} ${usage}`);
  }
}
