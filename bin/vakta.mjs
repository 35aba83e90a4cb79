#!/usr/bin/env node
// Runs a command that `npm run compile` has made: `vakta check` is `dist-engine/commands/check.mjs`.
import { commands } from './commands.mjs';

const [name = '--help'] = process.argv.splice(2, 1);
if (Object.hasOwn(commands, name)) await import(`../dist-engine/commands/${name}.mjs`);
else if (['--help', '-h'].includes(name)) console.log(help());
else {
  console.error(`There is no command "${name}".\n\n${help()}`);
  process.exitCode = 2;
}

function help() {
  const width = Math.max(...Object.keys(commands).map(({ length }) => length)) + 3;
  const rows = Object.entries(commands).map(([command, does]) => `  ${command.padEnd(width)}${does}`);
  return ['Usage: vakta COMMAND [OPTION …]', '', ...rows, '', 'vakta COMMAND --help tells more.'].join('\n');
}
