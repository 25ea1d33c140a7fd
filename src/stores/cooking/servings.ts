import { atom, type ReadableAtom } from 'nanostores';
import { type Scale, unscaled } from '#domain/measures/quantity.ts';

const $wanted = atom<Scale>(unscaled);

/** How many times the recipe is made, as an exact ratio. */
export const $scale: ReadableAtom<Scale> = $wanted;

export function chooseScale(scale: Scale): void {
  $wanted.set(scale);
}
