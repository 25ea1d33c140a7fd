import { startTransition, useEffect, useState } from 'react';

/**
 * The value as it was when it last stood still for `restMs`: what is said about a text follows it
 * between words and holds up no key.
 */
export function useAtRest<Value>(value: Value, restMs: number): Value {
  const [rested, setRested] = useState<{ value: Value }>({ value });
  useEffect(() => {
    const take = () => startTransition(() => setRested({ value }));
    const timer = Object.is(rested.value, value) ? undefined : setTimeout(take, restMs);
    return () => clearTimeout(timer);
  }, [rested, value, restMs]);
  return rested.value;
}
