import { fork, type ChildProcess } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { newFolder } from '../build/sample-site';
import { drawnApart } from '../../scripts/images/drawn-apart';

vi.mock('node:child_process', { spy: true });

const folder = newFolder();
afterAll(() => rmSync(folder, { recursive: true }));

function fileWith(name: string, inside: string): string {
  const file = join(folder, name);
  writeFileSync(file, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000">${inside}</svg>`);
  return file;
}

const plain = fileWith('plain.svg', '<rect width="9" height="9"/>');
/** Small, and within every limit of what may stand in a drawing; the library that draws never ends it. */
const endless = fileWith(
  'line.svg',
  `<path stroke="red" stroke-width="100" d="M0 0${'L1000 1000L0 1000L1000 0'.repeat(40_000)}"/>`,
);

describe('a drawing that is drawn apart', () => {
  it('is given up when it never ends', async () => {
    const drawn = drawnApart((draw) => draw(endless), 0.5);
    await expect(drawn).rejects.toThrow('it takes too much time or memory to be drawn');
  });

  it('is given up when the optimiser never ends it', async () => {
    const styles = Array.from({ length: 20_000 }, (_, at) => `.a${at} .b .c .d{fill:red}`).join('');
    const groups = '<g class="a b c d"><rect class="d b" width="1" height="1"/></g>'.repeat(2000);
    const file = fileWith('styles.svg', `<style>${styles}</style>${groups}`);
    const drawn = drawnApart((draw) => draw(file), 2);
    await expect(drawn).rejects.toThrow('it takes too much time or memory to be drawn');
  });

  it('is drawn again when its process is ended from outside', async () => {
    vi.mocked(fork).mockClear();
    const drawn = await drawnApart((draw) => {
      const made = draw(plain);
      const [first] = vi.mocked(fork).mock.results;
      expect((first?.value as ChildProcess | undefined)?.kill('SIGKILL')).toBe(true);
      return made;
    });
    expect(drawn.asset).toMatchObject({ width: 1000 });
    expect(fork).toHaveBeenCalledTimes(2);
  });

  it('is the same one by one and several at once', async () => {
    const [one, other, after] = await drawnApart(async (draw) => {
      const both = await Promise.all([draw(plain), draw(plain)]);
      return [...both, await draw(plain)];
    });
    expect(one?.asset).toMatchObject({ width: 1000, height: 1000 });
    expect([other, after]).toEqual([one, one]);
  });

  it('tells why it is none, and a file that is not there so', async () => {
    const none = fileWith('none.svg', '<g>');
    await drawnApart(async (draw) => {
      await expect(draw(none)).rejects.toThrow('Unexpected close tag');
      await expect(draw(join(folder, 'nowhere.svg'))).rejects.toThrow('ENOENT');
    });
  });
});
