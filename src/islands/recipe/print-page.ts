/** Prints the page with the parts that are wanted; src/styles/print.css reads what is set here. */
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
  // The dialog leaves the page before the browser looks at it.
  requestAnimationFrame(() => requestAnimationFrame(() => globalThis.print()));
}
