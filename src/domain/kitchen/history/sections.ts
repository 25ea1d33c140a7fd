import type { RowList } from '../../recipe/differences/recipe-rows.ts';

/** Parts of a recipe, in the order in which the editor shows them. */
export const sections = [
  'top',
  'pictures',
  'times',
  'ingredients',
  'steps',
  'equipment',
  'texts',
  'facts',
] as const;
export type Section = (typeof sections)[number];

export const sectionOfList: Readonly<Record<RowList, Section>> = {
  ingredientUsageGroups: 'ingredients',
  ingredientUsages: 'ingredients',
  instructionGroups: 'steps',
  instructions: 'steps',
  equipmentUsages: 'equipment',
};

const aspects: Partial<Record<Section, readonly string[]>> = {
  top: ['title', 'slug', 'language', 'description'],
  pictures: ['images', 'videoId', 'youtubeVideoId'],
  times: ['prepTimeMinutes', 'cookTimeMinutes', 'customTime', 'yield'],
  texts: ['note', 'storyExcerpt', 'storyMore'],
};

/** Where an aspect of the recipe itself is told of; terms and choices come last. */
export const sectionOfAspect = (aspect: string): Section =>
  sections.find((section) => aspects[section]?.includes(aspect)) ?? 'facts';
