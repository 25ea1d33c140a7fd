import { useEffect } from 'react';

/** Ctrl or ⌘ with Enter, from wherever somebody writes; null while there is nothing to publish. */
export function usePublishKey(open: (() => void) | null): void {
  // Keys are outside of React.
  useEffect(() => {
    if (!open) return undefined;
    const onKey = (event: KeyboardEvent) => {
      const isAsked = event.key === 'Enter' && (event.ctrlKey || event.metaKey);
      // A dialog over the recipe has keys of its own.
      if (!isAsked || event.isComposing || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      event.stopPropagation();
      open();
    };
    // Before the text that is written in, where Enter begins the next step.
    document.addEventListener('keydown', onKey, { capture: true });
    return () => document.removeEventListener('keydown', onKey, { capture: true });
  });
}
