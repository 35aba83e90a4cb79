import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import type { Drawn } from './drawing-process';
import type { PreparedImage } from './image-step';

const script = join(import.meta.dirname, 'start-drawing.mjs');

/** Libraries print what stands in a drawing. */
const stdio: StdioOptions = ['ignore', 'ignore', 'ignore', 'ipc'];

/** Makes the drawing in a file ready; rejects when it is none, or takes more time or memory than a drawing may. */
export type Draw = (file: string) => Promise<PreparedImage>;

/**
 * Gives `work` what draws in processes of their own, as many as it asks for at once: a small drawing can ask for work
 * without end, and nothing but its end stops a process that is inside of a library. `seconds` of processor time are
 * what one may take.
 */
export async function drawnApart<Result>(
  work: (draw: Draw) => Promise<Result>,
  seconds = 10,
): Promise<Result> {
  const [all, idle]: [ChildProcess[], ChildProcess[]] = [[], []];
  const start = (): ChildProcess => {
    const child = fork(script, [String(seconds)], { execArgv: [], serialization: 'advanced', stdio });
    all.push(child);
    return child;
  };
  const drawnBy = async (child: ChildProcess, file: string): Promise<Drawn | undefined> => {
    const answer = await answerOf(child, file);
    if (answer) idle.push(child);
    return answer;
  };
  const draw: Draw = async (file) => {
    // A process can end for reasons of the machine; when a second one does too, it is the drawing.
    const answer = (await drawnBy(idle.pop() ?? start(), file)) ?? (await drawnBy(start(), file)) ?? tooMuch;
    if ('reason' in answer) throw new Error(answer.reason);
    return answer.made;
  };
  try {
    return await work(draw);
  } finally {
    for (const child of all) child.kill('SIGKILL');
  }
}

const tooMuch: Drawn = { reason: 'it takes too much time or memory to be drawn' };

/** What a process answers; undefined when it ends instead. */
function answerOf(child: ChildProcess, file: string): Promise<Drawn | undefined> {
  return new Promise((resolve, reject) => {
    const ended = (): void => resolve(undefined);
    child.once('exit', ended).once('error', reject);
    child.once('message', (answer: Drawn) => {
      child.off('exit', ended).off('error', reject);
      resolve(answer);
    });
    child.send(file);
  });
}
