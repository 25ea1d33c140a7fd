import type { Cook } from './random-cook.ts';

type List = 'ingredients' | 'equipment';

const idsOf = ({ ingredientIds, equipmentIds }: Cook, list: List): readonly string[] =>
  list === 'ingredients' ? ingredientIds : equipmentIds;

/** What stands for itself, and can be changed. */
export const standingEntries = (cook: Cook, list: List): string[] =>
  idsOf(cook, list).filter((id) => !cook.mergedInto.has(id));

export const mergeEntries =
  (list: List) =>
  async (cook: Cook): Promise<void> => {
    const ids = standingEntries(cook, list);
    if (ids.length < 2) return;
    const id = cook.random.pick(ids);
    const intoId = cook.random.pick(ids.filter((each) => each !== id));
    await cook.send('POST', `/${list}/${id}/merge`, { intoId });
    cook.mergedInto.set(id, intoId);
  };

export const separateEntry =
  (list: List) =>
  async (cook: Cook): Promise<void> => {
    const merged = idsOf(cook, list).filter((id) => cook.mergedInto.has(id));
    if (merged.length === 0) return;
    const id = cook.random.pick(merged);
    await cook.send('POST', `/${list}/${id}/separate`);
    cook.mergedInto.delete(id);
  };
