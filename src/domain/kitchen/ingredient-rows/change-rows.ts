import type { Id } from '../../ids.ts';
import type { IngredientUsage, IngredientUsageGroup } from '../../recipe/recipe.ts';
import { joinNotes } from '../../text/join-notes.ts';
import type { Pantry } from './pantry.ts';
import type { PastedGroup } from '../../ingredients/written-list/rows-from-paste.ts';
import { editLine, rowFromLine, rowInLanguage, textOfRow } from './read-row.ts';
import { understandsAll } from './row-understood.ts';

export type Groups = readonly IngredientUsageGroup[];

/** Where a row stands among the groups. */
export type RowPlace = { group: IngredientUsageGroup; row: IngredientUsage; index: number };

export function findRow(groups: Groups, rowId: Id): RowPlace | null {
  for (const group of groups) {
    const index = group.ingredientUsages.findIndex(({ id }) => id === rowId);
    const row = group.ingredientUsages[index];
    if (row) return { group, row, index };
  }
  return null;
}

/** Groups and rows that do not change stay the objects they are. */
export function changeGroup(
  groups: Groups,
  groupId: Id,
  change: (group: IngredientUsageGroup) => IngredientUsageGroup,
): IngredientUsageGroup[] {
  return groups.map((group) => (group.id === groupId ? change(group) : group));
}

export function changeRow(groups: Groups, row: IngredientUsage): IngredientUsageGroup[] {
  const place = findRow(groups, row.id);
  if (!place) return [...groups];
  return withRows(groups, place.group.id, (rows) => rows.with(place.index, row));
}

export function insertRow(
  groups: Groups,
  row: IngredientUsage,
  { groupId, index }: { groupId: Id; index: number },
): IngredientUsageGroup[] {
  return withRows(groups, groupId, (rows) => rows.toSpliced(index, 0, row));
}

export function removeRow(groups: Groups, rowId: Id): IngredientUsageGroup[] {
  const place = findRow(groups, rowId);
  if (!place) return [...groups];
  return withRows(groups, place.group.id, (rows) => rows.toSpliced(place.index, 1));
}

/**
 * A row that was removed, where it stood; at the end where its group is gone. Null where it is back
 * already, by whatever brought it.
 */
export function bringRowBack(
  groups: Groups,
  { group, row, index }: RowPlace,
): IngredientUsageGroup[] | null {
  if (findRow(groups, row.id)) return null;
  const last = groups.at(-1);
  if (!last) return [{ ...group, ingredientUsages: [row] }];
  const isThere = groups.some(({ id }) => id === group.id);
  return insertRow(groups, row, {
    groupId: isThere ? group.id : last.id,
    index: isThere ? index : last.ingredientUsages.length,
  });
}

/** Two rows of one, parted at a character; the first stays the row that it was. */
export function splitRow(
  groups: Groups,
  { rowId, at, newId }: { rowId: Id; at: number; newId: Id },
  pantry: Pantry,
): IngredientUsageGroup[] {
  const place = findRow(groups, rowId);
  if (!place) return [...groups];
  const { group, row, index } = place;
  const text = textOfRow(row, pantry);
  const head = editLine(row, { text: text.slice(0, at).trimEnd() }, pantry);
  const tail = rowFromLine(newId, text.slice(at).trimStart(), pantry);
  return withRows(groups, group.id, (rows) => rows.toSpliced(index, 1, head, tail));
}

/** By one within its group, to the nearest end of the next group, or to a place of any group. */
export type RowMove =
  | { kind: 'step'; by: -1 | 1 }
  | { kind: 'group'; by: -1 | 1 }
  | { kind: 'place'; groupId: Id; index: number };

/** Null where there is nowhere to go. */
export function moveRow(groups: Groups, rowId: Id, move: RowMove): IngredientUsageGroup[] | null {
  const place = findRow(groups, rowId);
  const target = place && targetOf(groups, place, move);
  if (!place || !target) return null;
  const { group, index, row } = place;
  if (target.groupId === group.id && target.index === index) return null;
  return insertRow(removeRow(groups, row.id), row, target);
}

