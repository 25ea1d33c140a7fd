import { createHash } from 'node:crypto';
import { noTerms } from '#domain/recipe/recipe-terms.ts';
import type {
  InstructionGroup,
  IngredientUsageGroup,
  RecipeContent,
} from '#domain/recipe/recipe.ts';
import type { RichText } from '#domain/text/rich-text.ts';

export const meals = ['breakfast', 'dinner', 'snack', 'dessert', 'drink'];
export const cuisines = ['italian', 'french', 'mexican', 'thai', 'indian', 'german'];
export const ingredients =
  'butter salt flour lemon garlic onion thyme basil cream pepper chicken tomato potato carrot rice'.split(
    ' ',
  );
const words =
  `a about add after again and any around at bake before beat until bowl bring brown butter by cold cook
   cool cover crisp cup cut deep dough drain dry each edge egg even fat fire flour fold for from fry
   garlic gently gold grate half heat hot if in into it keep knead knob leave lemon lid lightly little
   low medium melt milk minutes mix more most no not of oil on one onion or out oven pan pepper pinch
   place pot pour press put reduce rest rice rinse roast rub salt sauce season serve set sharp sieve
   simmer slice slowly smooth soft spoon spread sprinkle stand steam stir strain sugar sweet taste
   tender than that the then they thick thin through thyme to toast toss turn twice under use very warm
   wash water when while whisk white whole wide with without wooden you your`.split(/\s+/);

/** A uuid that follows from its name, so that a site is the same at every run. */
export function uuidOf(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

export const termIdOf = (slug: string, term: string | undefined) => uuidOf(`${slug} term ${term}`);
export const mealOf = (index: number) => meals[index % meals.length];
export const cuisineOf = (index: number) => cuisines[index % cuisines.length];
export const imageIdOf = (slug: string, index: number) => uuidOf(`${slug} image ${index}`);

/** A recipe of the size real ones have: a picture, 12 ingredients, 8 steps, a story and a note. */
export function syntheticRecipe(slug: string, index: number): RecipeContent {
  return {
    title: `Recipe ${index}`,
    slug: `recipe-${index}`,
    description: paragraph(sentence(index, 24)),
    images: [{ id: imageIdOf(slug, index) }],
    videoId: null,
    youtubeVideoId: null,
    storyExcerpt: paragraph(sentence(index + 7, 40)),
    storyMore: paragraph(sentence(index + 9, 120)),
    note: paragraph(sentence(index + 11, 30)),
    legacyRecipeData: null,
    privacySetting: 'public',
    prepTimeMinutes: 10 + (index % 30),
    cookTimeMinutes: 20 + (index % 40),
    customTimeLabel: null,
    customTimeMinutes: null,
    yieldServings: 4,
    servingDescription: null,
    difficultyLevel: 'easy',
    ...noTerms(),
    mealIds: [termIdOf(slug, mealOf(index))],
    cuisineIds: [termIdOf(slug, cuisineOf(index))],
    keywords: [],
    ingredientUsageGroups: ingredientGroupsOf(slug, index),
    instructionGroups: [instructionGroupOf(slug, index)],
    equipmentUsages: [],
    contributorIds: [],
  };
}

function ingredientGroupsOf(slug: string, index: number): IngredientUsageGroup[] {
  const usage = (place: number) => ({
    id: uuidOf(`${slug} usage ${index} ${place}`),
    quantityMin: ((index + place) % 8) + 1,
    quantityMax: null,
    unitId: null,
    ingredientId: uuidOf(`${slug} ingredient ${ingredients[(index + place) % ingredients.length]}`),
    preparation: place % 3 === 0 ? paragraph('finely chopped') : null,
    ingredientTitleOverride: null,
    link: null,
    note: null,
  });
  return ['Main', 'Sauce'].map((title, half) => ({
    id: uuidOf(`${slug} group ${index} ${half}`),
    title,
    note: null,
    ingredientUsages: range(half * 6, half * 6 + 6).map(usage),
  }));
}

function instructionGroupOf(slug: string, index: number): InstructionGroup {
  return {
    id: uuidOf(`${slug} steps ${index}`),
    title: 'Method',
    note: null,
    instructions: range(0, 8).map((place) => ({
      id: uuidOf(`${slug} step ${index} ${place}`),
      content: paragraph(sentence(index * 31 + place, 30)),
      timerMinutes: place % 4 === 0 ? 10 + place : null,
      note: null,
      videoId: null,
      images: [],
    })),
  };
}

export function paragraph(text: string): RichText {
  return { type: 'document', children: [{ type: 'paragraph', children: [{ text }] }] };
}

/** Words in an order that follows from the seed and compresses as prose does. */
export function sentence(seed: number, length: number): string {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  const next = () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d);
    state ^= state >>> 12;
    return words[(state >>> 0) % words.length];
  };
  return `${Array.from({ length }, next).join(' ')}.`;
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at);
}
