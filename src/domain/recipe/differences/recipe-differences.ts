import type { Id } from '../../ids.ts';
import { toPlainText } from '../../text/plain-text.ts';
import type { RichText } from '../../text/rich-text.ts';
import type { RecipeContent } from '../recipe.ts';
import { movedIds } from './moved-rows.ts';
import {
  type AspectChange,
  aspectsOfRecipe,
  aspectsOfRows,
  changedAspects,
} from './recipe-aspects.ts';
import { inRows, type RecipeRows, type Row, type RowList, rowLists } from './recipe-rows.ts';
import { type TextPart, textParts } from './text-parts.ts';

/** A row, or the recipe itself where both are null. */
type Place = { list: RowList; id: Id } | { list: null; id: null };
type InRow = { list: RowList; id: Id };
type WholeRow = InRow & { groupId: Id | null; value: RecipeRows[RowList] };

/** What is different in one place; an aspect is a field, or fields that mean something together. */
export type RecipeDifference =
  /** `text` tells word by word what became of a text; null where it is none. */
  | (Place & AspectChange & { kind: 'changed'; text: TextPart[] | null })
  | (WholeRow & { kind: 'added' })
  | (WholeRow & { kind: 'removed' })
  | (InRow & { kind: 'moved'; fromGroupId: Id | null; toGroupId: Id | null });

/** What became of a recipe, in the order in which a recipe is read. */
export function recipeDifferences(before: RecipeContent, after: RecipeContent): RecipeDifference[] {
  const [old, current] = [inRows(before), inRows(after)];
  const fields = changedAspects(aspectsOfRecipe, old.fields, current.fields);
  return [
    ...fields.map((change) => changed({ list: null, id: null }, change)),
    ...rowLists.flatMap((list) => rowDifferences(list, old.rows[list], current.rows[list])),
  ];
}

type AnyRow = Row<RecipeRows[RowList]>;

function rowDifferences(
  list: RowList,
  before: readonly AnyRow[],
  after: readonly AnyRow[],
): RecipeDifference[] {
  const old = new Map(before.map((row) => [row.id, row]));
  const current = new Map(after.map((row) => [row.id, row]));
  const moved = new Set([...movedIn(before, current), ...reordered(before, after)]);
  const removed = before.filter(({ id }) => !current.has(id));
  return [
    ...removed.map((row) => wholeRow('removed', list, row)),
    ...after.flatMap((row) => {
      const was = old.get(row.id);
      if (!was) return [wholeRow('added', list, row)];
      const place = { list, id: row.id };
      const groups = { fromGroupId: was.groupId, toGroupId: row.groupId };
      const changes = changedAspects(aspectsOfRows[list], was.value, row.value);
      return [
        ...(moved.has(row.id) ? [{ kind: 'moved' as const, ...place, ...groups }] : []),
        ...changes.map((change) => changed(place, change)),
      ];
    }),
  ];
}

const wholeRow = (
  kind: 'added' | 'removed',
  list: RowList,
  { id, groupId, value }: AnyRow,
): RecipeDifference => ({ kind, list, id, groupId, value });

/** Rows that stand in another group. */
const movedIn = (rows: readonly AnyRow[], others: ReadonlyMap<Id, AnyRow>): Set<Id> =>
  new Set(
    rows.flatMap(({ id, groupId }) => {
      const other = others.get(id);
      return other && other.groupId !== groupId ? [id] : [];
    }),
  );

/** Rows that stand elsewhere among those which stayed in their group. */
function reordered(before: readonly AnyRow[], after: readonly AnyRow[]): Set<Id> {
  const placed = (rows: readonly AnyRow[]) => new Map(rows.map((row) => [row.id, row.groupId]));
  const [old, current] = [placed(before), placed(after)];
  const stayed = (id: Id, groupId: Id | null) =>
    old.has(id) && current.has(id) && old.get(id) === groupId && current.get(id) === groupId;
  const idsIn = (rows: readonly AnyRow[], groupId: Id | null) =>
    rows.filter((row) => row.groupId === groupId && stayed(row.id, groupId)).map(({ id }) => id);
  const groups = new Set(old.values());
  return new Set([...groups].flatMap((id) => movedIds(idsIn(before, id), idsIn(after, id))));
}

function changed(place: Place, change: AspectChange): RecipeDifference {
  const [before, after] = [textOf(change.before), textOf(change.after)];
  const isText = before !== null && after !== null && `${before}${after}` !== '';
  return { kind: 'changed', ...place, ...change, text: isText ? textParts(before, after) : null };
}

/** The words of an aspect that is one text; empty where there is none yet. */
function textOf(part: Readonly<Record<string, unknown>>): string | null {
  const values = Object.values(part);
  const [value = null] = values;
  if (values.length > 1) return null;
  if (value === null) return '';
  if (typeof value === 'string') return value;
  return isRichText(value) ? toPlainText(value) : null;
}

const isRichText = (value: unknown): value is RichText =>
  typeof value === 'object' && value !== null && 'type' in value && value.type === 'document';
