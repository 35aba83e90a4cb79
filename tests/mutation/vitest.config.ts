import { defineConfig, mergeConfig } from 'vitest/config';
import base from '../../vitest.config';

/** The tests that mutants are held against: all but those that start processes, which never see a mutant, and those of the shipped words. */
export default mergeConfig(
  base,
  defineConfig({
    test: {
      root: `${import.meta.dirname}/../..`,
      exclude: [
        '**/node_modules/**',
        'tests/{architecture,blocks,build,content,e2e,receiver,serve,soak}/**',
        'tests/checker/{command,held-documents,hostile,random,scale}.test.ts',
        'scripts/{bench,boundaries,images,new,scenes,social,threads}/**',
        'src/content/rules/all-rules.test.ts',
      ],
    },
  }),
);
