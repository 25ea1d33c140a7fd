/** Prints the page with these parts; src/styles/base/print.css reads the attribute that is set here. */
export function printPage(parts: readonly string[]): void {
  const { documentElement: root } = document;
  const folds = [...document.querySelectorAll('details:not([open])')];
  root.dataset['print'] = parts.join(' ');
  for (const fold of folds) fold.setAttribute('open', '');
  globalThis.addEventListener(
    'afterprint',
    () => {
      delete root.dataset['print'];
      for (const fold of folds) fold.removeAttribute('open');
    },
    { once: true },
  );
  // Two frames later the print dialog of the page has closed, so it is not printed.
  requestAnimationFrame(() => requestAnimationFrame(() => globalThis.print()));
}
