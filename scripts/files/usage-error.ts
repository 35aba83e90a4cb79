/** A command that was called wrongly: its message is for the person who called it, exit code 2. */
export class UsageError extends Error {}

/** Runs a command: a UsageError or a failure of the tool itself is told on standard error and ends with exit code 2. */
export async function runCommand(command: () => Promise<number> | number): Promise<void> {
  try {
    process.exitCode = await command();
  } catch (error) {
    const isUsage = error instanceof UsageError;
    console.error(isUsage ? error.message : ((error as Error).stack ?? String(error)));
    process.exitCode = 2;
  }
}

/** What Node says of a wrong option, without its advice about positional arguments. */
export function wrongOption(error: unknown): string {
  return `${(error as Error).message.split(/[.;] /)[0] ?? ''}.`.replace(/\.\.$/, '.');
}

/** npm keeps options for itself that do not follow `--`; without this they would be lost without a word. */
export function refuseLostOptions(names: readonly string[]): void {
  const lost = names.find((name) => process.env[`npm_config_${name}`] !== undefined);
  if (lost !== undefined)
    throw new UsageError(`npm has kept --${lost} for itself. Options follow --: npm run … -- --${lost}`);
}
