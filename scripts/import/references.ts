import type { NewTermInput } from '#contract/site/globals.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import {
  addIngredients,
  addTerms,
  readCatalogue,
  type SiteCatalogue,
} from '../manage-api/site-catalogue.ts';
import { ingredientInputOf } from './ingredients/ingredient-input.ts';
import { chooseTitles, ingredientKey } from './ingredients/ingredient-titles.ts';
import { type LineReading, readLine } from './ingredients/read-line.ts';
import type { ImportReferences } from './recipe-from-row.ts';
import type { RecipeRow } from './recipe-row.ts';
import { termOfTag } from './tag-terms.ts';

type Site = { api: ManageClient; slug: string };

/** Makes the terms and ingredients that the rows name, and answers how to find them. */
export async function prepareReferences(
  site: Site,
  rows: readonly RecipeRow[],
  say: (text: string) => void,
): Promise<ImportReferences> {
  const catalogue = await readCatalogue(site);
  const before = catalogue.terms.length + catalogue.ingredients.length;
  await addTerms(site, catalogue, termsOf(rows));
  const readings = readAll(rows);
  await addMissingIngredients(site, catalogue, [...readings.values()]);
  const made = catalogue.terms.length + catalogue.ingredients.length - before;
  if (made > 0) say(`made ${made} terms and ingredients`);
  return { ...finders(catalogue), readLine: (line) => readings.get(line) ?? readLine(line) };
}

function termsOf(rows: readonly RecipeRow[]): NewTermInput[] {
  return rows.flatMap(({ tags }) => tags.flatMap((tag) => termOfTag(tag) ?? []));
}

function readAll(rows: readonly RecipeRow[]): Map<string, LineReading> {
  const lines = rows.flatMap(({ ingredientGroups, ingredients }) =>
    ingredientGroups ? ingredientGroups.flatMap(({ items }) => items) : ingredients,
  );
  return new Map([...new Set(lines)].map((line) => [line, readLine(line)]));
}

async function addMissingIngredients(
  site: Site,
  catalogue: SiteCatalogue,
  readings: readonly LineReading[],
): Promise<void> {
  const names = readings.flatMap(({ name }) => name ?? []);
  const titles = chooseTitles(
    names,
    catalogue.ingredients.map(({ title }) => title),
  );
  const wanted = [...new Set(names.map(ingredientKey))].map((key) =>
    ingredientInputOf(titles.get(key) ?? key),
  );
  await addIngredients(site, catalogue, wanted);
}

function finders({ units, terms, ingredients }: SiteCatalogue) {
  const unitIds = new Map(units.map(({ slug, id }) => [slug, id]));
  const termIds = new Map(terms.map(({ kind, slug, id }) => [`${kind} ${slug}`, id]));
  const byKey = new Map(
    ingredients.toReversed().map(({ id, title }) => [ingredientKey(title), { id, title }]),
  );
  return {
    unitId: (slug: string) => unitIds.get(slug) ?? null,
    termId: (kind: string, slug: string) => termIds.get(`${kind} ${slug}`) ?? null,
    ingredient: (key: string) => byKey.get(key) ?? null,
  };
}
