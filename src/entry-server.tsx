import { renderToString } from 'react-dom/server';
import { App } from './app/App';
import type { PageData, SiteData } from './model/page-data';

export { articleNotFoundPage, notFoundPage } from './app/not-found';
export { headElements } from './app/head';
export * as firstWords from '#words/first';
export { firstElementId } from './components/LoadPart/build';

/** The HTML of a page, complete without scripts. */
export function render(site: SiteData, page: PageData): string {
  return renderToString(<App site={site} page={page} />);
}
