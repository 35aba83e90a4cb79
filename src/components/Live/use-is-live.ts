import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether scripts are at work: not on the server, nor while the browser takes over its HTML, which has to be the same. */
export function useIsLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
