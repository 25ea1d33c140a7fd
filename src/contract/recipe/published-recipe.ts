import { z } from 'zod';
import { measurementMethods } from '#domain/measures/units.ts';
import { dateTime, id } from '../fields.ts';
import { ingredientFacts, unitView } from '../site/globals.ts';
import { videoView } from '../media/media.ts';
import { pictureView, recipeCard } from './recipe-card.ts';
import {
  equipmentUsage,
  ingredientUsage,
  ingredientUsageGroup,
  instruction,
  instructionGroup,
} from './recipe.ts';
import { richText } from '../rich-text.ts';
import { filterOption } from '../search/site-filters.ts';

const text = richText.nullable();
const terms = z.array(filterOption);
const { id: videoId, key, contentType } = videoView.shape;
/** A film as visitors watch it. */
export const filmView = z
  .strictObject({ id: videoId, key, contentType, poster: pictureView.nullable() })
  .meta({ id: 'Film' });

const textAmount = z.strictObject({
  quantityMin: z.number(),
  quantityMax: z.number(),
  /** The slug of a unit of the platform. */
  unit: z.string().nullable(),
  /** As the cook wrote it, where a page would write the number in another way. */
  figure: z.string().exactOptional(),
  /** How what is measured crosses between weight and volume. */
  weighing: z
    .strictObject({
      gramsPerLiter: z.number().nullable(),
      metric: z.enum(measurementMethods),
      imperial: z.enum(measurementMethods),
    })
    .exactOptional(),
  /** It keeps its unit in every system. */
  isKept: z.literal(true).exactOptional(),
});

/** A text of an ingredient line that holds amounts; the parts joined are the text. */
const readText = z.strictObject({
  text: z.string(),
  parts: z.array(z.union([z.string(), textAmount])),
  /** Whether it holds an amount of which nobody knows whether it scales. */
  isDoubtful: z.boolean(),
});

const usageWords = z.strictObject({
  titles: z.strictObject({ singular: z.string(), plural: z.string() }),
  unit: unitView.omit({ id: true }).nullable(),
  /** The cook's own figures, where a page would write the number in another way. */
  figures: z
    .strictObject({
      quantity: z.string().exactOptional(),
      furtherAmount: z.string().exactOptional(),
      alternativeMeasure: z.string().exactOptional(),
      packageSize: z.string().exactOptional(),
    })
    .exactOptional(),
});

const publishedIngredientGroup = z.strictObject({
  ...ingredientUsageGroup.shape,
  ingredientUsages: z.array(
    z.strictObject({
      ...ingredientUsage.omit({ writtenAs: true }).shape,
      unit: unitView.nullable(),
      ingredient: ingredientFacts.nullable(),
      /** Its title and unit in the words of the recipe's language. */
      words: usageWords,
      readTexts: z.array(readText),
    }),
  ),
});

const publishedInstructionGroup = z.strictObject({
  ...instructionGroup.shape,
  instructions: z.array(
    z.strictObject({
      ...instruction.shape,
      images: z.array(pictureView),
      video: filmView.nullable(),
    }),
  ),
});

const publishedEquipment = z.strictObject({
  ...equipmentUsage.shape,
  equipment: z.strictObject({ id, title: z.string(), featuredImage: pictureView.nullable() }),
  image: pictureView.nullable(),
});

/**
 * A published recipe as far as whoever asks may read it: of a locked one nothing but its top
 * section is there, and lists below it are empty.
 */
export const publishedRecipe = z
  .strictObject({
    ...recipeCard.omit({ image: true }).shape,
    /** A BCP 47 tag. */
    language: z.string(),
    /** What it yields, of one and of many. */
    recipeYield: z
      .strictObject({ yieldServings: z.number(), one: z.string(), many: z.string() })
      .nullable(),
    description: text,
    images: z.array(pictureView),
    video: filmView.nullable(),
    youtubeVideoId: z.string().nullable(),
    storyExcerpt: text,
    storyMore: text,
    note: text,
    /** Whose recipe it was before, where it says so. */
    credit: z.strictObject({ text: z.string(), url: z.string().nullable() }).nullable(),
    customTimeLabel: z.string().nullable(),
    servingDescription: z.string().nullable(),
    keywords: z.array(z.string()),
    ingredientUsageCount: z.int(),
    ingredientUsageGroups: z.array(publishedIngredientGroup),
    instructionGroups: z.array(publishedInstructionGroup),
    equipmentUsages: z.array(publishedEquipment),
    categories: terms,
    cuisines: terms,
    meals: terms,
    methods: terms,
    diets: terms,
    tags: terms,
    collections: z.array(z.strictObject({ id, slug: z.string(), title: z.string() })),
    /** Units that amounts within texts are given in. */
    units: z.array(unitView),
    publishedAt: dateTime,
  })
  .meta({ id: 'PublishedRecipe' });
export type PublishedRecipeView = z.output<typeof publishedRecipe>;

export const publishedRecipeAnswer = z.strictObject({ recipe: publishedRecipe });
