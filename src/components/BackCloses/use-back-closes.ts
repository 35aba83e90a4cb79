import { useEffect, useEffectEvent } from 'react';
import { openEntry } from './window-entries';

/**
 * While a window over the page is open, the browser's Back closes it instead of leaving the page.
 * `onBack` has to close it; closed otherwise, it leaves no entry behind in the history.
 */
export function useBackCloses(isOpen: boolean, onBack: () => void): void {
  const close = useEffectEvent(onBack);
  useEffect(() => (isOpen ? openEntry(() => close()) : undefined), [isOpen]);
}
