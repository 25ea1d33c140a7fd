const wideScreen = '(min-width: 768px)';

/** Closes the slide-in menu on wide screens, whose header shows the same links. */
export function closeMenuOnWideScreens(): void {
  const menu = document.querySelector<HTMLElement>('#site-menu');
  if (!menu) return;
  matchMedia(wideScreen).addEventListener('change', ({ matches }) => {
    if (matches && menu.matches(':popover-open')) menu.hidePopover();
  });
}
