import { spawn } from 'node:child_process';
import { engineRoot } from '../files/roots';

/** A script of `package.json` that runs. */
interface Step {
  /** Waits for its end, shows what it has said until then, and gives its exit code. */
  ended: () => Promise<number>;
  stop: () => void;
}

/** Starts a script of `package.json`: what it says is shown at once, or with `pipe` when its end is asked for. */
export function npmStep(script: string, stdio: 'inherit' | 'pipe'): Step {
  const env = { ...process.env, npm_config_loglevel: 'error' };
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], { cwd: engineRoot, stdio, env });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => said.push(part));
  const end = new Promise<number>((resolve, reject) => {
    child.on('error', reject).on('close', (status) => resolve(status ?? 1));
  });
  const ended = async (): Promise<number> => {
    const status = await end;
    process.stderr.write(Buffer.concat(said));
    return status;
  };
  return { ended, stop: () => child.kill() };
}
