import { atom, type ReadableAtom } from 'nanostores';

const $asked = atom(0);
/** How often the focus was called back into the list: whoever shows it follows. */
export const $focusAsked: ReadableAtom<number> = $asked;

/** Gives the focus back to the list after what had it has gone. */
export const focusList = (): void => $asked.set($asked.get() + 1);
