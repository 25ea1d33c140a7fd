import { isRecord } from '../../../is-record.ts';
import type { Thing } from '../../markup/thing.ts';
import { numberAt, recordsAt, textAt } from '../record-values.ts';
import type { Found, SourceFile } from '../source-file.ts';
import { mealieRecipe } from './mealie.ts';

/** The tables of a whole backup, of which only those about recipes are looked at. */
export function mealieBackup(value: unknown, file: SourceFile): Found[] | null {
  const isBackup =
    isRecord(value) &&
    Array.isArray(value['recipes']) &&
    Array.isArray(value['recipes_ingredients']);
  if (!isBackup) return null;
  const tables = tablesOf(value);
  return recordsAt(value, 'recipes').map((row) =>
    mealieRecipe(joined(row, tables), file, foldersOf(textAt(row, 'id'))),
  );
}

type Rows = ReadonlyMap<string, Thing[]>;
type Tables = Record<
  | 'ingredients'
  | 'steps'
  | 'notes'
  | 'assets'
  | 'nutrition'
  | 'settings'
  | 'tags'
  | 'categories'
  | 'tools',
  Rows
>;

function tablesOf(value: Thing): Tables {
  const [foods, units] = [byId(value, 'ingredient_foods'), byId(value, 'ingredient_units')];
  const named = (row: Thing): Thing => ({
    ...row,
    food: foods.get(textAt(row, 'food_id')),
    unit: units.get(textAt(row, 'unit_id')),
  });
  const linked = (links: string, table: string, key: string): Rows => {
    const rows = byId(value, table);
    return grouped(
      recordsAt(value, links).map((link) => ({
        ...rows.get(textAt(link, key)),
        recipe_id: link['recipe_id'],
      })),
    );
  };
  return {
    ingredients: grouped(inOrder(recordsAt(value, 'recipes_ingredients')).map((row) => named(row))),
    steps: grouped(inOrder(recordsAt(value, 'recipe_instructions'))),
    notes: grouped(recordsAt(value, 'notes')),
    assets: grouped(recordsAt(value, 'recipe_assets')),
    nutrition: grouped(recordsAt(value, 'recipe_nutrition')),
    settings: grouped(recordsAt(value, 'recipe_settings')),
    tags: linked('recipes_to_tags', 'tags', 'tag_id'),
    categories: linked('recipes_to_categories', 'categories', 'category_id'),
    tools: linked('recipes_to_tools', 'tools', 'tool_id'),
  };
}

const byId = (value: Thing, table: string): Map<string, Thing> =>
  new Map(recordsAt(value, table).map((row) => [textAt(row, 'id'), row]));

const inOrder = (rows: readonly Thing[]): Thing[] =>
  rows.toSorted(
    (one, other) => (numberAt(one, 'position') ?? 0) - (numberAt(other, 'position') ?? 0),
  );

function grouped(rows: readonly Thing[]): Map<string, Thing[]> {
  const groups = new Map<string, Thing[]>();
  for (const row of rows) {
    const id = textAt(row, 'recipe_id');
    const group = groups.get(id);
    if (group) group.push(row);
    else groups.set(id, [row]);
  }
  return groups;
}

function joined(row: Thing, tables: Tables): Thing {
  const of = (rows: Rows): Thing[] => rows.get(textAt(row, 'id')) ?? [];
  return {
    ...row,
    recipe_cuisine: row['recipeCuisine'] ?? row['recipe_cuisine'],
    recipe_ingredient: of(tables.ingredients).map(
      ({ note, title, quantity, food, unit, original_text }) => ({
        note,
        title,
        quantity,
        food,
        unit,
        original_text,
      }),
    ),
    recipe_instructions: of(tables.steps).map(({ title, summary, text }) => ({
      title,
      summary,
      text,
    })),
    notes: of(tables.notes).map(({ title, text }) => ({ title, text })),
    assets: of(tables.assets).map(({ name, file_name }) => ({ name, file_name })),
    nutrition: of(tables.nutrition)[0] ?? {},
    settings: of(tables.settings)[0] ?? {},
    tags: of(tables.tags),
    recipe_category: of(tables.categories),
    tools: of(tables.tools),
  };
}

/** The folders are named by ids with dashes, the tables of some versions have them without. */
function foldersOf(id: string): string[] {
  const bare = id.replaceAll('-', '');
  const dashed = bare.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return [...new Set([dashed, bare])].map((folder) => `data/recipes/${folder}/`);
}
