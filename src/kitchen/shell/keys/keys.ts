import { atom, type ReadableAtom } from 'nanostores';

const $open = atom(false);
/** Whether the keys of the screen are shown. */
export const $areKeysShown: ReadableAtom<boolean> = $open;
export const showKeys = (): void => $open.set(true);
export const hideKeys = (): void => $open.set(false);
