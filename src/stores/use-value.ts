import type { ReadableAtom } from 'nanostores';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * The value of a store in an island. The first render uses the initial value, as the server did,
 * even if another island has changed it since; otherwise hydration would fail.
 */
export const useValue = import.meta.env.SSR ? initialValue : useLiveValue;

function useLiveValue<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, () => initialValue(store));
}

/** The value of a store that is computed from others, which only islands show that are not rendered. */
export function useComputed<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, () => store.get());
}

function useStore<Value>(store: ReadableAtom<Value>, initial: () => Value): Value {
  const listen = useCallback((onChange: () => void) => store.listen(onChange), [store]);
  return useSyncExternalStore(listen, () => store.get(), initial);
}

/** Without a listener, since nanostores starts a timer with every read of a store that has none. */
function initialValue<Value>(store: ReadableAtom<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a page shows begins with a value
  return store.init as Value;
}
