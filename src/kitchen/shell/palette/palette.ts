import { atom, type ReadableAtom } from 'nanostores';

const $open = atom(false);
export const $isPaletteOpen: ReadableAtom<boolean> = $open;
export const openPalette = (): void => $open.set(true);
export const closePalette = (): void => $open.set(false);

/** Something the palette leads to or does. */
export type Command = {
  id: string;
  group: 'actions' | 'screens' | 'collections' | 'recipes';
  label: string;
  /** What it is found by beside its label. */
  detail?: string;
  run: { href: string } | { act: () => void };
};

const $own = atom<readonly Command[]>([]);
/** What the open screen offers beside what every screen does. */
export const $screenCommands: ReadableAtom<readonly Command[]> = $own;

/** Offers commands while a screen shows them; returns a function that takes them back. */
export function offerCommands(commands: readonly Command[]): () => void {
  $own.set(commands);
  return () => {
    if ($own.get() === commands) $own.set([]);
  };
}
