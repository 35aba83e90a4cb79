import { parseArgs } from 'node:util';

/** What `draw` is asked for. */
export interface DrawArguments {
  /** The folder that the scenes go into. */
  media: string;
  /** The JSON file that the glyphs go into. */
  glyphs: string;
  /** Whether to compare instead of to write. */
  isCheck: boolean;
}

/** What `--help` says. */
export const help = `Usage: npm run scenes -- [--check] [--media DIR] [--glyphs FILE]

Draws the scenes and the glyphs.

  --media DIR     the folder that the scenes go into
  --glyphs FILE   the JSON file that the glyphs go into
  --check         writes nothing, and fails where a file is not what would be drawn
  --help          shows this

Exit code 0: all is well, 1: with --check, a file is not what would be drawn, 2: wrong usage.
`;

/** Takes what stands after the command's name: what to draw, `'help'`, or what is wrong with it in a sentence. */
export function drawArguments(args: string[]): DrawArguments | 'help' | { wrong: string } {
  try {
    const { media, glyphs, check, help: isHelp } = parsed(args);
    if (isHelp) return 'help';
    if (process.env['npm_config_check'] !== undefined && !check)
      return { wrong: 'npm has kept --check for itself. Options follow --: npm run scenes -- --check' };
    if (media === undefined || glyphs === undefined)
      return { wrong: 'Name the places with --media and --glyphs.' };
    return { media, glyphs, isCheck: check };
  } catch (error) {
    return {
      wrong: `${(error as Error).message.split(/[.;] /)[0] ?? ''}. npm run scenes -- --help tells more.`,
    };
  }
}

function parsed(args: string[]) {
  const options = {
    media: { type: 'string' },
    glyphs: { type: 'string' },
    check: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h', default: false },
  } as const;
  return parseArgs({ args, options }).values;
}
