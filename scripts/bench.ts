import { benchArguments, usage } from './bench/arguments';
import { machine } from './bench/machine';
import { parts } from './bench/parts';
import { runCommand } from './files/usage-error';

// Without this, what is stopped by hand would leave its folders behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

await runCommand(async () => {
  const args = benchArguments(process.argv.slice(2));
  if (args.isHelp) {
    process.stdout.write(usage);
    return 0;
  }
  console.log(machine());
  for (const name of args.parts) {
    console.log(`\nMeasuring ${name} …\n`);
    console.log(await parts[name].measure(args));
  }
  return 0;
});
