import { benchArguments, benchCommand } from './bench/arguments';
import { machine } from './bench/machine';
import { parts } from './bench/parts';
import { runCommandLine } from './files/command-line';

// Without this, what is stopped by hand would leave its folders behind.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130));

await runCommandLine(benchCommand, async (words) => {
  const args = benchArguments(words);
  console.log(machine());
  for (const name of args.parts) {
    console.log(`\nMeasuring ${name} …\n`);
    console.log(await parts[name].measure(args));
  }
  return 0;
});
