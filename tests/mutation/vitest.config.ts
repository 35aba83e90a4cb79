import { defineConfig } from 'vitest/config';
import { unit } from '../../vitest.config';

/** The tests that mutants are held against: all but those that start processes, which never see a mutant, and those of the shipped words. */
export default defineConfig({
  ...unit,
  test: {
    ...unit.test,
    exclude: [
      '**/node_modules/**',
      'tests/{architecture,blocks,chores,content,e2e,nightly}/**',
      'tests/build/!(build-id|out-folder).test.ts',
      'tests/receiver/!(appender|receiver).test.ts',
      'tests/serve/!(requests|disk-fails).test.ts',
      'tests/checker/{command,kept-documents,hostile,random,scale}.test.ts',
      'tests/editor/server.test.ts',
      'scripts/{bench,boundaries,new,social,threads}/**',
      'src/content/rules/all-rules.test.ts',
    ],
  },
});
