import { recipePartLabels } from './recipe-part-names.ts';

const names: Readonly<Record<string, string>> = {
  ...recipePartLabels,
  youtubeVideoId: 'Film',
  note: 'Notes',
  ingredientUsageGroups: 'Heading of ingredients',
  ingredientUsages: 'Ingredient',
  instructionGroups: 'Heading of steps',
  instructions: 'Step',
  equipmentUsages: 'Equipment',
};

const values: Readonly<Record<string, string>> = {
  'privacySetting public': 'everyone',
  'privacySetting subscribers_only': 'paid subscribers',
};

const minutes = new Set(['prepTimeMinutes', 'cookTimeMinutes']);

/** How a change of a recipe is told in a line. */
export const changeMessages = {
  nameOf: (of: string): string => names[of] ?? 'Something else',
  value: (of: string, value: string): string => {
    if (minutes.has(of)) return `${value} min`;
    return values[`${of} ${value}`] ?? value;
  },
  added: (name: string) => `${name} added:`,
  removed: (name: string) => `${name} taken out:`,
  moved: (name: string, count: number) =>
    count === 1 ? `${name}: one moved` : `${name}: ${count} moved`,
  changed: (name: string) => `${name} changed`,
} as const;
