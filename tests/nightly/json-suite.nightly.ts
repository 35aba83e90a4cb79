import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkSite } from '../../src/content/check-site';
import type { Problem } from '../../src/content/problems/problem';
import { siteWith, tools } from '../checker/support/virtual-site';

/** `test_parsing` of https://github.com/nst/JSONTestSuite, which is not part of this project. */
const folder = process.env['JSON_TEST_SUITE'];
const places = ['page.json', '_site.json', '_collections/programs.json', '_chat.json'];

function isJson(bytes: Uint8Array): boolean {
  try {
    JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    return true;
  } catch {
    return false;
  }
}

describe.skipIf(folder === undefined)('The files of JSONTestSuite', () => {
  it.each(places)(
    'are read as %s without an exception, and each that is no JSON is told of at its place',
    (path) => {
      const names = readdirSync(folder ?? '');
      expect(names.length).toBeGreaterThan(300);
      for (const name of names) {
        const bytes = new Uint8Array(readFileSync(join(folder ?? '', name)));
        const problems = checkSite(siteWith({ [path]: bytes }), tools).problems.filter(
          ({ file }) => file === path,
        );
        const isTold = problems.some(({ severity }: Problem) => severity === 'error');
        expect([name, isTold || isJson(bytes)]).toEqual([name, true]);
        expect(problems.filter(({ line, column }) => !(line >= 1 && column >= 1))).toEqual([]);
      }
    },
  );
});
