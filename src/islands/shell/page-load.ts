/** Once the page and all it refers to have come; at once where they have. */
export function onceLoaded(action: () => void): void {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
}
