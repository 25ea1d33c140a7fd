import { onceLoaded } from './page-load.ts';

/**
 * Fetches italics once all else has come: few are in a first view, which would wait longer for
 * them. Until then the browser slants the upright letters.
 */
export function fetchItalics(): void {
  const fetch = () =>
    document.querySelector<HTMLStyleElement>('#italics')?.removeAttribute('media');
  onceLoaded(fetch);
}
