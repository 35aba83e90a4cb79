import * as words from '#words/components';
import { afterPaint } from '../AfterPaint/after-paint';
import { showNotice, showWaiting } from '../Notice/notice';
import { isOutdated, loadAnew } from './build';

/**
 * Loads a part of the site when it is needed: `loadPart(() => import('./LargeView'))`. That it is on its way is shown
 * first, since asking for several files takes a slow processor longer than a frame. Where it is gone because a new
 * version was published, the page reloads, and the promise stays open. Otherwise it rejects, and the caller
 * says so where the visitor is: browsers may remember a module that did not come, so "Load the page again" is the way on.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  // What was said before concerns this part no longer.
  showNotice();
  const end = showWaiting(words.loading);
  try {
    await afterPaint();
    return await load();
  } catch (error) {
    if ((await isOutdated()) && loadAnew()) return new Promise(() => {});
    throw error;
  } finally {
    end();
  }
}
