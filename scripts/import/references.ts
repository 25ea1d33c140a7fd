import type { NewTermInput } from '#contract/site/globals.ts';
import type { ManageClient } from '../manage-api/manage-client.ts';
import {
  addIngredients,
  addTerms,
  readCatalogue,
  type SiteCatalogue,
} from '../manage-api/site-catalogue.ts';
import { ingredientDefaults } from '#domain/ingredients/ingredient-defaults.ts';
import { ingredientKey } from '#domain/ingredients/line-reading/title-override.ts';
import { chooseTitles, keysOf } from './ingredients/ingredient-titles.ts';
import { type ImportedLine, readLine } from './ingredients/read-line.ts';
import { type ImportReferences, languageOfRow } from './recipe-from-row.ts';
import type { RecipeRow } from './recipe-row.ts';
import { termOfTag } from './tag-terms.ts';

type Site = { api: ManageClient; slug: string; language: string };

/** Makes the terms and ingredients that the rows name, and answers how to find them. */
export async function prepareReferences(
  site: Site,
  rows: readonly RecipeRow[],
  say: (text: string) => void,
): Promise<ImportReferences> {
  const { language } = site;
  const catalogue = await readCatalogue(site);
  const before = catalogue.terms.length + catalogue.ingredients.length;
  await addTerms(site, catalogue, termsOf(rows));
  await addMissingIngredients(site, catalogue, readAll(rows, language));
  const made = catalogue.terms.length + catalogue.ingredients.length - before;
  if (made > 0) say(`made ${made} terms and ingredients`);
  return { ...finders(catalogue), language, readLine };
}

function termsOf(rows: readonly RecipeRow[]): NewTermInput[] {
  return rows.flatMap(({ tags }) => tags.flatMap((tag) => termOfTag(tag) ?? []));
}

type LanguageReading = ImportedLine & { language: string };

function readAll(rows: readonly RecipeRow[], siteLanguage: string): LanguageReading[] {
  return rows.flatMap((row) => {
    const language = languageOfRow(row) ?? siteLanguage;
    const { ingredientGroups, ingredients } = row;
    const lines = ingredientGroups ? ingredientGroups.flatMap(({ items }) => items) : ingredients;
    return [...new Set(lines)].map((line) => ({ ...readLine(line, language), language }));
  });
}

async function addMissingIngredients(
  site: Site,
  catalogue: SiteCatalogue,
  readings: readonly LanguageReading[],
): Promise<void> {
  const named = readings.flatMap(({ name, language }) =>
    name === null ? [] : [{ name, key: ingredientKey(name, language) }],
  );
  const titles = chooseTitles(
    named,
    catalogue.ingredients.map(({ title }) => title),
  );
  const wanted = [...new Set(named.map(({ key }) => key))].map((key) =>
    ingredientDefaults(titles.get(key) ?? key),
  );
  await addIngredients(site, catalogue, wanted);
}

function finders({ units, terms, ingredients }: SiteCatalogue) {
  const unitIds = new Map(units.map(({ slug, id }) => [slug, id]));
  const termIds = new Map(terms.map(({ kind, slug, id }) => [`${kind} ${slug}`, id]));
  const byKey = new Map(
    ingredients
      .toReversed()
      .flatMap(({ id, title }) => keysOf(title).map((key) => [key, { id, title }] as const)),
  );
  return {
    unitId: (slug: string) => unitIds.get(slug) ?? null,
    termId: (kind: string, slug: string) => termIds.get(`${kind} ${slug}`) ?? null,
    ingredient: (key: string) => byKey.get(key) ?? null,
  };
}
