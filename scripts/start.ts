import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildArguments } from './build/arguments';
import { buildFolder } from './build/build-folder';
import { runCommand, UsageError } from './files/usage-error';
import { serveSite } from './serve/serve-site';

/** The path under which a pages folder wants to be served. */
function basePathOf(pages: string): string {
  const settings = JSON.parse(readFileSync(join(pages, '_site.json'), 'utf8')) as { basePath?: string };
  return settings.basePath ?? '/';
}

await runCommand(async () => {
  const args = buildArguments(process.argv.slice(2), 'npm start');
  const { output, exitCode } = await buildFolder(args, process.stdout.isTTY);
  process.stdout.write(output);
  if (exitCode !== 0) return exitCode;
  const port = Number(process.env['PORT'] ?? 4173);
  const basePath = basePathOf(args.pages);
  await serveSite({ folder: args.out, basePath, port }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new UsageError(`Port ${port} is taken. Choose another: PORT=4180 npm start`)
      : error;
  });
  console.log(`The site is at http://127.0.0.1:${port}${basePath}`);
  return 0;
});
