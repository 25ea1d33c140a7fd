/** Calls `act` with the latest value once none has come for `waitMs`. */
export function debounced<Value>(waitMs: number, act: (value: Value) => void) {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => clearTimeout(waiting);
  return {
    soon(value: Value) {
      cancel();
      waiting = setTimeout(() => act(value), waitMs);
    },
    cancel,
  };
}
