import type { Id, ImageId } from '../../ids.ts';
import { hasOpenMention } from '../mentions/open-mentions.ts';
import { stepHints } from '../mentions/step-hints.ts';
import type { IngredientUsage, RecipeContent } from '../recipe.ts';
import { isSaidStep, isSaidUsage } from '../said-rows.ts';

/** What readers and search engines look for in a recipe, in the order of its page. */
export const recipePartNames = [
  'picture',
  'alternativeText',
  'description',
  'times',
  'yield',
  'ingredients',
  'steps',
  'openMentions',
  'unusedIngredients',
] as const;
export type RecipePartName = (typeof recipePartNames)[number];

/** What is known beside a recipe. */
export type KnownParts = {
  /** Whether a picture has an alternative text. */
  isDescribed: (imageId: ImageId) => boolean;
  /** What steps call an ingredient; null where nobody knows. */
  titleOf: (usage: IngredientUsage) => string | null;
};

/** A part that is missing, and the field or the row where it would be, by ids. */
export type MissingPlace = { part: RecipePartName; field: string };

/** Everything that a recipe lacks, each where it is missing. */
export function missingPlaces(content: RecipeContent, known: KnownParts): MissingPlace[] {
  const { prepTimeMinutes, cookTimeMinutes, customTimeMinutes } = content;
  const isTimeless = [prepTimeMinutes, cookTimeMinutes, customTimeMinutes].every(
    (time) => time === null,
  );
  const at = (part: RecipePartName, field: string, isMissing: boolean): MissingPlace[] =>
    isMissing ? [{ part, field }] : [];
  return [
    ...at('picture', 'images', content.images.length === 0),
    ...undescribed(content, known).map((field) => ({ part: 'alternativeText' as const, field })),
    ...at('description', 'description', content.description === null),
    ...at('times', 'prepTimeMinutes', isTimeless),
    ...at('yield', 'yieldServings', content.yieldServings === null),
    ...at('ingredients', 'ingredientUsageGroups', !usagesOf(content).some(isSaidUsage)),
    ...at('steps', 'instructionGroups', !stepsOf(content).some(isSaidStep)),
    ...openMentions(content).map((field) => ({ part: 'openMentions' as const, field })),
    ...unused(content, known).map((field) => ({ part: 'unusedIngredients' as const, field })),
  ];
}

/** A picture that is decorative in one place says nothing in any other. */
function undescribed(content: RecipeContent, { isDescribed }: KnownParts): string[] {
  const steps = content.instructionGroups.flatMap(({ id: groupId, instructions }) =>
    instructions.flatMap(({ id, images }) =>
      images.map((use, at) => ({
        use,
        field: `instructionGroups.${groupId}.instructions.${id}.images.${at}`,
      })),
    ),
  );
  const uses = [...content.images.map((use, at) => ({ use, field: `images.${at}` })), ...steps];
  const decorative = new Set(uses.flatMap(({ use }) => (use.decorative ? [use.id] : [])));
  const overrides = content.equipmentUsages.flatMap(({ id, imageOverrideId }) =>
    imageOverrideId === null
      ? []
      : [{ use: { id: imageOverrideId }, field: `equipmentUsages.${id}` }],
  );
  return [...uses, ...overrides]
    .filter(({ use }) => !isDescribed(use.id) && !decorative.has(use.id))
    .map(({ field }) => field);
}

const openMentions = ({ instructionGroups }: RecipeContent): string[] =>
  instructionGroups.flatMap(({ id: groupId, instructions }) =>
    instructions
      .filter(({ content }) => hasOpenMention(content))
      .map(({ id }) => `instructionGroups.${groupId}.instructions.${id}`),
  );

function unused(content: RecipeContent, { titleOf }: KnownParts): string[] {
  const rows = content.ingredientUsageGroups.flatMap(({ id: groupId, ingredientUsages }) =>
    ingredientUsages.map((usage) => ({ groupId, id: usage.id, title: titleOf(usage) ?? '' })),
  );
  const titled = rows.filter(({ title }) => title.trim() !== '');
  const ids = new Set<Id>(stepHints(content.instructionGroups, titled).ingredientIds);
  return titled
    .filter(({ id }) => ids.has(id))
    .map(({ groupId, id }) => `ingredientUsageGroups.${groupId}.ingredientUsages.${id}`);
}

export const usagesOf = ({ ingredientUsageGroups }: RecipeContent) =>
  ingredientUsageGroups.flatMap((group) => group.ingredientUsages);

export const stepsOf = ({ instructionGroups }: RecipeContent) =>
  instructionGroups.flatMap((group) => group.instructions);
