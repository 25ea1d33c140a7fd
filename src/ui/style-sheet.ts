export type StyleSheet = {
  /** Does it once the styles are there, at once if they are; that they fail to come stops nothing. */
  whenLoaded: (then: () => void) => void;
};

/** Styles that nobody needs before an island is awake: the page does without them until then. */
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
