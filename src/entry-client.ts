import { failEvent } from './app/first/live-event';

/** Runs the scripts in steps, between which the browser answers: the library, then the site. */
async function run(): Promise<void> {
  await import('react-dom/client');
  const { start } = await import('./app/start');
  await start();
}

run().catch((error: unknown) => {
  window.dispatchEvent(new Event(failEvent));
  throw error;
});
