import { isRecord } from '../../is-record.ts';
import { recipeLimits } from '../../recipe/recipe-limits.ts';
import type { RecipeContent } from '../../recipe/recipe.ts';
import { breachesOf } from '../limits/breaches.ts';
import { jsonBytes } from '../limits/json-bytes.ts';
import { type List, recipeShape, type Shape } from '../limits/recipe-checks.ts';
import { sizeBreach, sizedParts } from '../limits/size-breach.ts';
import { fieldOfBegun, withoutBegun } from './begun-fields.ts';
import type { FieldPath } from './field-path.ts';

type Fields = Readonly<Record<string, unknown>>;
type Rows = readonly unknown[];

/** Fields that say one thing together: of these the old ones stay, or the new ones come, all at once. */
const together: readonly (readonly string[])[] = [
  [
    'writtenAs',
    'quantityMin',
    'quantityMax',
    'unitId',
    'unitWord',
    'furtherAmount',
    'alternativeMeasure',
    'packageSize',
    'ingredientId',
    'ingredientTitleOverride',
    'preparation',
  ],
  ['yieldServings', 'servingDescription'],
  ['customTimeMinutes', 'customTimeLabel'],
];
/** What a new row is nothing without. */
const wanted = new Set(['id', ...(together[0] ?? []), 'content', 'equipmentId']);
/** The lists of groups with the rows of each, and how many rows all of them may have. */
const nested = new Map<string, readonly [rows: string, most: number]>([
  ['ingredientUsageGroups', ['ingredientUsages', recipeLimits.ingredients]],
  ['instructionGroups', ['instructions', recipeLimits.steps]],
]);
/** What a new row has until its own can be saved. */
const meanwhile = new Map([
  ['title', 'New group'],
  ...['link', 'note', 'timerMinutes', 'videoId', 'imageOverrideId', 'equipmentTitleOverride'].map(
    (name): [string, null] => [name, null],
  ),
]);

/**
 * As much of a recipe as the server takes: what it would refuse, or has refused, is what it was in
 * `base`, which the server holds. A new row that is refused is left out, and of a list that is too
 * long the last of the new ones. The recipe itself where nothing is refused.
 */
export function takenPart(
  recipe: RecipeContent,
  base: RecipeContent,
  refused: readonly FieldPath[],
): RecipeContent {
  const paths = [...breachesOf(recipe).map(({ field }) => field), ...refused];
  if (paths.length === 0 && sizeBreach(recipe) === null) return recipe;
  const old = { fields: base as Fields, rows: rowsById(base) };
  // From the end, so that whatever is counted keeps its place, and lists are cut last.
  const part = paths
    .toReversed()
    .reduce<Fields>((made, path) => withOld(made, old, fieldOfBegun(path)), withoutBegun(recipe));
  return withinSize(part, old);
}

type Old = { fields: Fields; rows: ReadonlyMap<unknown, Fields> };

const withOld = (part: Fields, old: Old, path: FieldPath): Fields =>
  changed({ fields: part, was: old.fields, shape: recipeShape }, path.split('.'), old) ?? part;

type Place = { fields: Fields; was: Fields | undefined; shape: Shape };

/** Null where nothing that can stand is left. */
function changed({ fields, was, shape }: Place, steps: string[], old: Old): Fields | null {
  const [name = '', ...rest] = steps;
  const part = shape[name];
  // Words for which there is no field yet, such as those of what is to be made first.
  if (part === undefined) return fields;
  if (typeof part !== 'function') {
    const list = { name, list: part, was: rowsIn(was?.[name]) };
    return { ...fields, [name]: changedRows(rowsIn(fields[name]), list, { rest, old }) };
  }
  const names = together.find((each) => each.includes(name) && name in shape) ?? [name];
  if (was === undefined && wanted.has(name)) return null;
  return {
    ...fields,
    ...Object.fromEntries(names.map((each) => [each, was ? was[each] : meanwhile.get(name)])),
  };
}

