import { useEffect, useState } from 'react';
import { useIsLive } from '../../components/Live/use-is-live';

/** Which tab is open, from 0, and how to open another. A category's id in the address opens its tab and leads there. */
export function useOpenTab(ids: readonly string[]): [number, (at: number) => void] {
  const isLive = useIsLive();
  const [open, setOpen] = useState(() => (isLive ? Math.max(0, named(ids)) : 0));
  const [sought, setSought] = useState<{ scrolls: boolean }>();
  useEffect(() => {
    const seek = (scrolls: boolean) => {
      const at = named(ids);
      if (at < 0) return;
      setOpen(at);
      setSought({ scrolls });
    };
    const onHash = () => seek(true);
    // Elsewhere than at its top a page stands where it was left, or where the router has led.
    seek(window.scrollY === 0);
    window.addEventListener('hashchange', onHash);
    return () => window.removeEventListener('hashchange', onHash);
    // The list of categories never changes while its page is shown.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);
  useEffect(() => {
    if (sought) leadTo(ids[named(ids)], sought.scrolls);
    // As above.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sought]);
  return [open, setOpen];
}

function named(ids: readonly string[]): number {
  return ids.indexOf(window.location.hash.slice(1));
}

/** Its tabs come into view with it. */
function leadTo(id: string | undefined, scrolls: boolean): void {
  const panel = id === undefined ? null : document.getElementById(id);
  if (scrolls) panel?.parentElement?.scrollIntoView();
  panel?.focus({ preventScroll: true });
}
