import { useSyncExternalStore } from 'react';

/** What a link brought along as an address, be it one or not; empty without, and on the server. */
export function useQueryEmail(): string {
  return useSyncExternalStore(neverChanges, queryEmail, () => '');
}

const neverChanges = () => () => {};

function queryEmail(): string {
  return new URLSearchParams(globalThis.location.search).get('email')?.trim() ?? '';
}
