import { startTransition, useEffect, useState } from 'react';

/** Longer than the pause between two keys of who types. */
export const restMs = 250;

/**
 * The value as it was when it last stood still: what is said about a text follows it
 * between words and holds up no key.
 */
export function useAtRest<Value>(value: Value): Value {
  const [rested, setRested] = useState<{ value: Value }>({ value });
  useEffect(() => {
    const take = () => startTransition(() => setRested({ value }));
    const timer = Object.is(rested.value, value) ? undefined : setTimeout(take, restMs);
    return () => clearTimeout(timer);
  }, [rested, value]);
  return rested.value;
}
