import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { breachesOf } from './boundaries/breaches';
import { sourceFiles } from './boundaries/source-files';
import { projectRoot } from './files/project-root';
import { runCommand } from './files/usage-error';

/** Tells which imports go through a wall between rooms; exit code 1 when there are any. */
await runCommand(() => {
  const files = sourceFiles(projectRoot);
  const breaches = files.flatMap((file) =>
    breachesOf(projectRoot, file, readFileSync(join(projectRoot, file), 'utf8')),
  );
  for (const { file, line, message } of breaches) console.error(`${file}:${line} ${message}`);
  console.log(`${files.length} files, ${breaches.length} imports through a wall.`);
  return breaches.length > 0 ? 1 : 0;
});
