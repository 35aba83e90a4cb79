import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf } from './boundaries/breaches';
import { sourceFiles } from './boundaries/source-files';
import type { Command } from './files/command-help';
import { readCommandLine, runCommandLine } from './files/command-line';
import { engineRoot } from './files/roots';

const command = {
  name: 'npm run lint',
  does: 'Looks for mistakes in the code, and tells which imports go through a wall between rooms.',
  options: {},
  one: 'there are some',
} as const satisfies Command;

await runCommandLine(command, (args) => {
  readCommandLine(command, args);
  const files = sourceFiles(engineRoot);
  const breaches = files.flatMap((file) =>
    breachesOf(engineRoot, file, readFileSync(join(engineRoot, file), 'utf8')),
  );
  for (const { file, line, message } of breaches) console.error(`${file}:${line} ${message}`);
  console.log(`${files.length} files, ${breaches.length} imports through a wall.`);
  return breaches.length > 0 ? 1 : 0;
});
