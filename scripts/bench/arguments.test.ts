import { expect, it } from 'vitest';
import { helpOf } from '../files/command-help';
import { UsageError } from '../files/usage-error';
import { benchArguments, benchCommand } from './arguments';
import { parts } from './parts';

it('measures all but the filmstrip when no part is named', () => {
  expect(benchArguments([]).parts).toEqual([
    'first-view',
    'routes',
    'touches',
    'pictures',
    'check',
    'builds',
  ]);
});

it('measures only the parts that are named', () => {
  const args = benchArguments(['check', 'builds', '--sizes', '25,100', '--runs', '3']);
  expect(args).toMatchObject({ parts: ['check', 'builds'], sizes: [25, 100], runs: 3 });
});

it.each([
  [['speed'], 'There is no benchmark "speed".'],
  [['--fast'], 'Usage: npm run bench'],
  [['--runs', '0'], '--runs takes whole numbers from 1, not "0".'],
  [['--sizes', '25,many'], '--sizes takes whole numbers from 1, not "many".'],
])('refuses %j as wrong usage', (args, words) => {
  expect(() => benchArguments(args)).toThrow(UsageError);
  expect(() => benchArguments(args)).toThrow(words);
});

it('names every part in its help', () => {
  for (const name of Object.keys(parts)) expect(helpOf(benchCommand)).toContain(`  ${name} `);
});
