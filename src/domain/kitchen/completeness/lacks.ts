import { missingPlaces, usagesOf } from '../../recipe/index/missing-places.ts';
import type { IngredientUsage, RecipeContent } from '../../recipe/recipe.ts';
import type { KnownParts } from '../../recipe/index/missing-places.ts';
import type { FieldPath } from '../draft/field-path.ts';
import { fitsResultLine } from '../search-look/result-line.ts';
import { stepHints } from '../../recipe/mentions/step-hints.ts';
import type { Lack, LackKind } from './lack-kinds.ts';
import { lackKinds } from './lack-kinds.ts';
import { textLacks } from './text-lacks.ts';

export type KnownToEditor = KnownParts & {
  /** Of the recipe; a BCP 47 tag. */
  language: string;
};

/** What a recipe still lacks, the weightiest first. It is advice: nothing of it keeps from publishing. */
export function lacksOf(recipe: RecipeContent, known: KnownToEditor): Lack[] {
  const found: { kind: LackKind; field: FieldPath }[] = [
    ...missingPlaces(recipe, known).map(({ part, field }) => ({ kind: part, field })),
    ...forSearch(recipe),
    ...rows(recipe)
      .filter(({ usage }) => isUnread(usage))
      .map(({ field }) => ({ kind: 'unreadLines' as const, field })),
    ...wordlessSteps(recipe, known),
    ...textLacks(recipe, known.language),
  ];
  return lackKinds.flatMap((kind) => {
    const fields = new Set(found.flatMap((each) => (each.kind === kind ? [each.field] : [])));
    return fields.size === 0 ? [] : [{ kind, fields: [...fields] }];
  });
}

function forSearch(recipe: RecipeContent) {
  const { title, prepTimeMinutes: prep, cookTimeMinutes: cook } = recipe;
  const { mealIds, foodCategoryIds, cuisineIds, keywords, tagIds } = recipe;
  const at = (kind: LackKind, field: FieldPath, isLacking: boolean) =>
    isLacking ? [{ kind, field }] : [];
  return [
    ...at('longTitle', 'title', !fitsResultLine(title)),
    ...at('halfTimes', 'prepTimeMinutes', prep === null && cook !== null),
    ...at('halfTimes', 'cookTimeMinutes', prep !== null && cook === null),
    ...at('category', 'mealIds', mealIds.length + foodCategoryIds.length === 0),
    ...at('cuisine', 'cuisineIds', cuisineIds.length === 0),
    ...at('keywords', 'keywords', keywords.length + tagIds.length === 0),
  ];
}

const rows = ({ ingredientUsageGroups }: RecipeContent) =>
  ingredientUsageGroups.flatMap(({ id, ingredientUsages }) =>
    ingredientUsages.map((usage) => ({
      usage,
      field: `ingredientUsageGroups.${id}.ingredientUsages.${usage.id}`,
    })),
  );

/** A line that begins with an amount and has none, or has no name, follows neither servings nor units. */
function isUnread(usage: IngredientUsage): boolean {
  const { writtenAs, ingredientTitleOverride: title, ingredientId, quantityMin } = usage;
  const line = (writtenAs ?? title ?? '').trim();
  if (line === '') return false;
  const isNameless = ingredientId === null && (title ?? '').trim() === '';
  return isNameless || (quantityMin === null && /^[\d¼½¾⅐-⅞]/u.test(line));
}

function wordlessSteps(recipe: RecipeContent, { titleOf }: KnownToEditor) {
  const titled = usagesOf(recipe).flatMap((usage) => {
    const title = titleOf(usage);
    return title === null ? [] : [{ id: usage.id, title }];
  });
  const ids = new Set(stepHints(recipe.instructionGroups, titled).stepIds);
  return recipe.instructionGroups.flatMap(({ id: groupId, instructions }) =>
    instructions
      .filter(({ id }) => ids.has(id))
      .map(({ id }) => ({
        kind: 'stepsWithoutIngredient' as const,
        field: `instructionGroups.${groupId}.instructions.${id}`,
      })),
  );
}
