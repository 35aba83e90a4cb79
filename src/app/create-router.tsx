import { createBrowserRouter, type LoaderFunctionArgs } from 'react-router-dom';
import type { PageData, SiteData } from '../model/page-data';
import { Failure } from './Failure';
import { takePage } from './load-page';
import { Screen } from './Screen';

/** The router of the browser: one route for all pages, whose data is `page.json`. The first page's data came with its HTML. */
export function createRouter(site: SiteData, page: PageData) {
  const route = {
    id: 'page',
    path: '*',
    loader: loadPage,
    element: <Screen site={site} />,
    errorElement: <Failure />,
  };
  return createBrowserRouter([route], { basename: site.basePath, hydrationData: { loaderData: { page } } });
}

/** Without data the browser asks the server for the whole page: its answer (not found, moved, offline) is the true one. */
async function loadPage({ request }: LoaderFunctionArgs): Promise<PageData> {
  try {
    return await takePage(new URL(request.url).pathname);
  } catch {
    window.location.assign(request.url);
    return new Promise(() => {});
  }
}
