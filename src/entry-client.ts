import { finishFirstView } from './app/after-first-view/finish-first-view';
import { somethingTouched } from './app/after-first-view/touched';
import { readShown } from './app/page-source';
import { firstElement } from './components/LoadPart/build';
import { failEvent } from './lib/page-events';

/** The script that a page's inline script fetches: loads fonts, lays the page out, and has it come to life then or with the first touch. */
async function run(): Promise<void> {
  // In development no inline script does it.
  document.documentElement.dataset['scripted'] = '';
  const { dataset } = firstElement();
  const [shown, { start }] = await Promise.all([
    readShown(),
    import('./app/start'),
    import('react-dom/client'),
    Promise.race([finishFirstView(dataset), somethingTouched(dataset)]),
  ]);
  await start(shown);
}

run().catch((error: unknown) => {
  window.dispatchEvent(new Event(failEvent));
  throw error;
});