type Listed = { name: string; list: List; was: Rows };

function changedRows(
  rows: Rows,
  { name, list, was }: Listed,
  { rest, old }: { rest: string[]; old: Old },
): Rows {
  const [id = '', ...deeper] = rest;
  const oldRow = (row: unknown): Fields | undefined =>
    old.rows.get(idOf(row)) ?? was.filter(isRecord).find((each) => each['id'] === idOf(row));
  const isKnown = (row: unknown) => (isRecord(row) ? oldRow(row) !== undefined : was.includes(row));
  if (id === '') return fitting(rows, { name, most: list.most }, isKnown);
  const found = rows.findIndex((row) => idOf(row) === id);
  const at = found === -1 ? Number(id) : found;
  const row = rows[at];
  // Of a whole group nobody can tell which of its rows is meant.
  if (row === undefined || (nested.has(name) && deeper.length === 0)) return rows;
  const before = oldRow(row);
  const next =
    isRecord(row) && typeof list.of !== 'function' && deeper.length > 0
      ? (changed({ fields: row, was: before, shape: list.of }, deeper, old) ?? before)
      : before;
  return rows.toSpliced(at, 1, ...(next === undefined ? [] : [next]));
}

type Known = (row: unknown) => boolean;

/** What is known stays, and of the new ones as many as there is room for. */
function fitting(rows: Rows, { name, most }: { name: string; most: number }, isKnown: Known): Rows {
  const kept = firstOf(rows, most, isKnown);
  const [inner, mostRows] = nested.get(name) ?? [];
  if (inner === undefined || mostRows === undefined) return kept;
  const groups = kept.filter(isRecord);
  const last = groups.at(-1);
  // Rows that the server has are not taken from it with a new group that does not fit.
  const homeless = rows
    .filter((group) => !kept.includes(group))
    .flatMap((group) => (isRecord(group) ? rowsIn(group[inner]).filter(isKnown) : []));
  const filled = groups.map((group): Fields =>
    group === last ? { ...group, [inner]: [...rowsIn(group[inner]), ...homeless] } : group,
  );
  const all = filled.flatMap((group) => rowsIn(group[inner]));
  const left = new Set(firstOf(all, mostRows, isKnown));
  return filled.map((group) => ({
    ...group,
    [inner]: rowsIn(group[inner]).filter((row) => left.has(row)),
  }));
}

function firstOf(rows: Rows, most: number, isKnown: Known): Rows {
  let room = most - rows.filter(isKnown).length;
  return rows.filter((row) => {
    if (isKnown(row)) return true;
    room -= 1;
    return room >= 0;
  });
}

/** While it is too large, what has grown most is as it was. */
function withinSize(part: Fields, old: Old): RecipeContent {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each field is that of one recipe or the other
  const recipe = part as RecipeContent;
  if (sizeBreach(recipe) === null) return recipe;
  const grown = sizedParts(recipe)
    .map(([path, value]) => ({ path, by: jsonBytes(value) - jsonBytes(oldAt(path, old) ?? null) }))
    .reduce((most, each) => (each.by > most.by ? each : most), { path: '', by: 0 });
  return grown.by === 0 ? recipe : withinSize(withOld(part, old, grown.path), old);
}

const oldAt = (path: FieldPath, { fields, rows }: Old): unknown =>
  rows.get(path.split('.').at(-1)) ?? fields[path];

const rowsById = ({ ingredientUsageGroups, instructionGroups, equipmentUsages }: RecipeContent) =>
  new Map<unknown, Fields>(
    [
      ...ingredientUsageGroups.flatMap((group) => [group, ...group.ingredientUsages]),
      ...instructionGroups.flatMap((group) => [group, ...group.instructions]),
      ...equipmentUsages,
    ].map((row) => [row.id, row]),
  );

const rowsIn = (value: unknown): Rows => (Array.isArray(value) ? value : []);
const idOf = (row: unknown): unknown => (isRecord(row) ? row['id'] : undefined);
