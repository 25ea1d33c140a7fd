import {
  type RecipeDifference,
  recipeDifferences,
} from '../../recipe/differences/recipe-differences.ts';
import {
  inRows,
  type RecipeInRows,
  type RecipeRows,
  type Row,
  type RowList,
  rowLists,
} from '../../recipe/differences/recipe-rows.ts';
import type { TextPart } from '../../recipe/differences/text-parts.ts';
import { inserted } from '../../recipe/merge/merge-orders.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import type { Id } from '../../ids.ts';
import type { Names } from './names.ts';
import { recipeTexts } from './recipe-texts.ts';
import { type RowText, rowTexts } from './row-texts.ts';
import { type Section, sectionOfAspect, sectionOfList, sections } from './sections.ts';

/** Where two copies differ: an aspect of the recipe, or a row of it. */
export type DifferencePlace = { list: null; aspect: string } | { list: RowList; id: Id };

/** What is different in one part: words; none where only what is not read differs, as formatting. */
export type PartDifference = { part: string; words: TextPart[] };

export type ReadableDifference = {
  key: string;
  place: DifferencePlace;
  kind: 'changed' | 'added' | 'removed';
  /** Of a step, counted through all groups. */
  number: number | null;
  /** The title of the group that a row stands in. */
  group: string | null;
  /** Null where a row stands where it stood; the titles of its groups. */
  moved: { from: string | null; to: string | null } | null;
  parts: PartDifference[];
};

export type DifferenceSection = { section: Section; differences: ReadableDifference[] };

/** What became of a recipe, in words and in the order in which a recipe is read. */
export function readableDifferences(
  before: RecipeContent,
  after: RecipeContent,
  names: Names,
): DifferenceSection[] {
  const copies = { before: inRows(before), after: inRows(after), names };
  const differences = recipeDifferences(before, after);
  const all = [
    ...differences.flatMap((each) => ofField(each, copies)),
    ...rowLists.flatMap((list) => {
      const rows = { before: copies.before.rows[list], after: copies.after.rows[list] };
      return ofRows({ list, rows }, differences, copies);
    }),
  ];
  return sections.flatMap((section) => {
    const inSection = all.filter((each) => each.section === section);
    return inSection.length === 0
      ? []
      : [{ section, differences: inSection.map(({ difference }) => difference) }];
  });
}

type Copies = { before: RecipeInRows; after: RecipeInRows; names: Names };
type Placed = { section: Section; difference: ReadableDifference };

function ofField(difference: RecipeDifference, { before, after, names }: Copies): Placed[] {
  if (difference.kind !== 'changed' || difference.list !== null) return [];
  const { aspect } = difference;
  const words = recipeTexts[aspect]?.(before.fields, after.fields, names) ?? [];
  const place = { list: null, aspect };
  const rest = { kind: 'changed' as const, number: null, group: null, moved: null };
  const parts = [{ part: aspect, words: hasChange(words) ? words : [] }];
  return [{ section: sectionOfAspect(aspect), difference: { key: aspect, place, ...rest, parts } }];
}

type Rows<List extends RowList> = {
  list: List;
  rows: Record<'before' | 'after', readonly Row<RecipeRows[List]>[]>;
};

function ofRows<List extends RowList>(
  { list, rows: { before: old, after: current } }: Rows<List>,
  differences: readonly RecipeDifference[],
  copies: Copies,
): Placed[] {
  const changed = Map.groupBy(
    differences.filter((each) => each.list === list),
    ({ id }) => id,
  );
  const order = inserted(idsOf(current), idsOf(old));
  return order.flatMap((id) => {
    const found = changed.get(id);
    if (!found) return [];
    const rows = { before: rowIn(old, id), after: rowIn(current, id) };
    const difference = ofRow({ list, id, found, rows }, copies);
    return [{ section: sectionOfList[list], difference }];
  });
}

type ChangedRow<List extends RowList> = {
  list: List;
  id: Id;
  found: readonly RecipeDifference[];
  rows: Record<'before' | 'after', Row<RecipeRows[List]> | null>;
};

function ofRow<List extends RowList>(
  { list, id, found, rows }: ChangedRow<List>,
  copies: Copies,
): ReadableDifference {
  const row = rows.after ?? rows.before;
  const copy = rows.after ? copies.after : copies.before;
  const move = found.find((each) => each.kind === 'moved');
  return {
    key: `${list}.${id}`,
    place: { list, id },
    kind: kindOf(rows),
    number: list === 'instructions' ? idsOf(copy.rows.instructions).indexOf(id) + 1 : null,
    group: groupTitle(copy, row?.groupId ?? null),
    moved: move
      ? {
          from: groupTitle(copies.before, move.fromGroupId),
          to: groupTitle(copies.after, move.toGroupId),
        }
      : null,
    parts: partsOf(rowTexts[list], { rows, found }, copies.names),
  };
}

function partsOf<Value>(
  texts: readonly RowText<Value>[],
  {
    rows: { before, after },
    found,
  }: {
    rows: Record<'before' | 'after', Row<Value> | null>;
    found: readonly RecipeDifference[];
  },
  names: Names,
): PartDifference[] {
  const aspects = new Set(found.flatMap((each) => (each.kind === 'changed' ? each.aspect : [])));
  const isWhole = before === null || after === null;
  const told: PartDifference[] = [];
  for (const { part, aspects: of, marked, isLast } of texts) {
    if (!isWhole && !of.some((aspect) => aspects.has(aspect))) continue;
    const words = marked(before?.value ?? null, after?.value ?? null, names);
    const isTold = hasChange(words);
    if (isLast && (isWhole || told.some((each) => each.words.length > 0))) continue;
    if (isTold || !isWhole) told.push({ part, words: isTold ? words : [] });
  }
  return told;
}

const hasChange = (words: readonly TextPart[]): boolean =>
  words.some(({ change }) => change !== 'same');

function kindOf({ before, after }: Record<'before' | 'after', unknown>) {
  if (before === null) return 'added';
  return after === null ? 'removed' : 'changed';
}

const idsOf = (rows: readonly { id: Id }[]): Id[] => rows.map(({ id }) => id);

const rowIn = <Value>(rows: readonly Row<Value>[], id: Id): Row<Value> | null =>
  rows.find((row) => row.id === id) ?? null;

function groupTitle({ rows }: RecipeInRows, groupId: Id | null): string | null {
  const groups = [...rows.ingredientUsageGroups, ...rows.instructionGroups];
  return groups.find(({ id }) => id === groupId)?.value.title ?? null;
}