function targetOf(
  groups: Groups,
  { group, index }: RowPlace,
  move: RowMove,
): { groupId: Id; index: number } | null {
  if (move.kind === 'place') return groups.some(({ id }) => id === move.groupId) ? move : null;
  if (move.kind === 'step') {
    const next = index + move.by;
    return next < 0 || next >= group.ingredientUsages.length
      ? null
      : { groupId: group.id, index: next };
  }
  const other = groups[groups.indexOf(group) + move.by];
  if (!other) return null;
  return { groupId: other.id, index: move.by > 0 ? 0 : other.ingredientUsages.length };
}

/** Rows of a pasted list behind a row; its headings become groups, and what stood below stays. */
export function pasteRows(
  groups: Groups,
  { groupId, index, pasted }: { groupId: Id; index: number; pasted: readonly PastedGroup[] },
  { pantry, newId }: { pantry: Pantry; newId: () => Id },
): IngredientUsageGroup[] {
  const rowsOf = ({ lines }: PastedGroup) =>
    lines.map((line) => rowFromLine(newId(), line, pantry));
  const [first, ...rest] = pasted;
  const own = groups.find(({ id }) => id === groupId);
  if (!first || !own) return [...groups];
  const isOpen = first.title === null || own.ingredientUsages.length === 0;
  const added = isOpen ? rest : pasted;
  const made = added.map((each): IngredientUsageGroup => ({
    id: newId(),
    title: each.title ?? own.title,
    note: null,
    ingredientUsages: rowsOf(each),
  }));
  return groups.flatMap((group) => {
    if (group.id !== groupId) return [group];
    if (!isOpen) return [group, ...made];
    const title = first.title ?? group.title;
    const ingredientUsages = group.ingredientUsages.toSpliced(index, 0, ...rowsOf(first));
    return [{ ...group, title, ingredientUsages }, ...made];
  });
}

/**
 * A row that turned out to be a heading: what stood below it goes on under that heading. A group
 * that has nothing above the row is called so itself.
 */
export function rowToHeading(
  groups: Groups,
  { rowId, title, newId }: { rowId: Id; title: string; newId: Id },
): { groups: IngredientUsageGroup[]; groupId: Id } | null {
  const place = findRow(groups, rowId);
  if (!place) return null;
  const { group, index } = place;
  const above = group.ingredientUsages.slice(0, index);
  const below = group.ingredientUsages.slice(index + 1);
  if (above.length === 0) {
    const named = changeGroup(groups, group.id, () => ({
      ...group,
      title,
      ingredientUsages: below,
    }));
    return { groups: named, groupId: group.id };
  }
  const made = { id: newId, title, note: null, ingredientUsages: below };
  const parted = groups.flatMap((each) =>
    each.id === group.id ? [{ ...group, ingredientUsages: above }, made] : [each],
  );
  return { groups: parted, groupId: newId };
}

/**
 * The rows as they read with the words of another language. One that would be understood less in it
 * stays as it is, unless all are asked for.
 */
export function rowsInLanguage(
  groups: Groups,
  pantry: Pantry,
  { language, isOfAll = false }: { language: string; isOfAll?: boolean },
): IngredientUsageGroup[] {
  const readRow = (row: IngredientUsage) => {
    const read = rowInLanguage(row, pantry, language);
    return isOfAll || understandsAll(read, row) ? read : row;
  };
  return groups.map((group) => ({
    ...group,
    ingredientUsages: group.ingredientUsages.map(readRow),
  }));
}

/** The rows of a group go on in the group above, without a heading of their own. */
export function dissolveGroup(groups: Groups, groupId: Id): IngredientUsageGroup[] {
  const at = groups.findIndex(({ id }) => id === groupId);
  const [above, group] = [groups[at - 1], groups[at]];
  if (!above || !group) return [...groups];
  const note = joinNotes(above.note, group.note);
  const ingredientUsages = [...above.ingredientUsages, ...group.ingredientUsages];
  return changeGroup(groups.toSpliced(at, 1), above.id, () => ({
    ...above,
    note,
    ingredientUsages,
  }));
}

function withRows(
  groups: Groups,
  groupId: Id,
  change: (rows: IngredientUsage[]) => IngredientUsage[],
): IngredientUsageGroup[] {
  return changeGroup(groups, groupId, (group) => ({
    ...group,
    ingredientUsages: change(group.ingredientUsages),
  }));
}
