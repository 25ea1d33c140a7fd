/** Makes style sheets count as loaded at once; jsdom loads none. */
export function standInForStyleSheets(): void {
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', { get: () => ({}) });
}
