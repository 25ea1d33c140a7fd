import { z } from 'zod';
import { difficultyLevels, privacySettings, writtenLineMax } from '#domain/recipe/recipe.ts';
import { isQuantity, recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { issueMessages } from '../issue-messages.ts';
import {
  id,
  language,
  line,
  lineUpTo,
  note,
  pictureUse,
  siteAddress,
  slug,
  title,
  webAddress,
  youtubeVideoId,
} from '../fields.ts';
import { richText } from '../rich-text.ts';

const { list: referencesMax, ingredients: ingredientsMax, steps: stepsMax } = recipeLimits;
const stepImagesMax = recipeLimits.stepPictures;

const minutes = z.int().min(0).max(recipeLimits.minutes);
const quantity = z
  .number()
  .min(0)
  .max(recipeLimits.quantity)
  .refine(isQuantity, { error: issueMessages.tooSmall(recipeLimits.leastQuantity) });
const ids = z.array(id).max(referencesMax);
const optionalText = richText.nullable().default(null);

const usageMeasure = z.strictObject({
  quantityMin: quantity,
  quantityMax: quantity.nullable().default(null),
  unitId: id.nullable().default(null),
});

/** `excludesFurther` tells that it is as much as the quantity without the further amount. */
const alternativeMeasure = usageMeasure.extend({
  excludesFurther: z.literal(true).exactOptional(),
});

export const ingredientUsage = z.strictObject({
  id,
  quantityMin: quantity.nullable().default(null),
  quantityMax: quantity.nullable().default(null),
  unitId: id.nullable().default(null),
  /** The unit as the cook spells it, for a recipe that is not English. */
  unitWord: line.exactOptional(),
  furtherAmount: usageMeasure.exactOptional(),
  alternativeMeasure: alternativeMeasure.exactOptional(),
  packageSize: usageMeasure.exactOptional(),
  ingredientId: id.nullable().default(null),
  preparation: optionalText,
  ingredientTitleOverride: line.nullable().default(null),
  /** Of a shop, or of a page of the site: of the recipe that the ingredient is. */
  link: siteAddress.nullable().default(null),
  note: note.nullable().default(null),
  /** The line as its cook typed it, for the kitchen alone. */
  writtenAs: lineUpTo(writtenLineMax).exactOptional(),
});

export const ingredientUsageGroup = z.strictObject({
  id,
  title,
  note: optionalText,
  ingredientUsages: z.array(ingredientUsage).max(ingredientsMax).default([]),
});

const imagesOfStep = z.array(pictureUse).max(stepImagesMax);

export const instruction = z.strictObject({
  id,
  content: richText,
  timerMinutes: minutes.nullable().default(null),
  note: optionalText,
  videoId: id.nullable().default(null),
  images: imagesOfStep.default([]),
});

/** Pictures of a step are written with their crops, or by their ids alone. */
const writtenInstruction = z
  .strictObject({
    ...instruction.shape,
    images: imagesOfStep.exactOptional(),
    imageIds: z.array(id).max(stepImagesMax).exactOptional(),
  })
  .refine(namesImagesAlike, { path: ['imageIds'], error: issueMessages.invalidInput })
  .transform(({ imageIds = [], images = imageIds.map((each) => ({ id: each })), ...rest }) => ({
    ...rest,
    images,
  }));

export const instructionGroup = z.strictObject({
  id,
  title,
  note: optionalText,
  instructions: z.array(instruction).max(stepsMax).default([]),
});

const writtenInstructionGroup = z.strictObject({
  ...instructionGroup.shape,
  instructions: z.array(writtenInstruction).max(stepsMax).default([]),
});

export const equipmentUsage = z.strictObject({
  id,
  equipmentId: id,
  link: webAddress.nullable().default(null),
  note: note.nullable().default(null),
  imageOverrideId: id.nullable().default(null),
  equipmentTitleOverride: line.nullable().default(null),
});

const ingredientUsageGroups = z
  .array(ingredientUsageGroup)
  .max(referencesMax)
  .refine((groups) => lengthOf(groups, 'ingredientUsages') <= ingredientsMax, {
    error: issueMessages.invalidInput,
  });

const instructionGroups = z
  .array(writtenInstructionGroup)
  .max(referencesMax)
  .refine((groups) => lengthOf(groups, 'instructions') <= stepsMax, {
    error: issueMessages.invalidInput,
  });

/** What a cook may write of a recipe; on an update, what is absent stays as it was. */
export const recipeInput = z
  .strictObject({
    title,
    slug,
    /** Null where it is that of the site. */
    language: language.nullable().exactOptional(),
    description: richText.nullable().exactOptional(),
    images: z.array(pictureUse).max(referencesMax).exactOptional(),
    videoId: id.nullable().exactOptional(),
    youtubeVideoId: youtubeVideoId.nullable().exactOptional(),
    storyExcerpt: richText.nullable().exactOptional(),
    storyMore: richText.nullable().exactOptional(),
    note: richText.nullable().exactOptional(),
    legacyRecipeData: z.record(z.string(), z.unknown()).nullable().exactOptional(),
    privacySetting: z.enum(privacySettings).exactOptional(),
    prepTimeMinutes: minutes.nullable().exactOptional(),
    cookTimeMinutes: minutes.nullable().exactOptional(),
    customTimeLabel: line.nullable().exactOptional(),
    customTimeMinutes: minutes.nullable().exactOptional(),
    yieldServings: z
      .number()
      .min(recipeLimits.leastServings)
      .max(recipeLimits.servings)
      .nullable()
      .exactOptional(),
    servingDescription: line.nullable().exactOptional(),
    difficultyLevel: z.enum(difficultyLevels).nullable().exactOptional(),
    tagIds: ids.exactOptional(),
    methodIds: ids.exactOptional(),
    foodCategoryIds: ids.exactOptional(),
    mealIds: ids.exactOptional(),
    cuisineIds: ids.exactOptional(),
    dietIds: ids.exactOptional(),
    keywords: z.array(title).max(referencesMax).exactOptional(),
    ingredientUsageGroups: ingredientUsageGroups.exactOptional(),
    instructionGroups: instructionGroups.exactOptional(),
    equipmentUsages: z.array(equipmentUsage).max(referencesMax).exactOptional(),
    contributorIds: z.array(id).max(recipeLimits.contributors).exactOptional(),
  })
  .meta({ id: 'RecipeInput' });
export type RecipeInput = z.output<typeof recipeInput>;
/** A recipe as it may be sent: in its rows, what is absent is nothing. */
export type WrittenRecipe = z.input<typeof recipeInput>;

type StepImages = { images?: { id: string }[]; imageIds?: string[] };

function namesImagesAlike({ images, imageIds }: StepImages): boolean {
  if (!images || !imageIds) return true;
  return images.map((image) => image.id).join() === imageIds.join();
}

function lengthOf<Key extends string>(groups: Record<Key, unknown[]>[], key: Key): number {
  return groups.reduce((sum, group) => sum + group[key].length, 0);
}
