import { printable } from './printable';

/** A command that was called wrongly: its message is for the person who called it, exit code 2. */
export class UsageError extends Error {}

/** A command that was called rightly and cannot do what was asked: exit code 1, and nothing has changed. */
export class NotPossible extends UsageError {}

/** Runs a command: a UsageError or a failure of the tool itself is printed on standard error and ends with exit code 2. */
export async function runCommand(command: () => Promise<number> | number): Promise<void> {
  for (const stream of [process.stdout, process.stderr])
    stream.off('error', unlessGone).on('error', unlessGone);
  try {
    process.exitCode = await command();
  } catch (error) {
    const words = error instanceof UsageError ? error.message : (diskTrouble(error) ?? traceOf(error));
    console.error(words.split('\n').map(printable).join('\n'));
    process.exitCode = error instanceof NotPossible ? 1 : 2;
  }
}

/** Whoever reads the first lines only, like `head`, closes the pipe: what is being done goes on without telling. */
function unlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

/** By Node's codes of errors. */
const troubles: Record<string, string> = {
  ENOSPC: 'The disk is full. Make room, then try again',
  EDQUOT: 'You have used up your share of the disk. Make room, then try again',
  EFBIG: 'A file became larger than this system lets it be. Raise the limit, then try again',
  EROFS: 'This disk can only be read. Choose another place',
  EACCES: 'This may not be read or written by you. Change who may, or choose another place',
  EPERM: 'This may not be read or written by you. Change who may, or choose another place',
  ENOENT: 'A file is gone that was there a moment ago. Try again',
  ENOTDIR: 'A file stands where a folder has to be. Choose another place',
  EISDIR: 'A folder stands where a file has to be. Choose another place',
  ENAMETOOLONG: 'This name is too long. Choose a shorter one',
  EMFILE: 'Too many files are open on this machine. Close some programs, then try again',
};

/** What the disk did not let us do, in words; undefined for every other error. */
function diskTrouble(error: unknown): string | undefined {
  const { code = '', path } = error as NodeJS.ErrnoException;
  const words = troubles[code];
  return words && `${words}${path === undefined ? '' : `: ${path}`}.`;
}

function traceOf(error: unknown): string {
  return (error as Error).stack ?? String(error);
}
