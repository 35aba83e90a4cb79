// Makes the commands that an installed engine has, for its package.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { commands } from '../bin/commands.mjs';
import { compiled } from './compile/compiled.mjs';

const outdir = join(import.meta.dirname, '../dist-engine/commands');
rmSync(outdir, { recursive: true, force: true });
await compiled(Object.keys(commands), outdir);
