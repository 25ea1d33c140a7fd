import { atom, type ReadableAtom } from 'nanostores';

const $kept = atom(true);
/** Whether this device keeps what is written until the server has it, as most browsers do. */
export const $isKeptHere: ReadableAtom<boolean> = $kept;
export const noteKeeping = (isKept: boolean): void => $kept.set(isKept);
