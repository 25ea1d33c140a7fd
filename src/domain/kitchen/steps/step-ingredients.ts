import { formatAmount } from '../../measures/fractions.ts';
import type { IngredientUsage, IngredientUsageGroup } from '../../recipe/recipe.ts';
import { rangeOf } from '../ingredient-rows/amount-text.ts';
import type { StepIngredient } from '../../recipe/mentions/ingredient-mentions.ts';
import type { KnownIngredient } from '../ingredient-rows/pantry.ts';
import { bareName } from '../../ingredients/languages/bare-name.ts';
import { idsOf } from '../naming/entry-of.ts';

/** The ingredients of a recipe as its steps name them, in its language; a line without a name is none. */
export function stepIngredients(
  groups: readonly IngredientUsageGroup[],
  known: readonly Pick<KnownIngredient, 'id' | 'title' | 'formerly'>[],
  language: string,
): StepIngredient[] {
  const titles = new Map(
    known.flatMap(({ title, ...named }) => idsOf(named).map((id) => [id, title] as const)),
  );
  const named = groups.flatMap(({ ingredientUsages, title: group }) =>
    ingredientUsages.flatMap((usage) => {
      const { id, unitId, ingredientId, ingredientTitleOverride } = usage;
      const own = ingredientId === null ? null : (titles.get(ingredientId) ?? null);
      const written = ingredientTitleOverride ?? own;
      if (written === null || written.trim() === '') return [];
      const title = unitId === null ? written : bareName(written, language);
      return [{ id, title, line: usage.writtenAs ?? amountOf(usage), group }];
    }),
  );
  const alike = Map.groupBy(named, ({ title }) => title.toLowerCase());
  return named.map((each) => {
    const { id, title } = each;
    const others = alike.get(title.toLowerCase()) ?? [];
    return others.length < 2 ? { id, title } : { id, title, apart: apartFrom(others, each) };
  });
}

type Named = { line: string; group: string };

/** By its line, by its group too where lines are alike, and by its place where even that is. */
function apartFrom(alike: readonly Named[], one: Named): string {
  const lineAndGroup = ({ line, group }: Named) => [line, group].filter(Boolean).join(' · ');
  const byPlace = (each: Named) => `${lineAndGroup(each)} · ${alike.indexOf(each) + 1}`;
  const ways = [({ line }: Named) => line, lineAndGroup, byPlace];
  const isApart = (way: (each: Named) => string) =>
    !alike.map(way).includes('') && new Set(alike.map(way)).size === alike.length;
  return (ways.find(isApart) ?? byPlace)(one);
}

const amountOf = (usage: IngredientUsage): string =>
  rangeOf(usage, (end) => formatAmount(end, 'fraction'));
