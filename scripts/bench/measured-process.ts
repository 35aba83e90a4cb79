import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { engineRoot } from '../files/roots';

/** What a whole process took. */
export interface Taken {
  seconds: number;
  /** Of the processor, by all of the process's threads. */
  processorSeconds: number;
  /** The most memory it held, in millions of bytes. */
  megabytes: number;
}

/** Loaded into the process: tells at its end, on a channel of its own, what it took. Its threads and children keep silent. */
const tellAtEnd = `data:text/javascript,${encodeURIComponent(
  `import { writeSync } from 'node:fs';
   import { isMainThread } from 'node:worker_threads';
   if (isMainThread && !process.send)
     process.on('exit', () => writeSync(3, JSON.stringify(process.resourceUsage())));`,
)}`;

/** Runs a script of a project's `scripts/` to its end, a command as `package.json` has it. Rejects with what it printed when it fails. */
export async function measuredProcess(script: string, args: string[], project = engineRoot): Promise<Taken> {
  const start = performance.now();
  const { flags, loader } = callOf(`scripts/${script}`, project);
  const words = [...flags, '--import', tellAtEnd, ...loader, `scripts/${script}`, ...args];
  const child = spawn(process.execPath, words, {
    cwd: project,
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
  const end = (): boolean => child.kill();
  process.once('exit', end);
  const closed = new Promise<number | null>((resolve, reject) =>
    child.on('error', reject).on('close', resolve),
  );
  const [output, errors, usage] = await Promise.all(
    [child.stdout, child.stderr, child.stdio[3]].map((stream) => text(stream as Readable)),
  );
  const exitCode = await closed;
  process.off('exit', end);
  if (exitCode !== 0) throw new Error(`${script} ${args.join(' ')} failed:\n${output}${errors}`);
  const { maxRSS, userCPUTime, systemCPUTime } = JSON.parse(usage ?? '') as NodeJS.ResourceUsage;
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: (userCPUTime + systemCPUTime) / 1e6,
    megabytes: (maxRSS * 1024) / 1e6,
  };
}

/** How a script's command in `package.json` calls Node: its flags, and what loads the script. */
function callOf(script: string, project: string): { flags: string[]; loader: string[] } {
  const { scripts } = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')) as PackageFile;
  const words = Object.values(scripts)
    .map((command) => command.split(' '))
    .find((command) => command.includes(script));
  const bundled = words?.filter((word) => word === 'scripts/bundled.mjs') ?? [];
  return {
    flags: words?.filter((word) => word.startsWith('--')) ?? [],
    loader: bundled.length > 0 ? bundled : ['--import', 'tsx'],
  };
}

interface PackageFile {
  scripts: Record<string, string>;
}
