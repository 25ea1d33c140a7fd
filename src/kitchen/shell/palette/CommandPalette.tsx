import { useEffect, useState } from 'react';
import { useValue } from '#stores/use-value.ts';
import { laterDialog } from '../frame/Later.tsx';
import { $isPaletteOpen, closePalette, openPalette } from './palette.ts';
import type { OwnSite } from '../session/session.ts';

const load = async () => (await import('./PaletteDialog.tsx')).PaletteDialog;
const PaletteDialog = laterDialog(load);

/** Long enough for the screen itself to be there, short enough for a hand on its way to the keys. */
const readyAfterMs = 1_500;

/** Any recipe, collection, screen or action by its name: Ctrl or ⌘ and K. */
export function CommandPalette({ site }: { site: OwnSite }) {
  const isOpen = useValue($isPaletteOpen);
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  useEffect(() => {
    // A key for the whole screen has no element of its own.
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      openPalette();
    };
    globalThis.addEventListener('keydown', onKey);
    // Who presses the keys types on at once, so the code is there before; the dialog tells of a failure.
    const timer = setTimeout(() => void load().catch(() => undefined), readyAfterMs);
    return () => {
      globalThis.removeEventListener('keydown', onKey);
      clearTimeout(timer);
    };
  }, []);
  return isWanted && <PaletteDialog site={site} isOpen={isOpen} onClose={closePalette} />;
}
