import { formSettings } from '../src/model/form-settings';
import { buildArguments } from './build/arguments';
import { buildFolder } from './build/build-folder';
import { runCommand, UsageError } from './files/usage-error';
import { settingsIn } from './files/settings-in';
import { dataFolder } from './receive/data-folder';
import { createReceiver } from './receive/create-receiver';
import { openStore } from './receive/open-store';
import { serveSite } from './serve/serve-site';

await runCommand(async () => {
  const args = buildArguments(process.argv.slice(2), 'npm start');
  const { output, exitCode } = await buildFolder(args, process.stdout.isTTY);
  process.stdout.write(output);
  if (exitCode !== 0) return exitCode;
  const port = Number(process.env['PORT'] ?? 4173);
  const { basePath = '/', forms } = settingsIn(args.pages);
  const receiver = createReceiver({ openStore: () => openStore(dataFolder), forms: formSettings(forms) });
  await serveSite({ folder: args.out, basePath, port, receiver }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE'
      ? new UsageError(`Port ${port} is taken. Choose another: PORT=4180 npm start`)
      : error;
  });
  console.log(`The site is at http://127.0.0.1:${port}${basePath}`);
  console.log('What its forms send is kept in .data/; npm run enquiries lists it.');
  return 0;
});
