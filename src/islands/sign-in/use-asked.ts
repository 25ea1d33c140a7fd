import { useSyncExternalStore } from 'react';

/** A parameter of the address; null without, and on the server. */
export function useAsked(name: string): string | null {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(globalThis.location.search).get(name),
    () => null,
  );
}

const neverChanges = () => () => {};
