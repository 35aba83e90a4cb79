import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The floor of a check: every document of the folder that is named is read and parsed, and that is all. */
const folder = process.argv[2] ?? '';
for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
  if (path.endsWith('.json')) JSON.parse(readFileSync(join(folder, path), 'utf8'));
