const tabletWidth = '768';

/** Closes the slide-in menu on screens wider than a phone, and where the header shows the same links. */
export function closeMenuOnWideScreens(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  const { links = tabletWidth } = document.querySelector<HTMLElement>('.site-bar')?.dataset ?? {};
  for (const width of new Set([tabletWidth, links])) {
    matchMedia(`(min-width: ${width}px)`).addEventListener('change', ({ matches }) => {
      if (matches && menu.matches(':popover-open')) menu.hidePopover();
    });
  }
}
