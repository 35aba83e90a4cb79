// Brings the starters into the package: npm packs no file from outside of its folder.
import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const starters = join(import.meta.dirname, 'starters');
rmSync(starters, { recursive: true, force: true });
cpSync(join(import.meta.dirname, '../../starters'), starters, { recursive: true });
