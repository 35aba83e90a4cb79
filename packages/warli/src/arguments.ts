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

export const help = `Draws the scenes and the glyphs.

  --media DIR     the folder that the scenes go into
  --glyphs FILE   the JSON file that the glyphs go into
  --check         writes nothing, and fails where a file is not what would be drawn
`;

/** Takes what stands after the command's name; undefined when something is missing or help is asked for. */
export function drawArguments(args: string[]): DrawArguments | undefined {
  const { values } = parseArgs({
    args,
    options: {
      media: { type: 'string' },
      glyphs: { type: 'string' },
      check: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const { media, glyphs, check, help: isHelp } = values;
  if (isHelp || media === undefined || glyphs === undefined) return undefined;
  return { media, glyphs, isCheck: check };
}
