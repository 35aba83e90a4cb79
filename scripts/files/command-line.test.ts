import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dryRunOption, helpOf, pagesOption, type Command } from './command-help';
import { readCommandLine, runCommandLine } from './command-line';
import { engineRoot } from './roots';
import { UsageError } from './usage-error';

const command = {
  name: 'npm run paint',
  does: 'Paints a door.',
  takes: { '/door': 'which one', '[COLOUR …]': 'in which colours' },
  options: {
    pages: pagesOption,
    'dry-run': dryRunOption,
    coat: { type: 'string', value: 'N', does: 'one coat each', multiple: true },
  },
  one: 'the door is locked',
  notes: ['Mind the step.'],
} as const satisfies Command;
const bare = { name: 'npm test', does: 'Tests.', options: {} } as const satisfies Command;

beforeEach(() => {
  for (const name of Object.keys(process.env))
    if (name.startsWith('npm_config_')) vi.stubEnv(name, undefined);
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  process.exitCode = undefined;
});

describe('The help of a command', () => {
  it('tells its usage, what it does, each option and the exit codes', () => {
    expect(helpOf(command)).toBe(
      [
        'Usage: npm run paint -- /door [COLOUR …] [--pages DIR] [--dry-run] [--coat N …]',
        '',
        'Paints a door.',
        '',
        '  /door         which one',
        '  COLOUR …      in which colours',
        '  --pages DIR   another folder shaped like pages-json/',
        '  --dry-run     shows what would change, and writes nothing',
        '  --coat N …    one coat each',
        '  --help        shows this',
        '',
        'Mind the step.',
        'Exit code 0: all is well, 1: the door is locked, 2: wrong usage or a failure of the command itself.',
        '',
      ].join('\n'),
    );
    expect(helpOf(bare)).toMatch(/^Usage: npm test\n/);
  });

  it.each([[['--help']], [['-h']], [['/door', '--nonsense', '--help']]])(
    'is all that happens with %j, whatever else is typed',
    async (args) => {
      const told = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
      const work = vi.fn<() => number>();
      await runCommandLine(command, work, args);
      expect([process.exitCode, told.mock.calls, work.mock.calls]).toEqual([0, [[helpOf(command)]], []]);
    },
  );

  it('is not asked for by a word behind a lone --', async () => {
    const work = vi.fn<() => number>(() => 3);
    await runCommandLine(command, work, ['--', '--help']);
    expect([process.exitCode, work.mock.calls]).toEqual([3, [[['--', '--help']]]]);
  });
});

describe('A command line', () => {
  it('gives the options and the other words', () => {
    const { values, positionals } = readCommandLine(command, [
      '/a',
      '--coat',
      '1',
      '--coat=2',
      'red',
      '--dry-run',
    ]);
    expect(values).toMatchObject({ pages: 'pages-json', coat: ['1', '2'], 'dry-run': true });
    expect(positionals).toEqual(['/a', 'red']);
  });

  it.each<[Command, string[], string]>([
    [command, ['--dry-rum'], "Unknown option '--dry-rum'. Did you mean --dry-run? Usage: npm run paint"],
    [command, ['--xyzzy'], "Unknown option '--xyzzy'. Usage: npm run paint"],
    [command, ['-x'], "Unknown option '-x'. Usage: npm run paint"],
    [command, ['--pages'], "Option '--pages <value>' argument missing. Usage: npm run paint"],
    [command, ['--dry-run=1'], "Option '--dry-run' does not take an argument. Usage: npm run paint"],
    [bare, ['x'], "Unexpected argument 'x'. Usage: npm test"],
    [bare, ['--chek'], "Unknown option '--chek'. Usage: npm test"],
  ])('of %j is refused as %j where it is wrong', (one, args, words) => {
    expect(() => readCommandLine(one, args)).toThrow(UsageError);
    expect(() => readCommandLine(one, args)).toThrow(words);
  });

  it('is refused where npm has kept an option for itself, unless it was given all the same', () => {
    vi.stubEnv('npm_config_dry_run', 'true');
    expect(() => readCommandLine(command, ['/a'])).toThrow(
      'npm has kept --dry-run for itself. Options follow --: npm run … -- --dry-run',
    );
    expect(readCommandLine(command, ['/a', '--dry-run']).values['dry-run']).toBe(true);
    vi.stubEnv('npm_config_dry_run', undefined);
    vi.stubEnv('npm_config_pages', 'x');
    expect(readCommandLine(command, ['/a', '--pages=y']).values.pages).toBe('y');
    expect(() => readCommandLine(command, ['/a'])).toThrow('npm has kept --pages');
  });
});

describe('Every command in scripts/', () => {
  // It has no arguments: npm run typecheck gives them to the compiler.
  const commands = readdirSync(join(engineRoot, 'scripts')).filter(
    (name) => name.endsWith('.ts') && name !== 'css-classes.ts',
  );

  it.each(commands)('%s has a help and refuses what it does not know', (name) => {
    const text = readFileSync(join(engineRoot, 'scripts', name), 'utf8');
    expect(text).toMatch(/await runCommandLine\(\w+/);
    expect(text).toMatch(/\b(?:\w+Arguments|readCommandLine|onePage)\(/);
    expect(text).not.toContain('process.argv');
  });
});
