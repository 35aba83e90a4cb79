import { useEffect, useState } from 'react';
import * as words from '#words/app';
import { loadAnew } from '../components/LoadPart/build';
import type { SiteData } from '../model/page-data';
import { App } from './App';
import { applyHead } from './head';
import { failurePage } from './not-found';

/** A page that cannot be drawn in the browser: it is loaded anew, once; where that does not help, the site's frame says so. */
export function RouteError({ site }: { site: SiteData }) {
  const [page] = useState(() => failurePage(site, window.location.pathname));
  useEffect(() => {
    if (!loadAnew()) applyHead(page);
  }, [page]);
  return <App site={site} page={page} />;
}

/** What is shown when even the site's frame cannot be drawn. */
export function PlainError() {
  return (
    <main>
      <h1>{words.pageFailed}</h1>
      <a href={window.location.pathname}>{words.loadIt}</a>
    </main>
  );
}
