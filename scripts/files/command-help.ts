/** An option of a command, as Node's `parseArgs` reads it, and what is said of it. */
export interface Option {
  type: 'string' | 'boolean';
  /** What stands for its value in the help: `DIR`. */
  value?: string;
  /** What it does, in a few words. */
  does: string;
  default?: string | boolean | string[];
  /** Whether it may be given several times. */
  multiple?: boolean;
  /** Whether npm has an option of this name too, which many have set, and nothing bad happens when it gets lost. */
  isNpms?: boolean;
}

/** The options of a command by their names, without the two hyphens. */
export type Options = Record<string, Option>;

/** All that is to be known of a command to read its arguments and to tell of it. */
export interface Command<Table extends Options = Options> {
  /** As it is typed: `npm run check`. */
  name: string;
  /** What it does, in a sentence. */
  does: string;
  /** What it takes beside options, as it stands in the usage, and what that is: `{ '[FILE …]': 'report only these' }`. */
  takes?: Record<string, string>;
  options: Table;
  /** What exit code 1 means; without it, that something failed. */
  one?: string;
  /** More that is worth knowing, a line each. */
  notes?: readonly string[];
}

/** The option that names another pages folder. */
export const pagesOption = {
  type: 'string',
  value: 'DIR',
  does: 'another folder shaped like pages-json/',
  default: 'pages-json',
} as const satisfies Option;

/** The option with which nothing is written. */
export const dryRunOption = {
  type: 'boolean',
  does: 'shows what would change, and writes nothing',
  default: false,
} as const satisfies Option;

/** The option with which nobody is asked. npm has one of this name too. */
export const yesOption = {
  type: 'boolean',
  does: 'does it without asking',
  default: false,
  isNpms: true,
} as const satisfies Option;

/** How a command is called, in a line. */
export function usageOf({ name, takes = {}, options }: Command): string {
  const words = Object.keys(takes);
  const shown = Object.entries(options).map(([option, about]) => `[${written(option, about)}]`);
  const all = [...words, ...shown];
  return `Usage: ${[name, ...(all.length > 0 ? ['--', ...all] : [])].join(' ')}`;
}

/** What `--help` prints: how it is called, what it does, each option in a line, the exit codes. */
export function helpOf(command: Command): string {
  const { does, takes = {}, options, notes = [], one = 'something failed' } = command;
  const rows = [
    ...Object.entries(takes).map(([word, about]) => [word.replaceAll(/^\[|\]$/g, ''), about] as const),
    ...Object.entries(options).map(([name, about]) => [written(name, about), about.does] as const),
    ['--help', 'shows this'] as const,
  ];
  const width = Math.max(...rows.map(([left]) => left.length)) + 3;
  const table = rows.map(([left, right]) => `  ${left.padEnd(width)}${right}`);
  const codes = `Exit code 0: all is well, 1: ${one}, 2: wrong usage or a failure of the command itself.`;
  return `${[usageOf(command), '', does, '', ...table, '', ...notes, codes].join('\n')}\n`;
}

function written(name: string, { value, multiple }: Option): string {
  return `--${name}${value === undefined ? '' : ` ${value}`}${multiple ? ' …' : ''}`;
}
