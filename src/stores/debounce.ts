/** Does the latest of what comes in quick succession, once it has been quiet for a while. */
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
