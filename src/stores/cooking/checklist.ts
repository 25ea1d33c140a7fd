import { atom, type ReadableAtom } from 'nanostores';
import type { Id } from '#domain/ids.ts';

const $ids = atom<readonly Id[]>([]);

/** The ingredients that the cook has ticked off. */
export const $selectedIngredientUsageIds: ReadableAtom<readonly Id[]> = $ids;

export function selectIngredientUsage(id: Id, isSelected: boolean): void {
  const others = $ids.get().filter((each) => each !== id);
  $ids.set(isSelected ? [...others, id] : others);
}

export function selectIngredientUsages(ids: readonly Id[]): void {
  $ids.set(ids);
}
