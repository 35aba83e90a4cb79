import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import { showNotice } from '../../components/Notice/notice';
import type { PageData, SiteData } from '../../model/page-data';
import { keepPage, keptPage, takePage } from './load-page';
import type { Showing } from './navigation';
import { tellOffline } from './tell-offline';
import { keepScroll } from './keep-scroll';
import { scrollKey, type Standing } from './scroll-key';

/** The library's router; what it shows is drawn by `Screen`. */
export type Router = ReturnType<typeof createBrowserRouter>;

/** How long a page's data may take, in milliseconds, before the browser is sent to the page itself. */
const timeoutMs = 6000;

/** Starts the router of the browser at the page that is shown: one route for all pages, whose data is `page.json`. */
export function startRouter(
  site: SiteData,
  page: PageData,
  show: (showing: Partial<Showing>) => void,
): Router {
  keepPage(window.location.pathname, page);
  const route = {
    id: 'page',
    path: '*',
    loader: ({ request }: LoaderFunctionArgs) => loadPage(request, router),
    shouldRevalidate: () => !isStaying,
  };
  const router: Router = createBrowserRouter([route], {
    basename: site.basePath,
    hydrationData: { loaderData: { page } },
  });
  keepScroll(router);
  router.subscribe(({ location, loaderData, navigation, restoreScrollPosition, preventScrollReset }) =>
    show({
      page: loaderData['page'] as PageData,
      place: location,
      scroll: preventScrollReset ? false : restoreScrollPosition,
      isLoading: navigation.state !== 'idle',
    }),
  );
  return router;
}

/** Without data the browser asks the server for the whole page: its answer (not found, moved, a newer version) is the true one. */
async function loadPage(request: Request, router: Router): Promise<PageData> {
  const { pathname } = new URL(request.url);
  // What was said before concerns this navigation no longer.
  showNotice();
  try {
    return await Promise.race([takePage(pathname), tooLate()]);
  } catch (error) {
    // Another link has been chosen meanwhile.
    if (request.signal.aborted) throw error;
    const isCutOff = error instanceof TypeError || !navigator.onLine;
    const earlier = isCutOff ? keptPage(pathname) : undefined;
    if (earlier) return earlier;
    if (isCutOff) stay(router);
    else leaveFor(router);
    return new Promise(() => {});
  }
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('No answer')), timeoutMs));
}

/** Leads the browser itself to where the router was going. */
function leaveFor(router: Router): void {
  const { location = router.state.location } = router.state.navigation;
  const address = new URL(router.createHref(location), window.location.href).href;
  // On the way back the address is there already.
  if (address === window.location.href) window.location.reload();
  else window.location.assign(address);
}

let isStaying = false;

/** Ends a navigation where it began: without a network, the page that one reads is better than the browser's error. */
function stay(router: Router): void {
  tellOffline();
  isStaying = true;
  const state: Standing = { scrollKey: scrollKey(router.state.location) };
  void router.navigate(null, { replace: true, state }).finally(() => {
    isStaying = false;
  });
}
