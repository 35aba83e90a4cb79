import { buildArguments, startCommand } from './build/arguments';
import { buildFolder } from './build/build-folder';
import { runCommandLine } from './files/command-line';
import { portOf } from './files/port';
import { settingsIn } from './files/settings-in';
import { UsageError } from './files/usage-error';
import { localReceiver } from './receive/local-receiver';
import { serveSite } from './serve/serve-site';

await runCommandLine(startCommand, async (words) => {
  const args = buildArguments(words, startCommand);
  const port = portOf(process.env['PORT'], 4173);
  console.log(`Building the site from ${args.pages}; pictures that are new take a while …`);
  const { output, exitCode } = await buildFolder(args, process.stdout.isTTY, console.log);
  process.stdout.write(output);
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
