import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The value of a store in an island. The first render repeats what the server printed, however much
 * another island has changed meanwhile; hydration would fail on anything else.
 */
export const useValue = import.meta.env.SSR ? printedValue : useLiveValue;

function useLiveValue<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, { ssr: 'initial' });
}

/** What is printed stands still; to follow a store would leave a timer behind with every look at it. */
function printedValue<Value>(store: ReadableAtom<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what a page shows begins with a value
  return store.init as Value;
}
