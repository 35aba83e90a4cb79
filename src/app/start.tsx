import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAnew } from '../components/LoadPart/build';
import { carryOver } from '../lib/carry-over';
import { failEvent } from '../lib/page-events';
import { createNavigation } from './navigation/navigation';
import type { Shown } from './page-source';
import { RoutePage } from './RoutePage';
import { wholeStyle } from './whole-style';

/**
 * Brings the document to life with what it shows, or draws it where the server has not. When that fails, the prerendered
 * page, which is complete, stays on the screen: its links are the browser's.
 */
export async function start({ site, page, isSame }: Shown): Promise<void> {
  const root = document.getElementById('_root');
  if (!root) throw new Error('The document has no #_root.');
  await wholeStyle();
  const navigation = createNavigation(site, page);
  // Told when they were late; React expects the HTML as it came.
  document.getElementById('_notice')?.replaceChildren();
  const app = <RoutePage site={site} navigation={navigation} />;
  const prerendered = [...root.childNodes];
  // React has taken away all that it drew.
  const onUncaughtError = (error: unknown): void => {
    if (navigation.current().page !== page) return window.location.reload();
    root.replaceChildren(...prerendered);
    reportError(error);
    window.dispatchEvent(new Event(failEvent));
  };
  if (prerendered.length === 0) createRoot(root).render(app);
  // In small steps, between which the browser answers.
  else if (isSame) {
    const onRecoverableError = carryOver(root);
    startTransition(() => void hydrateRoot(root, app, { onUncaughtError, onRecoverableError }));
  } else if (!loadAnew()) throw new Error('The data are of another version of this page.');
  // In development a saved document shows at once, and a mistake in it as an overlay.
  if (import.meta.hot) {
    void import('./dev-client');
    import.meta.hot.on('vakta:update', () => void navigation.ready().then((router) => router.revalidate()));
  }
}
