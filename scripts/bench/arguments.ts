import { usageOf, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';
import { UsageError } from '../files/usage-error';
import { parts, type PartName } from './parts';

/** What `npm run bench` is asked for. */
export interface BenchArguments {
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

/** How the benchmarks are called. */
export const benchCommand = {
  name: 'npm run bench',
  does: 'Measures, and prints tables with ratios to a floor of the same run.',
  takes: { '[PART …]': 'what is measured; without it all but the filmstrip' },
  options: {
    runs: { type: 'string', value: 'N', does: 'the visits that a median is of' },
    sizes: { type: 'string', value: 'N,N', does: 'the pages of the builds', default: '25,1000,5000' },
    to: { type: 'string', value: 'DIR', does: 'where the filmstrip goes' },
    route: {
      type: 'string',
      value: 'ROUTE',
      does: 'what is on the filmstrip, once for each',
      multiple: true,
      default: ['/'] as string[],
    },
  },
  notes: ['The parts:', ...names.map((name) => `  ${name.padEnd(12)}${parts[name].does}`), ''],
} as const satisfies Command;

/** Reads the command line. Throws a UsageError that says what is wrong. */
export function benchArguments(args: string[]): BenchArguments {
  const { values, positionals } = readCommandLine(benchCommand, args);
  return {
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
  if (!found)
    throw new UsageError(
      `There is no benchmark "${word}". There are ${names.join(', ')}. ${usageOf(benchCommand)}`,
    );
  return found;
}

function count(name: string, text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new UsageError(`--${name} takes whole numbers from 1, not "${text}".`);
  return Number(text);
}
