const wideScreen = '(min-width: 768px)';

/** A menu that slid in stands in the header of a wide screen already, and would lie above it. */
export function closeMenuOnWideScreens(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  matchMedia(wideScreen).addEventListener('change', ({ matches }) => {
    if (matches && menu.matches(':popover-open')) menu.hidePopover();
  });
}
