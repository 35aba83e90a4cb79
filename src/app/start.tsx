import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { loadAnew } from '../components/LoadPart/build';
import { createNavigation } from './navigation/navigation';
import type { Shown } from './page-source';
import { RoutePage } from './RoutePage';
import { wholeStyle } from './whole-style';

/** Brings the document to life with what it shows, or draws it where the server has not. */
export async function start({ site, page, isSame }: Shown): Promise<void> {
  const root = document.getElementById('_root');
  if (!root) throw new Error('The document has no #_root.');
  await wholeStyle();
  const navigation = createNavigation(site, page);
  // Told when they were late; React expects the HTML as it came.
  document.getElementById('_notice')?.replaceChildren();
  const app = <RoutePage site={site} navigation={navigation} />;
  // In small steps, between which the browser answers.
  if (root.hasChildNodes() && isSame) startTransition(() => void hydrateRoot(root, app));
  else if (!root.hasChildNodes() || !loadAnew()) createRoot(root).render(app);
  // In development a saved document shows at once, and a mistake in it as an overlay.
  if (import.meta.hot) {
    void import('./dev-client');
    import.meta.hot.on('vakta:update', () => void navigation.ready().then((router) => router.revalidate()));
  }
}
