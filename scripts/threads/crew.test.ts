import { join } from 'node:path';
import { rmSync, unlinkSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Surroundings } from '../../src/content/resolve/surroundings';
import { newFolder, page, write } from '../../tests/build/sample-site';
import { Crew } from './crew';
import type { ExamineJob } from './jobs';

const folder = newFolder();
const pieces = Array.from({ length: 150 }, (_, at) => `page-${at}.json`);
beforeAll(() => pieces.forEach((path, at) => write(folder, path, page(at))));
afterAll(() => rmSync(folder, { recursive: true }));

const job: ExamineJob = {
  kind: 'examine',
  folder,
  around: {
    placeholders: new Map(),
    doubtful: [],
    hasSoundSettings: true,
    language: 'en',
    exampleWords: new Set(),
    isEditorial: true,
  },
  pieces,
};
const many = 10_000;

const crew = new Crew(many);
afterAll(() => crew.close());

describe('A crew', () => {
  it('gives the same in two threads as in one, in the same order', async () => {
    const alone = await new Crew(0).do(job);
    expect(alone.map(({ path }) => path)).toEqual(pieces);
    expect(await crew.do(job)).toEqual(alone);
    // The other thread, ready by now, takes its part.
    expect(await crew.do(job)).toEqual(alone);
  });

  it('ends with the reason when a piece fails, in whichever thread', async () => {
    const broken = { ...job, around: undefined as unknown as Surroundings };
    await expect(crew.do(broken)).rejects.toThrow(TypeError);
  });

  it('does not mind a document that is gone: that is a problem like any other', async () => {
    unlinkSync(join(folder, 'page-7.json'));
    const { problems = [] } = (await new Crew(0).do(job))[7] ?? {};
    expect(problems.map(({ code }) => code)).toEqual(['unreadable-file']);
  });
});
