/** Calls back once when it starts to observe; jsdom has no layout, so tests set the size. */
export function standInForResizeObserver(): void {
  Object.assign(globalThis, { ResizeObserver: Observer });
}

function Observer(this: ResizeObserver, callback: ResizeObserverCallback): void {
  const still = () => undefined;
  Object.assign(this, { observe: () => callback([], this), unobserve: still, disconnect: still });
}
