import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect } from 'vitest';
import { openStore } from '../../../scripts/receive/open-store';
import { inquiry, linesIn, temporaryFolder } from './running';

const atOnce = 12;

/** Starts a receiver in a process of its own. */
export async function started(folder: string): Promise<{ process: ChildProcess; port: number }> {
  const script = join(import.meta.dirname, 'receiver-process.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const port = await new Promise<number>((resolve) => {
    child.stdout.once('data', (data: Buffer) => resolve(Number(data.toString())));
  });
  return { process: child, port };
}
async function isConfirmed(port: number, key: string): Promise<boolean> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/api/forms/enquiries`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      // Long enough to lie across pages of the file.
      body: JSON.stringify({ ...inquiry, message: key.padEnd(3000, 'x') }),
    });
    return answer.ok && ((await answer.json()) as { ok: boolean }).ok;
  } catch {
    return false;
  }
}

/** Posts as fast as answers come, until the receiver is gone; what was not confirmed is posted again by the next. */
async function burst(
  port: number,
  waiting: string[],
  confirmed: string[],
  isOver: () => boolean,
): Promise<void> {
  const work = async (): Promise<void> => {
    while (!isOver()) {
      const key = waiting.shift() ?? `enquiry ${confirmed.length}-${Math.random()}`;
      const list = (await isConfirmed(port, key)) ? confirmed : waiting;
      list.push(key);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

/** Kills a receiver in a burst of posts, again and again, and looks at what it left. Gives how many enquiries were confirmed and kept. */
export async function killed(kills: number): Promise<{ confirmed: number; kept: number }> {
  const folder = temporaryFolder();
  const waiting: string[] = [];
  const confirmed: string[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const { process: receiver, port } = await started(folder);
    let isOver = false;
    const posts = burst(port, waiting, confirmed, () => isOver);
    await new Promise((resolve) => setTimeout(resolve, 20 + Math.random() * 120));
    const gone = new Promise((resolve) => receiver.once('exit', resolve));
    receiver.kill('SIGKILL');
    isOver = true;
    await Promise.all([gone, posts]);
  }
  await (await openStore(folder)).close();
  const lines = linesIn(folder);
  const kept = lines.map(({ fields }) => fields['message']?.replace(/x+$/, ''));
  expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
  expect(new Set(kept).size).toBe(kept.length);
  expect(confirmed.filter((key) => !kept.includes(key))).toEqual([]);
  return { confirmed: confirmed.length, kept: kept.length };
}
