import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { storeFileName } from '../receive/open-store';
import { runEnquiries } from './run-enquiries';
import { stored } from './stored';

let data = '';
beforeEach(() => void (data = mkdtempSync(join(tmpdir(), 'vakta-enquiries-'))));
afterEach(() => rmSync(data, { recursive: true, force: true }));

const whole = {
  id: '1',
  receivedAt: '2026-11-21T10:00:00.000Z',
  formId: 'f',
  kind: 'chat',
  fields: { name: 'Asha' },
};
const robot = { ...whole, id: '2', fields: { name: 'Robot' }, suspect: true };
const keep = (...lines: (object | string | null)[]): void =>
  writeFileSync(
    join(data, storeFileName),
    lines.map((line) => `${typeof line === 'string' ? line : JSON.stringify(line)}\n`).join(''),
  );
function run(more: { isCsv?: boolean; isJson?: boolean; file?: string; withSuspects?: boolean } = {}) {
  const told: string[] = [];
  const { isCsv = false, isJson = false, file, withSuspects = false } = more;
  return {
    ...runEnquiries({ pages: 'tests/sites/speaker', data, isCsv, isJson, file, withSuspects }, (line) =>
      told.push(line),
    ),
    told,
  };
}

describe('As JSON', () => {
  it('is one array, and an empty one where nothing is stored', () => {
    expect(run({ isJson: true }).output).toBe('[]\n');
    keep(whole, robot);
    expect(JSON.parse(run({ isJson: true }).output)).toEqual([whole]);
    expect(JSON.parse(run({ isJson: true, withSuspects: true }).output)).toEqual([whole, robot]);
  });

  it('steers no terminal, and says the same', () => {
    const fields = { name: 'a\u001B[2J\u009B2J\u202Eb' };
    keep({ ...whole, fields });
    const { output } = run({ isJson: true });
    expect(['\u001B', '\u009B', '\u202E'].filter((sign) => output.includes(sign))).toEqual([]);
    expect(JSON.parse(output)).toMatchObject([{ fields }]);
  });
});

describe('What is stored', () => {
  it('is each line that is an enquiry; of the others the numbers are known', () => {
    const odd = [
      { ...whole, id: 7 },
      { ...whole, kind: undefined },
      { ...whole, fields: 'x' },
      { ...whole, fields: null },
    ];
    keep(whole, '{"id":', null, ...odd, '7', { ...robot, suspect: 'yes', more: 1 });
    const { enquiries, broken } = stored(data);
    expect(enquiries).toEqual([whole, { ...whole, id: '2', fields: { name: 'Robot' } }]);
    expect(broken).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('has texts in its fields, whatever they are called', () => {
    keep(JSON.stringify(whole).replace('"name":"Asha"', '"__proto__":"x","count":7,"list":["a"]'));
    const fields = stored(data).enquiries[0]?.fields ?? {};
    expect(Object.entries(fields)).toEqual([
      ['__proto__', 'x'],
      ['count', '7'],
      ['list', '["a"]'],
    ]);
  });

  it('does not have the line that is still being written, and is nothing without a file', () => {
    expect(stored(data)).toEqual({ enquiries: [], broken: [] });
    writeFileSync(join(data, storeFileName), `${JSON.stringify(whole)}\n{"id":"2"`);
    expect(stored(data)).toEqual({ enquiries: [whole], broken: [] });
  });

  it('is in no folder', () => {
    mkdirSync(join(data, storeFileName));
    expect(() => stored(data)).toThrow('is no file. Move it away');
  });
});

describe('The list of enquiries', () => {
  it('is shown without what robots sent, unless that is wanted', () => {
    keep(whole, robot);
    const { output, told, exitCode } = run();
    expect([output.includes('Asha'), output.includes('Robot'), exitCode]).toEqual([true, false, 0]);
    expect(told).toEqual([expect.stringMatching(/^1 /)]);
    const all = run({ withSuspects: true });
    expect([all.output.includes('Robot'), all.told]).toEqual([true, []]);
  });

  it('says so where there are none, and tells of lines that cannot be read', () => {
    expect(run()).toEqual({ output: 'There are no enquiries.\n', told: [], exitCode: 0 });
    keep('x');
    expect(run()).toMatchObject({ told: [expect.stringContaining('1')], exitCode: 1 });
  });

  it('is a table on the standard output, or in a file for its owner alone', () => {
    keep(whole);
    const { output } = run({ isCsv: true });
    expect(output).toMatch(/^\uFEFF"receivedAt","kind","name"/);
    const file = join(data, 'table.csv');
    expect(run({ isCsv: true, file })).toEqual({ output: '', told: [], exitCode: 0 });
    expect(readFileSync(file, 'utf8')).toBe(output);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    keep(whole, whole);
    expect(run({ isCsv: true, file }).exitCode).toBe(0);
    expect(readFileSync(file, 'utf8').split('\r\n')).toHaveLength(4);
  });

  it('takes the place of no other file', () => {
    keep(whole);
    const file = join(data, 'notes.csv');
    writeFileSync(file, '\uFEFF"name"');
    expect(() => run({ isCsv: true, file })).toThrow('is no table of enquiries');
    expect(readFileSync(file, 'utf8')).toBe('\uFEFF"name"');
    expect(() => run({ isCsv: true, file: data })).toThrow('is no table of enquiries');
  });
});
