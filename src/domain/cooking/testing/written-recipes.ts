import type { Ingredient } from '../../ingredients/ingredient.ts';
import { shownWords } from '../../ingredients/shown-words.ts';
import { yieldOf } from '../../measures/recipe-yield.ts';
import { unscaled } from '../../measures/quantity.ts';
import type { IngredientUsage, Instruction } from '../../recipe/recipe.ts';
import type { InlineNode, RichText } from '../../text/rich-text.ts';
import { builtInUnits, findBuiltInUnit } from '../../measures/built-in-units.ts';
import type { CookView } from '../read-cook-text.ts';
import type { RecipeNames } from '../write-groups.ts';
import { writeRecipeWork, type WrittenRecipe } from '../write-recipe-work.ts';

export const asWritten: CookView = {
  system: 'as-written',
  temperature: 'fahrenheit',
  scale: unscaled,
};
export const doubled: CookView = { ...asWritten, scale: { wanted: 2, written: 1 } };

export const anIngredient = (title: string, changes: Partial<Ingredient> = {}): Ingredient => ({
  id: title,
  title,
  gramsPerLiter: null,
  defaultMetricMeasurementMethod: 'weight',
  defaultImperialMeasurementMethod: 'volume',
  ...changes,
});

const butter = anIngredient('butter', { gramsPerLiter: 959 });
const flour = anIngredient('flour', { gramsPerLiter: 528 });
const pantry = [butter, flour, anIngredient('tomato'), anIngredient('milk'), anIngredient('egg')];

type Known = Partial<Omit<RecipeNames, 'words'>>;

/** Unit ids are slugs here, and ingredient ids titles. */
export function namesWith(known: Known, language = 'en'): RecipeNames {
  const unit = known.unit ?? ((id: string) => findBuiltInUnit(id));
  const ingredient =
    known.ingredient ?? ((id: string) => pantry.find((each) => each.id === id) ?? null);
  return {
    unit,
    ingredient,
    words: (usage) =>
      shownWords(usage, ingredient(usage.ingredientId ?? '', usage), { unitOf: unit, language }),
    image: known.image ?? (() => null),
    video: known.video ?? (() => null),
    texts: known.texts ?? (() => []),
  };
}

export const names = namesWith({});
export const unitIds = builtInUnits.map(({ slug }) => slug);
export const ingredientIds = pantry.map(({ id }) => id);

export const anIngredientUsage = (changes: Partial<IngredientUsage> = {}): IngredientUsage => ({
  id: 'usage-1',
  quantityMin: 1,
  quantityMax: null,
  unitId: null,
  ingredientId: 'tomato',
  preparation: null,
  ingredientTitleOverride: null,
  link: null,
  note: null,
  ...changes,
});

export const anInstruction = (changes: Partial<Instruction> = {}): Instruction => ({
  id: 'step-1',
  content: text('Stir.'),
  timerMinutes: null,
  note: null,
  videoId: null,
  images: [],
  ...changes,
});

export const text = (...children: (string | InlineNode)[]): RichText => ({
  type: 'document',
  children: [
    {
      type: 'paragraph',
      children: children.map((child) => (typeof child === 'string' ? { text: child } : child)),
    },
  ],
});

type Given = Partial<WrittenRecipe> & {
  usages?: IngredientUsage[];
  instructions?: Instruction[];
  known?: RecipeNames;
};

export const workOf = ({ usages = [], instructions = [], known = names, ...recipe }: Given) =>
  writeRecipeWork(
    {
      id: 'recipe-1',
      title: 'Stew',
      slug: 'stew',
      recipeYield: yieldOf(4, null, 'en'),
      note: null,
      ingredientUsageGroups: [{ id: 'g', title: 'Stew', note: null, ingredientUsages: usages }],
      instructionGroups: [{ id: 'h', title: 'Stew', note: null, instructions }],
      ...recipe,
    },
    known,
    { measurementSystem: 'imperial', temperatureSystem: 'fahrenheit' },
  );
