import { afterEach, describe, expect, it, vi } from 'vitest';
import { buildArguments, startCommand } from '../build/arguments';
import { checkArguments } from '../check/arguments';
import { enquiriesArguments } from './arguments';

afterEach(() => vi.unstubAllEnvs());

describe('What a command is asked for', () => {
  it('is the usual where nothing is said', () => {
    expect(enquiriesArguments([])).toMatchObject({ isCsv: false, file: undefined, withSuspects: false });
    expect(checkArguments([])).toEqual({
      pages: 'pages-json',
      format: 'text',
      release: false,
      isFixing: false,
      isDryRun: false,
      files: [],
    });
    expect(buildArguments([])).toEqual({ pages: 'pages-json', out: 'dist' });
    expect(buildArguments(['--drafts'])).toEqual({
      pages: 'pages-json',
      out: 'dist-preview',
      withDrafts: true,
    });
    expect(buildArguments(['--drafts', '--out', 'a'])).toMatchObject({ out: 'a', withDrafts: true });
  });

  it('is what is said', () => {
    expect(enquiriesArguments(['--json'])).toMatchObject({ isCsv: false, isJson: true });
    expect(() => enquiriesArguments(['--json', '--csv'])).toThrow('Choose --csv or --json');
    expect(enquiriesArguments(['--csv', 'a.csv', '--suspects', '--data', 'd', '--pages', 'p'])).toEqual({
      pages: 'p',
      data: 'd',
      isCsv: true,
      isJson: false,
      file: 'a.csv',
      withSuspects: true,
    });
    expect(checkArguments(['a', '--pages', 'p', '--format', 'json', '--release', 'b'])).toEqual({
      pages: 'p',
      format: 'json',
      release: true,
      isFixing: false,
      isDryRun: false,
      files: ['a', 'b'],
    });
    expect(checkArguments(['--format', 'github']).format).toBe('github');
    expect(buildArguments(['--pages', 'p', '--out', 'o'])).toEqual({ pages: 'p', out: 'o' });
  });

  it.each<[string, () => unknown]>([
    ['npm run enquiries', () => enquiriesArguments(['a.csv'])],
    ['npm run enquiries', () => enquiriesArguments(['--csv', 'a', 'b'])],
    ["'--cvs'. Did you mean --csv? Usage: npm run enquiries", () => enquiriesArguments(['--cvs'])],
    ['not "xml"', () => checkArguments(['--format', 'xml'])],
    ["'--relase'. Did you mean --release? Usage: npm run check", () => checkArguments(['--relase'])],
    ["'--output'. Usage: npm run build", () => buildArguments(['--output', 'o'])],
    ['Usage: npm start', () => buildArguments(['x'], startCommand)],
  ])('is told as %s where it is wrong', (words, read) => {
    expect(read).toThrow(words);
  });

  it.each<[string, () => unknown]>([
    ['csv', () => enquiriesArguments([])],
    ['suspects', () => enquiriesArguments([])],
    ['data', () => enquiriesArguments([])],
    ['pages', () => checkArguments([])],
    ['format', () => checkArguments([])],
    ['release', () => checkArguments([])],
    ['pages', () => buildArguments([])],
    ['out', () => buildArguments([])],
  ])('is not lost without a word where npm keeps --%s for itself', (name, read) => {
    vi.stubEnv(`npm_config_${name}`, 'x');
    expect(read).toThrow(`-- --${name}`);
  });
});
