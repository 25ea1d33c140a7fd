import type {
  RecipeInRows,
  RecipeRows,
  Row,
  RowList,
} from '../../recipe/differences/recipe-rows.ts';
import { rowLists } from '../../recipe/differences/recipe-rows.ts';
import type { TextPart } from '../../recipe/differences/text-parts.ts';
import type { Names } from './names.ts';
import { recipeTexts } from './recipe-texts.ts';
import { type RowText, rowTexts } from './row-texts.ts';

/** What a side of a conflict says at a path of `mergeRecipes`, in words; null where it has nothing. */
export function toldSide(path: string, side: RecipeInRows, names: Names): string | null {
  const [first = '', id = '', aspect] = path.split('.');
  const list = rowLists.find((each) => each === first);
  if (list === undefined) {
    const { fields } = side;
    return textOf(recipeTexts[first]?.(fields, fields, names) ?? []);
  }
  return id === 'order'
    ? toldOrder({ list, groupId: aspect ?? null }, side, names)
    : toldRow({ list, id, aspect }, side, names);
}

/** The row that a path is about as its list names it; null for a field of the recipe. */
export function toldRowOf(path: string, side: RecipeInRows, names: Names): string | null {
  const [first, id = '', aspect] = path.split('.');
  const list = rowLists.find((each) => each === first);
  return list === undefined || aspect === undefined ? null : nameIn({ list, id }, side, names);
}

type Place = { list: RowList; id: string; aspect: string | undefined };

function toldRow({ list, id, aspect }: Place, side: RecipeInRows, names: Names): string | null {
  const rows: readonly Row<unknown>[] = side.rows[list];
  if (aspect === 'groupId') return groupOf(side, rowIn(rows, id)?.groupId ?? null);
  return toldIn({ list, id, aspect }, side, names);
}

// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the rows of a list to its texts
function toldIn<List extends RowList>(
  { list, id, aspect }: Place & { list: List },
  side: RecipeInRows,
  names: Names,
): string | null {
  const row = rowIn<RecipeRows[List]>(side.rows[list], id);
  if (!row) return null;
  const texts: readonly RowText<RecipeRows[List]>[] = rowTexts[list];
  const wanted = texts.filter(({ aspects, isLast }) =>
    aspect === undefined ? !isLast : aspects.includes(aspect),
  );
  const told = wanted.flatMap(({ marked }) => textOf(marked(row.value, row.value, names)) ?? []);
  if (told.length > 0) return told.join(' · ');
  // A line that one side has not in words is told by its parts.
  return aspect === 'writtenAs' ? nameIn({ list, id }, side, names) : null;
}

/** The first thing that a row says is what it is called. */
// oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- ties the rows of a list to its texts
function nameIn<List extends RowList>(
  { list, id }: { list: List; id: string },
  side: RecipeInRows,
  names: Names,
): string | null {
  const row = rowIn<RecipeRows[List]>(side.rows[list], id);
  const texts: readonly RowText<RecipeRows[List]>[] = rowTexts[list];
  return row === undefined ? null : textOf(texts[0]?.marked(row.value, row.value, names) ?? []);
}

function toldOrder(
  { list, groupId }: { list: RowList; groupId: string | null },
  side: RecipeInRows,
  names: Names,
): string | null {
  const rows: readonly Row<unknown>[] = side.rows[list];
  const own = rows.filter((row) => row.groupId === groupId);
  const told = own.flatMap(({ id }) => nameIn({ list, id }, side, names) ?? []);
  return told.length === 0 ? null : told.join('\n');
}

function groupOf({ rows }: RecipeInRows, groupId: string | null): string | null {
  const groups = [...rows.ingredientUsageGroups, ...rows.instructionGroups];
  return groups.find(({ id }) => id === groupId)?.value.title ?? null;
}

const rowIn = <Value>(rows: readonly Row<Value>[], id: string): Row<Value> | undefined =>
  rows.find((row) => row.id === id);

const textOf = (parts: readonly TextPart[]): string | null =>
  parts.length === 0 ? null : parts.map(({ text }) => text).join('');
