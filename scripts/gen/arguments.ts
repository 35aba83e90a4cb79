import type { Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';

/** How generated files are brought up to date. */
export const genCommand = {
  name: 'npm run gen',
  does: 'Writes what follows from the schemas: their union, the types, the registry of blocks, the lists in docs/.',
  options: {
    check: { type: 'boolean', does: 'writes nothing, and tells what is out of date', default: false },
  },
  one: 'with --check, something is out of date',
} as const satisfies Command;

/** Whether to compare only. Throws a UsageError that says what is wrong. */
export function genArguments(args: string[]): { isCheck: boolean } {
  return { isCheck: readCommandLine(genCommand, args).values.check };
}
