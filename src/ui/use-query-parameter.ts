import { useSyncExternalStore } from 'react';

/** A parameter of the page's address; empty where it has none, and on the server. */
export function useQueryParameter(name: string): string {
  return useSyncExternalStore(
    neverChanges,
    () => new URLSearchParams(globalThis.location.search).get(name)?.trim() ?? '',
    () => '',
  );
}

const neverChanges = () => () => {};
