import type { Id } from '../../ids.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { insertRows, mapRows, moveRow, patchRow, removeRows, replaceRow } from './rows.ts';

/** How groups hold their rows: ingredient usages or instructions. */
type Nesting<Group, Row> = {
  groupsOf: (recipe: RecipeContent) => Group[];
  withGroups: (recipe: RecipeContent, groups: Group[]) => RecipeContent;
  rowsOf: (group: Group) => Row[];
  withRows: (group: Group, rows: Row[]) => Group;
};

/** Where a row stands: in which group, and after how many others. */
type RowPlace = { groupId: Id; at: number };

type Identified = { id: Id };

/**
 * The pure updates of groups and their rows. What is untouched stays the same object, so that only
 * what changed is rendered; an update that finds nothing answers the recipe itself.
 */
export function rowUpdates<Group extends Identified, Row extends Identified>(
  nesting: Nesting<Group, Row>,
) {
  return { ...ofGroups(nesting), ...ofRows(nesting), ...betweenGroups(nesting) };
}

function ofGroups<Group extends Identified, Row>(nesting: Nesting<Group, Row>) {
  const over = overGroups(nesting);
  return {
    insertGroup: (recipe: RecipeContent, group: Group, at: number) =>
      over(recipe, (groups) => insertRows(groups, [group], at)),
    /** Its rows go with it. */
    removeGroup: (recipe: RecipeContent, id: Id) =>
      over(recipe, (groups) => replaceRow(groups, id, [])),
    patchGroup: (recipe: RecipeContent, id: Id, patch: Partial<Group>) =>
      over(recipe, (groups) => patchRow(groups, id, patch)),
    moveGroup: (recipe: RecipeContent, id: Id, at: number) =>
      over(recipe, (groups) => moveRow(groups, id, at)),
  };
}

function ofRows<Group extends Identified, Row extends Identified>(nesting: Nesting<Group, Row>) {
  const over = overRows(nesting);
  return {
    /** Splits, merges or removes a row: other rows stand in its place. */
    replace: (recipe: RecipeContent, id: Id, next: Row[]) =>
      over(recipe, ({ rows }) => replaceRow(rows, id, next)),
    remove: (recipe: RecipeContent, ids: readonly Id[]) =>
      over(recipe, ({ rows }) => removeRows(rows, new Set(ids))),
    patch: (recipe: RecipeContent, id: Id, patch: Partial<Row>) =>
      over(recipe, ({ rows }) => patchRow(rows, id, patch)),
    insert: (recipe: RecipeContent, added: Row[], { groupId, at }: RowPlace) =>
      over(recipe, ({ group, rows }) =>
        group.id === groupId ? insertRows(rows, added, at) : rows,
      ),
  };
}

function betweenGroups<Group extends Identified, Row extends Identified>(
  nesting: Nesting<Group, Row>,
) {
  const over = overRows(nesting);
  const find = (recipe: RecipeContent, id: Id): Row | null =>
    nesting
      .groupsOf(recipe)
      .flatMap((group) => nesting.rowsOf(group))
      .find((row) => row.id === id) ?? null;
  return {
    /** Null where there is no such row. */
    find,
    /** `at` counts without the row that moves; a group that is not there leaves it where it is. */
    move(recipe: RecipeContent, id: Id, { groupId, at }: RowPlace) {
      const moved = find(recipe, id);
      const isGroup = nesting.groupsOf(recipe).some((group) => group.id === groupId);
      if (!moved || !isGroup) return recipe;
      return over(recipe, ({ group, rows }) => {
        if (group.id !== groupId) return replaceRow(rows, id, []);
        return rows.includes(moved) ? moveRow(rows, id, at) : insertRows(rows, [moved], at);
      });
    },
  };
}

function overGroups<Group, Row>({ groupsOf, withGroups }: Nesting<Group, Row>) {
  return (recipe: RecipeContent, update: (groups: Group[]) => Group[]): RecipeContent => {
    const groups = groupsOf(recipe);
    const next = update(groups);
    return next === groups ? recipe : withGroups(recipe, next);
  };
}

function overRows<Group extends Identified, Row>(nesting: Nesting<Group, Row>) {
  const over = overGroups(nesting);
  return (
    recipe: RecipeContent,
    update: (at: { group: Group; rows: Row[] }) => Row[],
  ): RecipeContent =>
    over(recipe, (groups) =>
      mapRows(groups, (group) => {
        const rows = nesting.rowsOf(group);
        const next = update({ group, rows });
        return next === rows ? group : nesting.withRows(group, next);
      }),
    );
}
