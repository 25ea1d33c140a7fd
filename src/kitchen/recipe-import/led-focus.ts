import { useEffect, useRef } from 'react';
import { isFocusFree } from '../shell/focus/free-focus.ts';

/** Where the focus is led on the screen of imports, by the ids of the elements. */
export const places = {
  field: 'import-field',
  files: 'import-chosen-files',
  site: 'import-site-address',
  run: 'import-run',
  reportOf: (importId: string) => `import-report-${importId}`,
} as const;

export const leadTo = (place: string): void =>
  document.querySelector<HTMLElement>(`#${place}`)?.focus();

/** Leads on when something has changed and what had the focus went with it; it is never taken from where somebody works. */
export function useLeadOn(place: string, changed: unknown): void {
  const before = useRef(changed);
  useEffect(() => {
    // The focus is the browser's.
    if (before.current !== changed && isFocusFree()) leadTo(place);
    before.current = changed;
  }, [place, changed]);
}
