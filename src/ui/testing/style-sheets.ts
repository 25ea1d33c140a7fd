/** Style sheets that are there at once; jsdom loads none. */
export function standInForStyleSheets(): void {
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', { get: () => ({}) });
}
