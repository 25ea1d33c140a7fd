import { z } from 'zod';
import { origins } from '#domain/import/read-recipe.ts';
import { difficultyLevels } from '#domain/recipe/recipe.ts';
import { linkMaxLength } from '#domain/text/safe-href.ts';
import { language, textUpTo } from '../fields.ts';
import { richText } from '../rich-text.ts';
import { importMessages } from './import-messages.ts';

/** As much as one recipe, or the page around it, ever is. */
const parsedTextMax = 600_000;

/** POST `recipe-parse`: a text of any kind, a page as HTML, or the address of a page. */
export const recipeParseInput = z
  .strictObject({
    text: textUpTo(parsedTextMax, importMessages.tooLong).exactOptional(),
    html: textUpTo(parsedTextMax, importMessages.tooLong).exactOptional(),
    url: textUpTo(linkMaxLength, importMessages.noAddress).exactOptional(),
    /** What the texts are in where they do not say it themselves. */
    language: language.exactOptional(),
  })
  .refine((input) => [input.text, input.html, input.url].filter(isGiven).length === 1, {
    error: importMessages.oneSource,
  })
  .meta({ id: 'RecipeParse' });
export type RecipeParseInput = z.output<typeof recipeParseInput>;

const isGiven = (value: string | undefined): boolean => value !== undefined;

const told = <Schema extends z.ZodType>(value: Schema) =>
  z.object({ value, origin: z.enum(origins) });
const words = z.array(z.string());

const measure = z.object({
  quantityMin: z.number(),
  quantityMax: z.number().nullable(),
  unitSlug: z.string().nullable(),
});

/** An ingredient line by its parts; one that could not be read has its whole text and no name. */
const lineReading = z.object({
  quantityMin: z.number().nullable(),
  quantityMax: z.number().nullable(),
  unitSlug: z.string().nullable(),
  furtherAmount: measure.exactOptional(),
  alternativeMeasure: measure
    .extend({ excludesFurther: z.literal(true).exactOptional() })
    .exactOptional(),
  packageSize: measure.exactOptional(),
  unitWord: z.string().exactOptional(),
  linkedName: z.string().exactOptional(),
  name: z.string().nullable(),
  text: z.string().nullable(),
  preparation: z.string().nullable(),
  note: z.string().nullable(),
});

const time = z.object({
  /** Null where the words tell no time that could be understood. */
  minutes: z.number().nullable(),
  written: z.string(),
  label: z.string().exactOptional(),
});

const parsedStep = z.object({
  name: z.string().exactOptional(),
  text: richText,
  /** The first time that its text tells. */
  timerMinutes: z.number().nullable(),
  /** The heats of its text, as written. */
  temperatures: words,
  /** Web addresses. */
  pictures: words,
});

const title = z.string().nullable();

export const parsedRecipe = z
  .object({
    title: told(z.string()).nullable(),
    language: told(z.string()).nullable(),
    description: told(richText).nullable(),
    author: told(z.string()).nullable(),
    address: told(z.string()).nullable(),
    pictures: told(words),
    servings: told(
      z.object({ written: z.string(), yieldServings: z.number().nullable(), description: title }),
    ).nullable(),
    difficulty: told(z.enum(difficultyLevels)).nullable(),
    times: z.object({
      prep: told(time).exactOptional(),
      cook: told(time).exactOptional(),
      total: told(time).exactOptional(),
      custom: told(time).exactOptional(),
    }),
    terms: z.object({
      categories: told(words).exactOptional(),
      cuisines: told(words).exactOptional(),
      diets: told(words).exactOptional(),
      methods: told(words).exactOptional(),
      keywords: told(words).exactOptional(),
    }),
    ingredientGroups: told(
      z.array(
        z.object({ title, lines: z.array(z.object({ text: z.string(), reading: lineReading })) }),
      ),
    ),
    instructionGroups: told(z.array(z.object({ title, steps: z.array(parsedStep) }))),
    equipment: told(words),
    notes: told(richText).nullable(),
    nutrition: told(z.record(z.string(), z.string())).nullable(),
    rating: told(z.object({ value: z.number(), count: z.number().nullable() })).nullable(),
    video: told(z.string()).nullable(),
    /** What stands in the source and in no field. */
    unread: z.array(z.object({ field: z.string(), text: z.string() })),
  })
  .meta({ id: 'ParsedRecipe' });
export type ParsedRecipe = z.output<typeof parsedRecipe>;

export const recipeParseAnswer = z
  .object({
    /** None where the source holds no recipe; the fullest first. */
    recipes: z.array(parsedRecipe),
    source: z.object({
      kind: z.enum(['text', 'html', 'address']),
      /** Where a page came from, after its redirects. */
      address: z.string().nullable(),
      /** What a reader sees of the source. */
      text: z.string(),
    }),
  })
  .meta({ id: 'RecipeParseAnswer' });
export type RecipeParseAnswer = z.output<typeof recipeParseAnswer>;
