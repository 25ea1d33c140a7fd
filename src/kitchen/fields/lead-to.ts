import { bringIntoSight } from './bring-into-sight.ts';

/** Brings a place into sight and the focus to what is in it; and again once the screen has followed. */
export function leadTo(place: HTMLElement, target: HTMLElement | null): void {
  place.scrollIntoView({ block: 'center', behavior: 'instant' });
  if (!target) return;
  target.focus({ preventScroll: true });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (document.activeElement === target) bringIntoSight(target);
    }),
  );
}
