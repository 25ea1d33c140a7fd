import { useEffect } from 'react';
import { namedField } from '#domain/kitchen/named-field.ts';
import { canShowField, showField } from './show-field.ts';

/** By which somebody goes on from where an address led. */
const ownWays = ['wheel', 'keydown', 'pointerdown', 'touchstart'] as const;

/** Leads to the field that the address names, as soon as the screen shows it. */
export function useNamedField(): void {
  // The address and what stands on the page are outside of React.
  useEffect(() => {
    const seeking = new MutationObserver(() => lead());
    let field: string | null = null;
    const stop = () => seeking.disconnect();
    function lead(): void {
      if (field === null || !canShowField(field)) return;
      stop();
      showField(field);
    }
    const begin = () => {
      field = namedField(globalThis.location.hash);
      seeking.observe(document.body, { childList: true, subtree: true });
      lead();
    };
    begin();
    for (const act of ownWays) globalThis.addEventListener(act, stop, { passive: true });
    globalThis.addEventListener('hashchange', begin);
    return () => {
      stop();
      for (const act of ownWays) globalThis.removeEventListener(act, stop);
      globalThis.removeEventListener('hashchange', begin);
    };
  }, []);
}
