import { createRoot, hydrateRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { createRouter } from './app/create-router';
import { readEmbedded } from './app/page-source';

const { site, page } = readEmbedded();
const root = document.getElementById('_root');
if (!root) throw new Error('The document has no #_root.');
const router = createRouter(site, page);
const app = <RouterProvider router={router} />;
if (root.hasChildNodes()) hydrateRoot(root, app);
else createRoot(root).render(app);

// In development a saved document shows at once, and a mistake in it as an overlay.
if (import.meta.hot) {
  void import('./app/dev-client');
  import.meta.hot.on('vakta:update', () => void router.revalidate());
}
