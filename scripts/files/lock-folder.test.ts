import { open, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, it, vi } from 'vitest';
import { projectRoot } from './project-root';
import { lockFolder } from './lock-folder';

vi.mock('node:fs/promises', { spy: true });

it('puts no file into the folder, on macOS neither', async () => {
  vi.spyOn(process, 'platform', 'get').mockReturnValue('darwin');
  const close = vi.fn<() => Promise<void>>();
  vi.mocked(open).mockResolvedValue({ close } as unknown as FileHandle);
  const lock = await lockFolder(projectRoot);
  expect(String(vi.mocked(open).mock.calls[0]?.[0])).toMatch(/vakta-[0-9a-f]+\.lock$/);
  expect(String(vi.mocked(open).mock.calls[0]?.[0]).startsWith(tmpdir())).toBe(true);
  await lock?.release();
  expect(close).toHaveBeenCalledOnce();
});
