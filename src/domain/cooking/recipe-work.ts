import type { Id } from '../ids.ts';
import type { Image } from '../media/image.ts';
import type { MeasureWords } from '../measures/measure-words.ts';
import type { Yield } from '../measures/servings.ts';
import type { MeasurementSystem, TemperatureSystem } from '../site/site.ts';
import type { CookText } from './cook-text.ts';
import type { IngredientLine } from './ingredient-line.ts';

export type Video = { src: string; contentType: string; poster: Image | null };

export type IngredientGroup = {
  title?: string;
  note?: CookText;
  lines: IngredientLine[];
};

export type Step = {
  id: Id;
  /** Counts through all groups from 1. */
  number: number;
  content: CookText;
  timerMinutes?: number;
  note?: CookText;
  images?: Image[];
  video?: Video;
};

export type InstructionGroup = {
  title?: string;
  note?: CookText;
  steps: Step[];
};

export type RecipeChoice = 'amounts' | 'measures' | 'temperature';

/** What is worked with at the stove; a page carries it whole, so what is not there is absent. */
export type RecipeWork = {
  id: Id;
  title: string;
  slug: string;
  ingredientGroups: IngredientGroup[];
  instructionGroups: InstructionGroup[];
  note?: CookText;
  yield?: Yield;
  /** What the site shows before a visitor chooses. */
  measurementSystem: MeasurementSystem;
  temperatureSystem: TemperatureSystem;
  /** What changes something in this recipe. */
  choices: readonly RecipeChoice[];
  /** What amounts are worded with, where that is not English. */
  words?: MeasureWords;
};

/** Groups without lines or steps are left out before, so any group means a section. */
export const hasIngredients = ({ ingredientGroups }: RecipeWork): boolean =>
  ingredientGroups.length > 0;
export const hasMethod = ({ instructionGroups }: RecipeWork): boolean =>
  instructionGroups.length > 0;

export function linesById(groups: readonly IngredientGroup[]): Map<Id, IngredientLine> {
  return new Map(groups.flatMap(({ lines }) => lines.map((line) => [line.id, line])));
}
