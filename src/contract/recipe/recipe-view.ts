import { z } from 'zod';
import { privacySettings, termKinds } from '#domain/recipe/recipe.ts';
import { dateTime, id, imageUse, version } from '../fields.ts';
import { imageView, videoView } from '../media/media.ts';
import { scheduleView, wallTimeMeaning } from './recipe-schedule.ts';
import { instructionGroup, recipeInput } from './recipe.ts';

export const termView = z
  .strictObject({
    id,
    kind: z.enum(termKinds),
    slug: z.string(),
    title: z.string(),
    recipeCount: z.int(),
  })
  .meta({ id: 'Term' });
export type TermView = z.infer<typeof termView>;

const termViews = z.array(termView);

/** All that a cook has written of a recipe. */
export const recipeContent = z
  .strictObject({
    ...recipeInput.required().shape,
    instructionGroups: z.array(instructionGroup),
  })
  .meta({ id: 'RecipeContent' });

/** A recipe as its cook works on it: what was written, what became of it, what it refers to. */
export const recipeView = z
  .strictObject({
    ...recipeContent.shape,
    id,
    version,
    publishedAt: dateTime.nullable(),
    hasUnpublishedChanges: z.boolean(),
    schedule: scheduleView.nullable(),
    createdAt: dateTime,
    updatedAt: dateTime,
    ingredientUsageCount: z.int(),
    categories: termViews,
    cuisines: termViews,
    meals: termViews,
    methods: termViews,
    diets: termViews,
    tags: termViews,
    collections: z.array(z.strictObject({ id, slug: z.string(), title: z.string() })),
    referencedImages: z.array(imageView),
    referencedVideos: z.array(videoView),
  })
  .meta({ id: 'Recipe' });
export type RecipeView = z.infer<typeof recipeView>;

export const recipeSummaryView = z
  .strictObject({
    id,
    title: z.string(),
    slug: z.string(),
    privacySetting: z.enum(privacySettings),
    image: z.strictObject({ ...imageView.shape, crop: imageUse.shape.crop }).nullable(),
    version,
    publishedAt: dateTime.nullable(),
    hasUnpublishedChanges: z.boolean(),
    /** People who keep it. */
    bookmarkCount: z.int(),
    createdAt: dateTime,
    updatedAt: dateTime,
  })
  .meta({ id: 'RecipeSummary' });
export type RecipeSummaryView = z.infer<typeof recipeSummaryView>;

/** `meaning` tells how the time was understood. */
export const scheduledAnswer = z.strictObject({ recipe: recipeView, meaning: wallTimeMeaning });
export type ScheduledAnswer = z.infer<typeof scheduledAnswer>;

export const recipeAnswer = z.strictObject({ recipe: recipeView });
export const recipesAnswer = z.strictObject({
  recipes: z.array(recipeSummaryView),
  total: z.int(),
});
export type RecipesAnswer = z.infer<typeof recipesAnswer>;
