import { createHash } from 'node:crypto';
import { open, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A lock that somebody holds, until it is released or their process ends, however it ends. */
export interface Lock {
  release: () => Promise<void>;
}

/**
 * Locks a folder for one process. All of it is the kernel's and goes with the process, so that no crash leaves a lock
 * behind: on Linux a socket and on Windows a pipe that have a name but no file, on macOS an exclusive lock (flock) on a
 * file that is open, in the folder for temporary files: what a build made must hold no file of ours. It holds on one machine: not between two that share a disk, nor between containers.
 * @returns undefined when another process, or this one, has the lock.
 */
export async function lockFolder(folder: string): Promise<Lock | undefined> {
  const place = await realpath(folder);
  const name = `vakta-${createHash('sha256').update(place).digest('hex').slice(0, 32)}`;
  if (process.platform === 'linux') return listening(`\0${name}`);
  if (process.platform === 'win32') return listening(`\\\\?\\pipe\\${name}`);
  return lockedFile(join(tmpdir(), `${name}.lock`));
}

function listening(path: string): Promise<Lock | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen({ path }, () => resolve({ release: () => closed(server) }));
    // It alone keeps no process alive.
    server.unref();
  });
}

function closed(server: ReturnType<typeof createServer>): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/** O_RDWR, O_CREAT, O_NONBLOCK and O_EXLOCK as open(2) of macOS and the BSDs has them. */
const exclusive = 0x0002 | 0x0200 | 0x0004 | 0x0020;

async function lockedFile(path: string): Promise<Lock | undefined> {
  try {
    const file = await open(path, exclusive, 0o600);
    return { release: () => file.close() };
  } catch (error) {
    if (['EAGAIN', 'EWOULDBLOCK'].includes(String((error as NodeJS.ErrnoException).code))) return undefined;
    throw error;
  }
}
