import { isSameData } from '../../same-data.ts';
import { termFieldOf } from '../recipe-terms.ts';
import type { RecipeFields, RecipeRows, RowList } from './recipe-rows.ts';

/** Fields that mean something only together, under one name: half an amount of each is none. */
type Aspects<Value> = Readonly<Record<string, readonly (keyof Value & string)[]>>;

const recipeAspects = {
  title: ['title'],
  slug: ['slug'],
  language: ['language'],
  description: ['description'],
  images: ['images'],
  videoId: ['videoId'],
  youtubeVideoId: ['youtubeVideoId'],
  storyExcerpt: ['storyExcerpt'],
  storyMore: ['storyMore'],
  note: ['note'],
  legacyRecipeData: ['legacyRecipeData'],
  privacySetting: ['privacySetting'],
  prepTimeMinutes: ['prepTimeMinutes'],
  cookTimeMinutes: ['cookTimeMinutes'],
  customTime: ['customTimeLabel', 'customTimeMinutes'],
  yield: ['yieldServings', 'servingDescription'],
  difficultyLevel: ['difficultyLevel'],
  foodCategoryIds: ['foodCategoryIds'],
  cuisineIds: ['cuisineIds'],
  mealIds: ['mealIds'],
  methodIds: ['methodIds'],
  dietIds: ['dietIds'],
  tagIds: ['tagIds'],
  keywords: ['keywords'],
  contributorIds: ['contributorIds'],
} as const satisfies Aspects<RecipeFields>;

const groupAspects = { title: ['title'], note: ['note'] } as const;

const rowAspects = {
  ingredientUsageGroups: groupAspects,
  ingredientUsages: {
    amount: [
      'quantityMin',
      'quantityMax',
      'unitId',
      'unitWord',
      'furtherAmount',
      'alternativeMeasure',
      'packageSize',
    ],
    ingredient: ['ingredientId', 'ingredientTitleOverride'],
    writtenAs: ['writtenAs'],
    preparation: ['preparation'],
    link: ['link'],
    note: ['note'],
  },
  instructionGroups: groupAspects,
  instructions: {
    content: ['content'],
    timerMinutes: ['timerMinutes'],
    note: ['note'],
    videoId: ['videoId'],
    images: ['images'],
  },
  equipmentUsages: {
    equipment: ['equipmentId', 'equipmentTitleOverride'],
    link: ['link'],
    note: ['note'],
    imageOverrideId: ['imageOverrideId'],
  },
} as const satisfies { [List in RowList]: Aspects<RecipeRows[List]> };

/** Every field of a recipe and of its rows has an aspect: one that is forgotten does not compile. */
type FieldIn<Of extends Aspects<never>> = Of[keyof Of][number];
type Forgotten = Exclude<keyof RecipeFields, FieldIn<typeof recipeAspects>>;
type ForgottenOfRows = {
  [List in RowList]: Exclude<keyof RecipeRows[List], 'id' | FieldIn<(typeof rowAspects)[List]>>;
}[RowList];
type Unless<Missing, Of> = [Missing] extends [never] ? Of : Missing;

/** What each aspect of something consists of. */
export type AspectFields = Readonly<Record<string, readonly string[]>>;
type Data = Readonly<Record<string, unknown>>;

export const aspectsOfRecipe: Unless<Forgotten, AspectFields> = recipeAspects;
export const aspectsOfRows: Unless<
  ForgottenOfRows,
  Readonly<Record<RowList, AspectFields>>
> = rowAspects;

/** Lists whose elements come and go one by one. */
export const listAspects: ReadonlySet<string> = new Set([
  ...Object.values(termFieldOf),
  'keywords',
  'contributorIds',
]);

export type AspectChange = { aspect: string; before: Data; after: Data };

/** The aspects in which two values differ. */
export function changedAspects(of: AspectFields, before: Data, after: Data): AspectChange[] {
  return Object.entries(of).flatMap(([aspect, fields]) => {
    const change = { aspect, before: partOf(before, fields), after: partOf(after, fields) };
    return isSameData(change.before, change.after) ? [] : [change];
  });
}

/** What a value has of some fields. */
export const partOf = (value: Data, fields: readonly string[]): Data =>
  Object.fromEntries(fields.flatMap((field) => (field in value ? [[field, value[field]]] : [])));

const { amount, ingredient, preparation, writtenAs } = aspectsOfRows.ingredientUsages;
const wholeLine = [amount, ingredient, preparation, writtenAs].flatMap((fields) => fields ?? []);

/** The aspects in which sides of a row are merged: the words of a line and what was read from them are one. */
export function mergedAspects(of: AspectFields, sides: readonly (Data | null)[]): AspectFields {
  const isInWords = sides.some((side) => typeof side?.['writtenAs'] === 'string');
  if (!isInWords) return of;
  const { amount: _amount, ingredient: _ingredient, preparation: _preparation, ...others } = of;
  return { ...others, writtenAs: wholeLine };
}
