export type StyleSheet = {
  /** Calls back when the styles are loaded, or when loading them has failed. */
  whenLoaded: (then: () => void) => void;
};

/** Styles that only hydrated islands need; the page loads them with the island. */
export function styleSheet(href: string): StyleSheet {
  const link = typeof document === 'undefined' ? null : linked(href);
  return {
    whenLoaded(then) {
      if (!link || link.sheet) {
        then();
        return;
      }
      link.addEventListener('load', then, { once: true });
      link.addEventListener('error', then, { once: true });
    },
  };
}

function linked(href: string): HTMLLinkElement {
  const known = [...document.head.querySelectorAll('link')].find(
    (each) => each.getAttribute('href') === href,
  );
  if (known) return known;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = href;
  document.head.appendChild(link);
  return link;
}
