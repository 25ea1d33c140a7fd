import { issueMessages } from '#contract/issue-messages.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { invalid } from '../service-error.ts';

/** Ids within a recipe name one thing each: texts and view state refer to them. */
export function checkOwnIds(content: RecipeContent, prefix = ''): void {
  const seen = new Set<string>();
  const repeated = ownIds(content).filter(({ id }) => {
    const isRepeated = seen.has(id);
    seen.add(id);
    return isRepeated;
  });
  if (repeated.length === 0) return;
  throw invalid(
    ...repeated.map(({ path }) => ({ path: prefix + path, message: issueMessages.invalidInput })),
  );
}

function ownIds(content: RecipeContent): { id: string; path: string }[] {
  return [
    ...content.ingredientUsageGroups.flatMap((group, at) => [
      { id: group.id, path: `ingredientUsageGroups.${at}.id` },
      ...group.ingredientUsages.map(({ id }, index) => ({
        id,
        path: `ingredientUsageGroups.${at}.ingredientUsages.${index}.id`,
      })),
    ]),
    ...content.instructionGroups.flatMap((group, at) => [
      { id: group.id, path: `instructionGroups.${at}.id` },
      ...group.instructions.map(({ id }, index) => ({
        id,
        path: `instructionGroups.${at}.instructions.${index}.id`,
      })),
    ]),
    ...content.equipmentUsages.map(({ id }, index) => ({
      id,
      path: `equipmentUsages.${index}.id`,
    })),
  ];
}
