import { pagesOption, type Command } from '../files/command-help';
import { readCommandLine } from '../files/command-line';

/** What `npm run build` was asked for. */
export interface BuildArguments {
  /** The pages folder, and the folder that the site is written into, as written. */
  pages: string;
  out: string;
  /** Whether drafts belong to the site, as in a preview; by default they do not. */
  withDrafts?: boolean;
}

/** The folders of the project that a built site is written to, where nothing else is said. */
export const siteFolders = { site: 'dist', preview: 'dist-preview' } as const;

const options = {
  pages: pagesOption,
  out: {
    type: 'string',
    value: 'DIR',
    does: `where the site is written to: ${siteFolders.site}, with --drafts ${siteFolders.preview}`,
  },
  drafts: { type: 'boolean', does: 'makes a preview: with the drafts, each marked as one', default: false },
} as const;

/** How the build is called. */
export const buildCommand = {
  name: 'npm run build',
  does: 'Checks the pages and writes the site. With a problem nothing is written.',
  options,
  one: 'there are problems',
} as const satisfies Command;

/** How the finished site is built and served. */
export const startCommand = {
  name: 'npm start',
  does: 'Builds the site and serves it on http://127.0.0.1:4173.',
  options,
  one: 'there are problems, and nothing is served',
  notes: ['Another port: PORT=4180 npm start'],
} as const satisfies Command<typeof options>;

/** Reads the command line of the build, or of the start. Throws a UsageError that says what is wrong. */
export function buildArguments(
  args: string[],
  command: typeof buildCommand | typeof startCommand = buildCommand,
): BuildArguments {
  const { pages, drafts, out } = readCommandLine(command, args).values;
  return {
    pages,
    out: out ?? (drafts ? siteFolders.preview : siteFolders.site),
    ...(drafts && { withDrafts: true }),
  };
}
