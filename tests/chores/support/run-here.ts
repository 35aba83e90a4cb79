import { vi } from 'vitest';

/** How a command ended, and what it printed. */
export interface Ended {
  status: number | undefined;
  stdout: string;
  stderr: string;
}

let runs = 0;

/** Runs a command of `scripts/` with its arguments as a process of its own would, but in this one, where no terminal is. */
export async function runHere(script: string, ...args: string[]): Promise<Ended> {
  const [outer, exitCode] = [process.argv, process.exitCode];
  const [out, errors]: [string[], string[]] = [[], []];
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => out.push(String(text)) > 0),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => errors.push(String(text)) > 0),
    vi.spyOn(console, 'log').mockImplementation((text) => void out.push(`${text}\n`)),
    vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(`${text}\n`)),
  ];
  process.argv = [process.execPath, script, ...args];
  try {
    // A command runs when it is loaded: each time it has another address.
    runs += 1;
    await import(/* @vite-ignore */ `../../../scripts/${script}.ts?run=${runs}`);
    return { status: Number(process.exitCode), stdout: out.join(''), stderr: errors.join('') };
  } finally {
    for (const spy of spies) spy.mockRestore();
    [process.argv, process.exitCode] = [outer, exitCode];
  }
}
