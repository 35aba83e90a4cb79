#!/usr/bin/env node
// `npm create vakta@latest my-site`: asks for what a new site needs and writes its folder.
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { MistakeInCall, starters, version, writeSite } from './write-site.mjs';

const usage = `Usage: npm create vakta@latest [FOLDER] [-- OPTION …]

Writes a new site into a folder that is not there yet, or empty. It asks for what is not given.

  --name NAME         what the site is called
  --starter STARTER   what it begins with: ${Object.keys(starters).join(', ')}
  --language TAG      its language, with its country if you like: en, en-GB, de-DE, mr-IN
  --vakta PACKAGE     the version of vakta, or the file of its package (default: ^${version})
  -h, --help          shows this`;

const options = {
  name: { type: 'string' },
  starter: { type: 'string' },
  language: { type: 'string' },
  vakta: { type: 'string', default: `^${version}` },
  help: { type: 'boolean', short: 'h', default: false },
};

/** The arguments as they are typed. Throws a MistakeInCall. */
function typed() {
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (positionals.length > 1) throw new Error('Name one folder.');
    return { ...values, folder: positionals[0] };
  } catch (error) {
    throw new MistakeInCall(error.message);
  }
}

/** Fills in what was not typed: by asking in a terminal, else with what is usual. Rejects with a MistakeInCall where the input ends. */
async function completed(given) {
  const reader = process.stdin.isTTY && createInterface({ input: process.stdin, output: process.stdout });
  // A question alone would never settle then.
  const ended = reader && new Promise((resolve) => reader.once('close', resolve));
  const ask = async (value, question, usual) => {
    if (value !== undefined || !reader) return value ?? usual;
    const answer = await Promise.race([reader.question(`${question} (${usual}) `), ended]);
    if (answer === undefined) throw new MistakeInCall('Nothing was written: a question was not answered.');
    return answer.trim() || usual;
  };
  const kinds = Object.entries(starters).map(([name, about]) => `  ${name.padEnd(10)}${about}`);
  const folder = await ask(given.folder, 'Which folder?', 'my-site');
  const name = await ask(given.name, 'What is the site called?', 'Your Name');
  const question = `What does it begin with?\n${kinds.join('\n')}\n`;
  const starter = await ask(given.starter, question, 'plain');
  const language = await ask(given.language, 'Its language, like en, en-GB or de-DE?', 'en');
  if (reader) reader.close();
  return { ...given, folder, name, starter, language };
}

async function main() {
  const given = typed();
  if (given.help) return console.log(usage);
  const site = await completed(given);
  writeSite(site);
  const [manager] = (process.env.npm_config_user_agent ?? 'npm').split('/');
  const isForeign = !/^en(?:-|$)/.test(site.language);
  const words = isForeign ? ' Its texts are in English: write yours over them.' : '';
  console.log(
    `\nThe site is in ${site.folder}.${words} Next:\n\n  cd ${site.folder}\n  ${manager} install\n  ${manager} run dev\n`,
  );
}

try {
  await main();
} catch (error) {
  if (!(error instanceof MistakeInCall)) throw error;
  console.error(`${error.message}\n\n${usage}`);
  process.exitCode = 2;
}
