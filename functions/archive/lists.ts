import { unitsBehind } from '#domain/ingredients/own-units/said-units.ts';
import type { Globals } from '#functions/repositories/site/globals.ts';

export type ArchivedLists = Omit<Globals, 'equipmentImages'>;

/** What recipes name by id, with what stands for what was merged. */
export const listsOf = ({ equipmentImages: _pictures, ...lists }: Globals): ArchivedLists => lists;

/** Those that a text of JSON names, so that a recipe can be read without its archive. */
export function listsNamedIn(json: string, lists: ArchivedLists): ArchivedLists {
  const ids = new Set(json.match(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g));
  const named = <Item extends { id: string }>(items: readonly Item[]) =>
    items.filter(({ id }) => ids.has(id));
  /** With what is shown for what was merged. */
  const both = <Item extends { id: string }>(
    items: readonly Item[],
    merged: readonly { id: string; standsForId: string | null }[],
  ) => {
    const shown = new Set(named(merged).map(({ standsForId }) => standsForId));
    return items.filter(({ id }) => shown.has(id) || ids.has(id));
  };
  const isUnit = unitsBehind(ids, lists.ownUnits);
  return {
    units: lists.units.filter(({ id }) => isUnit.has(id)),
    ownUnits: lists.ownUnits.filter(({ unitId }) => isUnit.has(unitId)),
    terms: both(lists.terms, lists.mergedTerms),
    mergedTerms: named(lists.mergedTerms),
    ingredients: both(lists.ingredients, lists.formerIngredients),
    formerIngredients: named(lists.formerIngredients),
    equipment: both(lists.equipment, lists.formerEquipment),
    formerEquipment: named(lists.formerEquipment),
  };
}
