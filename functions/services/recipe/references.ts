import { partIdsOf } from '#domain/recipe/recipe-parts.ts';
import { termFieldOf } from '#domain/recipe/recipe-terms.ts';
import { type RecipeContent, termKinds, usageMeasures } from '#domain/recipe/recipe.ts';
import { referencedIds, type RichText } from '#domain/text/rich-text.ts';
import type { Reference } from '../check-references.ts';

/** Everything a recipe refers to outside itself, each with the place where it does. */
export function recipeReferences(content: RecipeContent): Reference[] {
  return [
    ...termKinds.flatMap((kind) =>
      each(content[termFieldOf[kind]], (id, index) => ({
        kind,
        id,
        path: `${termFieldOf[kind]}.${index}`,
      })),
    ),
    ...each(content.images, ({ id }, index) => ({ kind: 'image', id, path: `images.${index}.id` })),
    ...one('video', content.videoId, 'videoId'),
    ...each(content.contributorIds, (id, index) => ({
      kind: 'contributor',
      id,
      path: `contributorIds.${index}`,
    })),
    ...(['description', 'storyExcerpt', 'storyMore', 'note'] as const).flatMap((field) =>
      unitsIn(content[field], field),
    ),
    ...content.ingredientUsageGroups.flatMap(ingredientReferences),
    ...content.instructionGroups.flatMap(instructionReferences),
    ...content.equipmentUsages.flatMap((usage, index) => [
      {
        kind: 'equipment' as const,
        id: usage.equipmentId,
        path: `equipmentUsages.${index}.equipmentId`,
      },
      ...one('image', usage.imageOverrideId, `equipmentUsages.${index}.imageOverrideId`),
    ]),
  ];
}

/** Every picture of a recipe, each once. */
export const recipeImageIds = (content: RecipeContent): string[] => [
  ...new Set(partIdsOf(content).imageIds),
];

function ingredientReferences(
  group: RecipeContent['ingredientUsageGroups'][number],
  groupIndex: number,
): Reference[] {
  const at = `ingredientUsageGroups.${groupIndex}`;
  return [
    ...unitsIn(group.note, `${at}.note`),
    ...group.ingredientUsages.flatMap((usage, index) => {
      const path = `${at}.ingredientUsages.${index}`;
      return [
        ...one('unit', usage.unitId, `${path}.unitId`),
        ...usageMeasures.flatMap((field) =>
          one('unit', usage[field]?.unitId ?? null, `${path}.${field}.unitId`),
        ),
        ...one('ingredient', usage.ingredientId, `${path}.ingredientId`),
        ...unitsIn(usage.preparation, `${path}.preparation`),
      ];
    }),
  ];
}

function instructionReferences(
  group: RecipeContent['instructionGroups'][number],
  groupIndex: number,
): Reference[] {
  const at = `instructionGroups.${groupIndex}`;
  return [
    ...unitsIn(group.note, `${at}.note`),
    ...group.instructions.flatMap((instruction, index) => {
      const path = `${at}.instructions.${index}`;
      return [
        ...unitsIn(instruction.content, `${path}.content`),
        ...unitsIn(instruction.note, `${path}.note`),
        ...one('video', instruction.videoId, `${path}.videoId`),
        ...each(instruction.images, ({ id }, place) => ({
          kind: 'image',
          id,
          path: `${path}.images.${place}.id`,
        })),
      ];
    }),
  ];
}

function unitsIn(richText: RichText | null, path: string): Reference[] {
  const ids = richText ? referencedIds(richText).unitIds : [];
  return ids.map((id) => ({ kind: 'unit', id, path }));
}

function one(kind: Reference['kind'], id: string | null, path: string): Reference[] {
  return id === null ? [] : [{ kind, id, path }];
}

function each<Item>(
  items: readonly Item[],
  reference: (item: Item, index: number) => Reference,
): Reference[] {
  return items.map(reference);
}
