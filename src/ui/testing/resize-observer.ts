/** Tells once when it begins to watch; jsdom lays nothing out, so tests say the size. */
export function standInForResizeObserver(): void {
  Object.assign(globalThis, { ResizeObserver: Observer });
}

function Observer(this: ResizeObserver, tell: ResizeObserverCallback): void {
  const still = () => undefined;
  Object.assign(this, { observe: () => tell([], this), unobserve: still, disconnect: still });
}
