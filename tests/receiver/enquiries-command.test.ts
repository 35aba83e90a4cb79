import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { array, assert, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { enquiriesArguments } from '../../scripts/enquiries/arguments';
import { csv } from '../../scripts/enquiries/csv';
import { runEnquiries } from '../../scripts/enquiries/run-enquiries';
import { stored } from '../../scripts/enquiries/stored';
import { listing, rowsOf } from '../../scripts/enquiries/table';
import { UsageError } from '../../scripts/files/usage-error';
import { withoutCommands } from '../../scripts/files/printable';
import { storeFileName } from '../../scripts/receive/open-store';
import { runHere } from '../chores/support/run-here';
import { speakerForms, temporaryFolder } from './support/running';

const line = (id: string, fields: Record<string, string>, more = {}) =>
  `${JSON.stringify({ id, receivedAt: '2026-11-21T10:00:00.000Z', formId: 'chat', kind: 'chat', fields, ...more })}\n`;

/** A store with these lines, and the arguments that name it. */
function asked(text: string | undefined, args: string[]): string[] {
  const folder = temporaryFolder();
  if (text !== undefined) writeFileSync(join(folder, storeFileName), text);
  return ['--data', folder, ...args];
}

/** The command as its user calls it. */
const called = (text: string | undefined, ...args: string[]) => runHere('enquiries', ...asked(text, args));

/** What it does, without what a command line adds. */
function enquiries(text: string | undefined, ...args: string[]) {
  const told: string[] = [];
  const tell = (words: string): void => void told.push(`${words}\n`);
  try {
    const { output, exitCode } = runEnquiries(enquiriesArguments(asked(text, args)), tell);
    return { stdout: output, stderr: told.join(''), status: exitCode };
  } catch (error) {
    if (error instanceof UsageError) return { stdout: '', stderr: error.message, status: 2 };
    throw error;
  }
}

function storedIn(text: string) {
  const folder = temporaryFolder();
  writeFileSync(join(folder, storeFileName), text);
  return stored(folder);
}

describe('npm run enquiries', () => {
  it('lists what is there, without what could steer a terminal', async () => {
    const text = line('1', { name: 'Asha\u001B[31m', message: 'one\ntwo \u202Eevil', phone: '' });
    expect(await called(text)).toEqual({
      stdout:
        '2026-11-21 10:00 UTC  Chat Inquiry\n  name: Asha\\u{1b}[31m\n  message: one\n    two \\u{202e}evil\n',
      stderr: '',
      status: 0,
    });
  });

  it('says that there is nothing', () => {
    expect(enquiries(undefined)).toEqual({ stdout: 'There are no enquiries.\n', stderr: '', status: 0 });
  });

  it('leaves out what robots sent, and says so', () => {
    const text = line('1', { name: 'Asha' }) + line('2', { name: 'Robot' }, { suspect: true });
    const without = enquiries(text);
    expect(without.stdout).not.toContain('Robot');
    expect(without.stderr).toContain('1 probably sent by robots');
    expect(enquiries(text, '--suspects').stdout).toContain('Robot');
  });

  it('names a broken line and lists the others', () => {
    const { stdout, stderr, status } = enquiries(
      `${line('1', { name: 'Asha' })}{"id":\n${line('3', { name: 'Ravi' })}{"id":"torn`,
    );
    expect(stdout).toContain('Asha');
    expect(stdout).toContain('Ravi');
    expect([stderr, status]).toEqual(['Line 2 cannot be read and is left out.\n', 1]);
  });

  it('writes CSV to a file, a column for every field', () => {
    const file = join(temporaryFolder(), 'out.csv');
    const text =
      line('1', { name: 'Asha', email: 'a@b.in' }) + line('2', { name: '=HYPERLINK("x")', reason: 'a\nb' });
    expect(enquiries(text, '--csv', file).status).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(
      '\uFEFF"receivedAt","kind","name","email","reason","formId","suspect","id"\r\n' +
        '"2026-11-21T10:00:00.000Z","chat","Asha","a@b.in","","chat","","1"\r\n' +
        '"2026-11-21T10:00:00.000Z","chat","\'=HYPERLINK(""x"")","","a\nb","chat","","2"\r\n',
    );
  });

  it('writes over its own table, and over nothing else', () => {
    const folder = temporaryFolder();
    const [own, others, link] = ['own.csv', 'package.json', 'link.csv'].map((name) => join(folder, name)) as [
      string,
      string,
      string,
    ];
    writeFileSync(others, '{"name":"mine"}');
    symlinkSync(own, link);
    const text = line('1', { name: 'Asha' });
    expect([enquiries(text, '--csv', own).status, enquiries(text, '--csv', own).status]).toEqual([0, 0]);
    for (const file of [others, link, folder]) {
      const { stderr, status } = enquiries(text, '--csv', file);
      expect([status, stderr]).toEqual([
        2,
        expect.stringContaining('no table of enquiries. It was not changed'),
      ]);
    }
    expect(readFileSync(others, 'utf8')).toBe('{"name":"mine"}');
    expect(readdirSync(folder).toSorted()).toEqual(['link.csv', 'own.csv', 'package.json']);
  });

  it('takes a moment for hundreds of invented names, and gives them one column', async () => {
    const invented = (at: number) =>
      Object.fromEntries(Array.from({ length: 50 }, (_, number) => [`x${at}-${number}`, 'y']));
    const lines = Array.from({ length: 200 }, (_, at) => line(String(at), { name: 'Asha', ...invented(at) }));
    const { enquiries: all } = storedIn(lines.join(''));
    const rows = rowsOf(all, speakerForms);
    expect(rows[0]).toEqual(['receivedAt', 'kind', 'name', 'others', 'formId', 'suspect', 'id']);
    expect(rows.flat()).toHaveLength(201 * 7);
    expect(rows[1]?.[3]).toContain('x0-0: y\nx0-1: y');
    expect(csv(rows).length + listing(all, speakerForms).length).toBeLessThan(4 * lines.join('').length);
  });

  it('reads lines that somebody else has written, or names them', () => {
    const odd = { kind: '\u001B[2J', formId: '\u009B', receivedAt: '\u202E2026' };
    const text =
      line('1', { a: 5, b: null, c: { d: '\u001B' } } as never, odd) +
      ['null', '5', '[]', '{}', '{"id":"1","receivedAt":"","formId":"","kind":"","fields":null}', '']
        .map((one) => `${one}\n`)
        .join('');
    const { stdout, stderr, status } = enquiries(text);
    expect(stdout).toBe('\\u{202e}2026 UTC  \\u{1b}[2J\n  a: 5\n  b: null\n  c: {"d":"\\u001b"}\n');
    expect([stderr.split('\n').length - 1, status]).toEqual([6, 1]);
  });

  it('ends with 1 when a line is broken, and with 2 when it is called wrongly', async () => {
    expect(await called('{"id":\n')).toEqual({
      stdout: 'There are no enquiries.\n',
      stderr: 'Line 1 cannot be read and is left out.\n',
      status: 1,
    });
    expect(await called('', '--cvs')).toMatchObject({ stdout: '', status: 2 });
  });

  it('explains itself when it is called wrongly', () => {
    for (const args of [['--cvs'], ['out.csv'], ['--csv', 'a', 'b']]) {
      const { stderr, status } = enquiries('', ...args);
      expect([status, stderr]).toEqual([2, expect.stringContaining('Usage: npm run enquiries')]);
    }
  });
});

describe('CSV', () => {
  it.each(['=1', '+1', '-1', '@x', ' =1', '"=1', '＝1', '\u200D=1', '\tx'])('makes %j harmless', (text) => {
    expect(csv([[text]])).toBe(`\uFEFF"'${text.replaceAll('"', '""')}"\r\n`);
  });

  it.each([
    '\u0000',
    '\u001B',
    '\u007F',
    '\u0080',
    '\u202E',
    '\u2066',
    '\u{E0041}',
    '\uD800',
    '\u2028',
    '\u0000 "\u007F',
  ])('makes a formula behind %j harmless, and leaves that out', (sign) => {
    const seen = sign === '\u0000 "\u007F' ? ' ""' : '';
    expect(csv([[`${sign}=1`, `a${sign}b`]])).toBe(`\uFEFF"'${seen}=1","a${seen}b"\r\n`);
  });

  it.each([
    ['\t=1', "'\t'=1"],
    ['\r=1', "'\r'=1"],
    ['\n=1', "'\n'=1"],
    ['x;=1', "x;'=1"],
    ['x; "=1;@y', `x;' "=1;'@y`],
    ['x|+1', "x|'+1"],
    ['x\n\n-1', "x\n\n'-1"],
  ])('makes %j harmless also where something else separates the cells', (text, safe) => {
    expect(csv([[text]])).toBe(`\uFEFF"${safe.replaceAll('"', '""')}"\r\n`);
  });

  it('leaves other texts as they are', () => {
    expect(csv([['a-b', '1+1=2', 'नमस्कार', '']])).toBe('\uFEFF"a-b","1+1=2","नमस्कार",""\r\n');
  });

  it('can be read back, and no cell begins a formula', () => {
    assert(
      property(array(array(string({ unit: 'binary' }), { minLength: 1 })), (rows) => {
        const read = [...csv(rows).matchAll(/"((?:[^"]|"")*)"(,|\r\n)/g)].map((match) =>
          match[1]?.replaceAll('""', '"'),
        );
        expect(read).toHaveLength(rows.flat().length);
        for (const [at, text] of rows.flat().entries()) {
          expect(read[at]?.replaceAll("'", '')).toBe(withoutCommands(text).replaceAll("'", ''));
          for (const part of read[at]?.split(/[;|\t\r\n]/) ?? [])
            expect(part).not.toMatch(/^[\s\p{Cc}\p{Cf}]*[=+\-@]/u);
        }
      }),
    );
  });
});
