import type { ReadableAtom } from 'nanostores';
// oxlint-disable-next-line eslint/no-restricted-imports -- the one hook that hands stores to islands
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a store in an island. The first render uses the initial value, as the server did,
 * even if another island has changed it since; otherwise hydration would fail.
 */
export const useValue = import.meta.env.SSR ? printedValue : useLiveValue;

function useLiveValue<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, () => printedValue(store));
}

/** The value of a store that is computed from others, which only islands show that are not printed. */
export function useComputed<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, () => store.get());
}

function useStore<Value>(store: ReadableAtom<Value>, initialValue: () => Value): Value {
  const subscribe = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(subscribe, () => store.get(), initialValue);
}

/** Reads no store on the server, since nanostores starts a timer with every read. */
function printedValue<Value>(store: ReadableAtom<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a page shows begins with a value
  return store.init as Value;
}
