import { failEvent } from './lib/page-events';
import { readShown } from './app/page-source';
import { finishFirstView } from './app/second/finish-first-view';
import { somethingTouched } from './app/second/touched';
import { firstElement } from './components/LoadPart/build';

/** The page's second script: sets it in its faces, lays it out, and then, or as soon as somebody touches something, has the site come to life. */
async function run(): Promise<void> {
  // In development no first script does it.
  document.documentElement.dataset['scripted'] = '';
  const { dataset } = firstElement();
  await Promise.race([finishFirstView(dataset), somethingTouched(dataset)]);
  await live();
}

/** Fetches the data and the scripts, all at once. */
async function live(): Promise<void> {
  const [shown, { start }] = await Promise.all([
    readShown(),
    import('./app/start'),
    import('react-dom/client'),
  ]);
  await start(shown);
}

run().catch((error: unknown) => {
  window.dispatchEvent(new Event(failEvent));
  throw error;
});
