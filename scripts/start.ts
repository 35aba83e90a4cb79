import { spawn } from 'node:child_process';
import { extname, join } from 'node:path';
import { buildArguments, startCommand, type BuildArguments } from './build/arguments';
import { runCommandLine } from './files/command-line';
import { portOf } from './files/port';
import { settingsIn } from './files/settings-in';
import { UsageError } from './files/usage-error';
import { localReceiver } from './receive/local-receiver';
import { serveSite } from './serve/serve-site';

await runCommandLine(startCommand, async (words) => {
  const args = buildArguments(words, startCommand);
  const port = portOf(process.env['PORT'], 4173);
  const exitCode = await build(args);
  if (exitCode !== 0) return exitCode;
  const { basePath = '/', origin } = settingsIn(args.pages);
  const { receiver, note } = await localReceiver(args.pages, 'npm start');
  const site = { folder: args.out, basePath, port, receiver, ...(origin !== undefined && { origin }) };
  await serveSite(site).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new UsageError(`Port ${port} is taken. Choose another: PORT=4180 npm start`)
      : error;
  });
  console.log(`The site is at http://127.0.0.1:${port}${basePath}`);
  console.log(note);
  return 0;
});

/** Builds in a process of its own, since the memory that a build leaves behind is many times what a server needs. */
function build({ pages, out, withDrafts = false }: BuildArguments): Promise<number> {
  const script = join(import.meta.dirname, `build${extname(import.meta.filename)}`);
  const words = [
    ...process.execArgv,
    script,
    `--pages=${pages}`,
    `--out=${out}`,
    ...(withDrafts ? ['--drafts'] : []),
  ];
  const child = spawn(process.execPath, words, { stdio: 'inherit' });
  return new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', (code) => resolve(code ?? 1));
  });
}
