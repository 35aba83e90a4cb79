import { fork, type ChildProcess, type StdioOptions } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Drawn } from './drawing-process';
import type { PreparedImage } from './image-step';

const script = fileURLToPath(new URL('start-drawing.mjs', import.meta.url));

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
  const draw: Draw = async (file) => {
    const child = idle.pop() ?? start();
    const answer = await answerOf(child, file);
    if (child.connected) idle.push(child);
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

function answerOf(child: ChildProcess, file: string): Promise<Drawn> {
  return new Promise((resolve, reject) => {
    const ended = (): void => resolve(tooMuch);
    child.once('exit', ended).once('error', reject);
    child.once('message', (answer: Drawn) => {
      child.off('exit', ended).off('error', reject);
      resolve(answer);
    });
    child.send(file);
  });
}
