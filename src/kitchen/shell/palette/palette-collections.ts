import { atom, type ReadableAtom } from 'nanostores';
import { listCollections } from '../../recipes/site-labels.ts';

type Titled = { id: string; title: string };

const $found = atom<readonly Titled[] | null>(null);
/** The collections of the site, for who looks for one by its name; null until they are known. */
export const $paletteCollections: ReadableAtom<readonly Titled[] | null> = $found;

/** The palette finds the rest without them, and asks again the next time it opens. */
export async function loadPaletteCollections(): Promise<void> {
  if ($found.get() !== null) return;
  try {
    $found.set(await listCollections());
  } catch {
    // Nothing was asked for yet; it is fetched again when the palette opens again.
  }
}
