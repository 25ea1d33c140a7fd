import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The value of a store in an island. The first render uses the initial value, as the server did,
 * even if another island has changed it since; otherwise hydration would fail.
 */
export const useValue = import.meta.env.SSR ? renderedValue : useLiveValue;

function useLiveValue<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, { ssr: 'initial' });
}

/** The value of a store that is computed from others, which only islands show that are not rendered. */
export function useComputed<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store);
}

/** Reads no store on the server, since nanostores starts a timer with every read. */
function renderedValue<Value>(store: ReadableAtom<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a page shows begins with a value
  return store.init as Value;
}
