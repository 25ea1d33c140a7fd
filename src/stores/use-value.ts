import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';

/**
 * The value of a store in an island. The first render repeats what the server printed, however much
 * another island has changed meanwhile; hydration would fail on anything else.
 */
export function useValue<Value>(store: ReadableAtom<Value>): Value {
  return useStore(store, { ssr: 'initial' });
}
