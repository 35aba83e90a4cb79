import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { leaveWindows } from '../components/BackCloses/window-entries';
import { isPlainClick } from '../model/plain-click';
import { fetchAhead } from './load-page';

/**
 * Makes every plain link to a page of this site a navigation without a reload, and fetches the page
 * ahead when the link is pointed at, touched or focused. Links in compiled texts need nothing more.
 */
export function useLinkNavigation(basePath: string): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = async (url: URL) => {
      await leaveWindows();
      if (url.pathname === window.location.pathname && url.hash === '') return scrollToTop();
      await navigate(pathWithin(url, basePath));
      // The browser tells of a new hash only when it goes there itself.
      if (url.hash !== '') window.dispatchEvent(new Event('hashchange'));
    };
    const onClick = (event: MouseEvent) => {
      const url = isPlainClick(event) ? pageOf(event, basePath) : undefined;
      if (!url) return;
      event.preventDefault();
      void follow(url);
    };
    const onHint = (event: Event) => {
      const url = pageOf(event, basePath);
      if (url && url.pathname !== window.location.pathname) fetchAhead(url.pathname);
    };
    const hints = ['pointerover', 'touchstart', 'focusin'] as const;
    document.addEventListener('click', onClick);
    for (const hint of hints) document.addEventListener(hint, onHint, { passive: true });
    return () => {
      document.removeEventListener('click', onClick);
      for (const hint of hints) document.removeEventListener(hint, onHint);
    };
  }, [navigate, basePath]);
}

/** A link to the page that one is on leads back to its beginning (specification, section 2, "Footer"). */
function scrollToTop(): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollTo({ top: 0, behavior: isStill ? 'instant' : 'smooth' });
}

/** The page of this site to which the link under an event leads; a file (its last part has an ending) is none. */
function pageOf(event: Event, basePath: string): URL | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target !== '' || link.hasAttribute('download')) return undefined;
  const url = new URL(link.href);
  const isPage = url.origin === window.location.origin && `${url.pathname}/`.startsWith(basePath);
  return isPage && !/\.[^/]+$/.test(url.pathname) ? url : undefined;
}

/** The router adds the base path itself. */
function pathWithin(url: URL, basePath: string): string {
  return `/${url.pathname.slice(basePath.length)}${url.search}${url.hash}`;
}
