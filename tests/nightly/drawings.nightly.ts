import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { drawnApart } from '../../scripts/images/drawn-apart';
import { newFolder } from '../build/sample-site';

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

/** Small, and within every limit of what may stand in a drawing; the optimiser never ends it. */
const endless =
  `<style>${Array.from({ length: 20_000 }, (_, at) => `.a${at} .b .c .d{fill:red}`).join('')}</style>` +
  '<g class="a b c d"><rect class="d b" width="1" height="1"/></g>'.repeat(2000);

it('a drawing that the optimiser never ends is given up', async () => {
  const file = join(folder, 'styles.svg');
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${endless}</svg>`);
  const drawn = drawnApart((draw) => draw(file), 2);
  await expect(drawn).rejects.toThrow('it takes too much time or memory to be drawn');
});
