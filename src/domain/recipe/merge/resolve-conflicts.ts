import { isRecord } from '../../is-record.ts';
import { aspectsOfRecipe, aspectsOfRows, mergedAspects } from '../differences/recipe-aspects.ts';
import { asContent, inRows, type RecipeInRows, type RowList } from '../differences/recipe-rows.ts';
import type { RecipeContent } from '../recipe.ts';
import { bothTexts } from './both-sides.ts';
import type { MergedRecipe } from './merge-recipes.ts';
import type { MergeConflict } from './merge-rows.ts';

export type Choice = 'mine' | 'theirs' | 'both';
type Data = Readonly<Record<string, unknown>>;

/** Whether a conflict is about texts that can stand one below the other. */
export const canBeBoth = ({ mine, theirs }: MergeConflict): boolean =>
  bothOf(mine, theirs) !== null;

/**
 * The merged recipe with what somebody chose of each conflict, by its path; mine where they chose
 * nothing.
 */
export function resolved(
  { content, conflicts }: MergedRecipe,
  choices: ReadonlyMap<string, Choice>,
): RecipeContent {
  let copy = inRows(content);
  for (const conflict of conflicts) {
    const choice = choices.get(conflict.path) ?? 'mine';
    if (choice === 'theirs') copy = put(copy, conflict.path, conflict.theirs);
    const both = choice === 'both' ? bothOf(conflict.mine, conflict.theirs) : null;
    if (both) copy = put(copy, conflict.path, both);
  }
  return asContent(copy);
}

/** A value at the path of a conflict: a field, a row, a field of a row, or the order of rows. */
function put(copy: RecipeInRows, path: string, value: unknown): RecipeInRows {
  const [first = '', id, aspect] = path.split('.');
  if (!isRowList(first))
    return { ...copy, fields: withAspect(copy.fields, aspectsOfRecipe, [first, value]) };
  const rows =
    id === 'order' ? ordered(copy.rows[first], value) : changed(copy, first, { id, aspect, value });
  return { ...copy, rows: { ...copy.rows, [first]: rows } };
}

type Place = { id: string | undefined; aspect: string | undefined; value: unknown };

function changed(copy: RecipeInRows, list: RowList, { id, aspect, value }: Place) {
  const rows: readonly { id: string; groupId: unknown; value: Data }[] = copy.rows[list];
  if (aspect === undefined && value === null) return rows.filter((row) => row.id !== id);
  return rows.map((row) => {
    if (row.id !== id) return row;
    if (aspect === undefined) return { ...row, value: isRecord(value) ? value : row.value };
    if (aspect === 'groupId') return { ...row, groupId: value };
    const sides = [row.value, isRecord(value) ? value : null];
    const aspects = mergedAspects(aspectsOfRows[list], sides);
    return { ...row, value: withAspect(row.value, aspects, [aspect, value]) };
  });
}

/** Rows in an order that names some of them; the others stay where they are. */
function ordered(rows: readonly { id: string }[], order: unknown) {
  const ids: unknown[] = Array.isArray(order) ? order : [];
  const named = rows.filter(({ id }) => ids.includes(id));
  const sorted = named.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  return rows.map((row) => (ids.includes(row.id) ? (sorted.shift() ?? row) : row));
}

export function withAspect<Value extends Data>(
  value: Value,
  aspects: Readonly<Record<string, readonly string[]>>,
  [aspect, part]: [string, unknown],
): Value {
  const fields = aspects[aspect] ?? [];
  const others = Object.entries(value).filter(([field]) => !fields.includes(field));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field of it comes whole from one of the sides
  return { ...Object.fromEntries(others), ...(isRecord(part) ? part : {}) } as Value;
}

/** Of a part that is one rich text; null for anything else. */
function bothOf(mine: unknown, theirs: unknown): Data | null {
  if (!isRecord(mine) || !isRecord(theirs)) return null;
  const [[field, own] = ['', null], ...more] = Object.entries(mine);
  const both = more.length > 0 ? null : bothTexts(own, theirs[field]);
  return both && { [field]: both };
}

const isRowList = (name: string): name is RowList => Object.hasOwn(aspectsOfRows, name);
