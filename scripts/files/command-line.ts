import { parseArgs } from 'node:util';
import { nearest } from '../../src/content/problems/nearest';
import { helpOf, usageOf, type Command, type Options } from './command-help';
import { runCommand, UsageError } from './usage-error';

const help = { type: 'boolean', short: 'h', default: false } as const;

/** Runs a command: with `--help` it tells what it can do and nothing else; otherwise it does its work with its arguments and ends with that exit code. */
export function runCommandLine(
  command: Command,
  work: (args: string[]) => Promise<number> | number,
  args: string[] = process.argv.slice(2),
): Promise<void> {
  return runCommand(() => {
    if (!wantsHelp(args)) return work(args);
    process.stdout.write(helpOf(command));
    return 0;
  });
}

/** What follows a lone `--` is no option. */
function wantsHelp(args: readonly string[]): boolean {
  const options = args.includes('--') ? args.slice(0, args.indexOf('--')) : args;
  return options.some((word) => word === '--help' || word === '-h');
}

/**
 * Takes what was typed and gives the options by name and the other words. Throws a UsageError for an option that the
 * command does not have, for words that it does not take, and for options that npm has kept for itself.
 */
export function readCommandLine<Table extends Options>(command: Command<Table>, args: string[]) {
  const names = Object.keys(command.options).filter((name) => !command.options[name]?.isNpms);
  refuseLostOptions(names, args);
  try {
    return parseArgs({
      args,
      options: { ...command.options, help },
      allowPositionals: command.takes !== undefined,
    });
  } catch (error) {
    throw new UsageError([trouble(error), didYouMean(error, command), usageOf(command)].join(''));
  }
}

/** What Node says of a wrong option, without its advice about positional arguments. */
function trouble(error: unknown): string {
  return `${(error as Error).message.split(/[.;] /)[0] ?? ''}.`.replace(/\.\.$/, '.');
}

function didYouMean(error: unknown, { options }: Command): string {
  const [, word] = /Unknown option '--([\w-]+)/.exec((error as Error).message) ?? [];
  const near = word === undefined ? undefined : nearest(word, [...Object.keys(options), 'help']);
  return near === undefined ? ' ' : ` Did you mean --${near}? `;
}

/** npm keeps options for itself that do not follow `--`; without this they would be lost without a word. */
function refuseLostOptions(names: readonly string[], args: readonly string[]): void {
  const lost = names.find(
    (name) =>
      process.env[`npm_config_${name.replaceAll('-', '_')}`] !== undefined &&
      !args.some((word) => word === `--${name}` || word.startsWith(`--${name}=`)),
  );
  if (lost !== undefined)
    throw new UsageError(`npm has kept --${lost} for itself. Options follow --: npm run … -- --${lost}`);
}
