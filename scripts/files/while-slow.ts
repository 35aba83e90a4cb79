/** After how long a line is shown, in milliseconds. */
const timeoutMs = 1000;

/** Takes a line for whoever waits. */
export type Tell = (line: string) => void;

/** Waits for a work, and says a line once when it takes more than a second. Gives what the work gives. */
export async function whileSlow<Result>(
  line: string,
  tell: Tell,
  work: () => Promise<Result>,
): Promise<Result> {
  const timer = setTimeout(tell, timeoutMs, line);
  try {
    return await work();
  } finally {
    clearTimeout(timer);
  }
}
