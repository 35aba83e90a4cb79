import type { FileHandle } from 'node:fs/promises';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { serveSite } from '../../scripts/serve/serve-site';

const opened = vi.hoisted((): FileHandle[] => []);

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  const open: typeof fs.open = async (...all) => {
    const handle = await fs.open(...all);
    opened.push(handle);
    return handle;
  };
  return { ...fs, open };
});

const folder = mkdtempSync(join(tmpdir(), 'vakta-left-'));
let server: Awaited<ReturnType<typeof serveSite>>;
beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), 'words '.repeat(200_000));
  server = await serveSite({ folder, basePath: '/', port: 0 });
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

/** Asks three times at once, and leaves after so many milliseconds. */
async function leaveAfter(milliseconds: number, encoding: string): Promise<void> {
  const { port } = server.address() as AddressInfo;
  const request = `GET / HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: ${encoding}\r\n\r\n`;
  const connection = connect(port, '127.0.0.1', () => connection.write(request.repeat(3)));
  connection.on('error', () => {});
  await setTimeout(milliseconds);
  connection.destroy();
}

it.each(['gzip', 'identity'])('closes every file for readers who leave half-way (%s)', async (encoding) => {
  for (let round = 0; round < 40; round += 1) await leaveAfter(round % 10, encoding);
  expect(opened.length).toBeGreaterThan(20);
  await vi.waitFor(() => expect(opened.filter(({ fd }) => fd >= 0)).toEqual([]), 5000);
});
