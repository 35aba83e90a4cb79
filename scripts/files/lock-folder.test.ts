import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { createConnection, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockFolder } from './lock-folder';

vi.mock('node:fs/promises', { spy: true });

let folder = '';
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'vakta-lock-'))));
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

/** Lets the code take this for another system. */
const pretend = (platform: NodeJS.Platform): unknown =>
  vi.spyOn(process, 'platform', 'get').mockReturnValue(platform);
const failure = (code: string): Error => Object.assign(new Error(code), { code });

describe.runIf(process.platform === 'linux')('A lock on Linux', () => {
  it('is held by one until it is released, by whatever path the folder is named', async () => {
    const link = `${folder}-link`;
    symlinkSync(folder, link);
    const lock = await lockFolder(folder);
    expect(lock).toBeDefined();
    expect(await lockFolder(link)).toBeUndefined();
    await lock?.release();
    const next = await lockFolder(link);
    expect(next).toBeDefined();
    await next?.release();
    rmSync(link);
  });

  it('of one folder is none of another', async () => {
    const [one, other] = [await lockFolder(folder), await lockFolder(tmpdir())];
    expect([one, other]).not.toContain(undefined);
    await Promise.all([one?.release(), other?.release()]);
  });

  it('keeps no process alive, and no connection of whoever finds it', async () => {
    const unref = vi.spyOn(Server.prototype, 'unref');
    const listen = vi.spyOn(Server.prototype, 'listen');
    const lock = await lockFolder(folder);
    expect(unref).toHaveBeenCalledOnce();
    const [{ path }] = listen.mock.calls[0] as unknown as [{ path: string }];
    expect(path).toMatch(/^\0vakta-[0-9a-f]{32}$/);
    await new Promise((ended) => createConnection({ path }).once('close', ended).resume());
    await lock?.release();
  });

  it('that the system refuses for another reason is a failure', async () => {
    vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server) {
      this.emit('error', failure('EACCES'));
      return this;
    });
    await expect(lockFolder(folder)).rejects.toThrow('EACCES');
  });
});

it('a lock on Windows is a pipe', async () => {
  pretend('win32');
  const listen = vi.spyOn(Server.prototype, 'listen').mockImplementation(function (this: Server, ...all) {
    (all.at(-1) as () => void)();
    return this;
  });
  expect(await lockFolder(folder)).toBeDefined();
  expect(listen.mock.calls[0]?.[0]).toEqual({
    path: expect.stringMatching(/^\\\\\?\\pipe\\vakta-[0-9a-f]{32}$/) as string,
  });
});

describe('A lock on macOS', () => {
  beforeEach(() => pretend('darwin'));

  it('is a file that is open, in the folder for temporary files, and no file in the folder', async () => {
    const close = vi.fn<() => Promise<void>>();
    vi.mocked(open).mockResolvedValue({ close } as unknown as FileHandle);
    const lock = await lockFolder(folder);
    const [file, flags, mode] = vi.mocked(open).mock.lastCall ?? [];
    expect(String(file)).toMatch(/vakta-[0-9a-f]{32}\.lock$/);
    expect(String(file).startsWith(tmpdir())).toBe(true);
    // O_RDWR, O_NONBLOCK, O_EXLOCK and O_CREAT in fcntl.h of macOS.
    expect([flags, mode]).toEqual([0x226, 0o600]);
    expect(close).not.toHaveBeenCalled();
    await lock?.release();
    expect(close).toHaveBeenCalledOnce();
  });

  it.each(['EAGAIN', 'EWOULDBLOCK'])('is held by another where the answer is %s', async (code) => {
    vi.mocked(open).mockRejectedValue(failure(code));
    expect(await lockFolder(folder)).toBeUndefined();
  });

  it('that the system refuses for another reason is a failure', async () => {
    vi.mocked(open).mockRejectedValue(failure('EACCES'));
    await expect(lockFolder(folder)).rejects.toThrow('EACCES');
  });
});
