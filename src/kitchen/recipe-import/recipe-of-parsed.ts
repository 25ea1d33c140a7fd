import type { ParsedRecipe, RecipeParseAnswer } from '#contract/import/recipe-parse.ts';
import type { RecipeInput } from '#contract/recipe/recipe.ts';
import { recipeImportMessages as texts } from '#contract/kitchen/import/recipe-import-messages.ts';
import type { ImageId } from '#domain/ids.ts';
import type { Pantry } from '#domain/kitchen/ingredient-rows/pantry.ts';
import type { SiteTerms } from '#domain/kitchen/terms/site-terms.ts';
import { type SortingWord, sortedByTerms } from '#domain/kitchen/terms/terms-named.ts';
import { rowFromLine } from '#domain/kitchen/ingredient-rows/read-row.ts';
import { keptLine } from '#domain/kitchen/limits/kept-text.ts';
import { youtubeVideoIdFrom } from '#domain/media/youtube.ts';
import { recipeLimits } from '#domain/recipe/recipe-limits.ts';
import { writtenLineMax } from '#domain/recipe/recipe.ts';
import { isBlank } from '#domain/text/blank.ts';
import { languageOf } from '#domain/text/language.ts';
import type { RichText } from '#domain/text/rich-text.ts';

/** What a draft is made with: also what the site sorts its recipes by. */
export type Stock = Pantry & SiteTerms;

export type MadeOf = {
  pantry: Stock;
  slug: string;
  source: RecipeParseAnswer['source'];
  newId: () => string;
};

/** Pictures of the site that came with a recipe. */
export type MadePictures = {
  ofDish: readonly ImageId[];
  /** By the number of the group and of the step in it. */
  ofSteps: readonly { group: number; step: number; id: ImageId }[];
};

/** A draft of what was read. What fits no field of a recipe, and the source itself, is kept beside it. */
export function recipeOfParsed(parsed: ParsedRecipe, made: MadeOf): RecipeInput {
  const language = languageOf({ language: parsed.language?.value ?? null }, made.pantry.language);
  const pantry = { ...made.pantry, language };
  return {
    title: titleOf(parsed.title?.value ?? null, texts.untitled),
    slug: made.slug,
    language: language === made.pantry.language ? null : language,
    description: parsed.description?.value ?? null,
    note: parsed.notes?.value ?? null,
    legacyRecipeData: keptBeside(parsed, made.source),
    youtubeVideoId: youtubeVideoIdFrom(parsed.video?.value ?? ''),
    ...timesOf(parsed.times),
    difficultyLevel: parsed.difficulty?.value ?? null,
    ...yieldOf(parsed.servings),
    ...sortedBy(parsed, made.pantry, language),
    ingredientUsageGroups: ingredientGroups(parsed, { ...made, pantry }),
    instructionGroups: stepGroups(parsed, made),
  };
}

/** Everything that the source says and a recipe has no field for, with the source. */
function keptBeside(parsed: ParsedRecipe, source: MadeOf['source']): Record<string, unknown> {
  const { author, address, servings, difficulty, times, terms } = parsed;
  const { equipment, nutrition, rating, video, pictures, unread } = parsed;
  const told = { author, address, servings, difficulty, times, terms };
  return { source, ...told, equipment, nutrition, rating, video, pictures, unread };
}

const yieldOf = (servings: ParsedRecipe['servings']) => ({
  yieldServings: servings?.value.yieldServings ?? null,
  servingDescription: servings?.value.description ?? null,
});

/** A total alone is a time of its own; beside the others it says nothing new. */
function timesOf({ prep, cook, total, custom }: ParsedRecipe['times']) {
  const minutes = (time: typeof prep) => limited(time?.value.minutes ?? null);
  const isTotalAlone = minutes(prep) === null && minutes(cook) === null && !custom;
  const third = isTotalAlone ? total : custom;
  const usual = texts.times[isTotalAlone ? 'total' : 'custom'];
  return {
    prepTimeMinutes: minutes(prep),
    cookTimeMinutes: minutes(cook),
    customTimeMinutes: minutes(third),
    customTimeLabel: minutes(third) === null ? null : titleOf(third?.value.label ?? null, usual),
  };
}

const limited = (minutes: number | null): number | null =>
  minutes !== null && minutes <= recipeLimits.minutes ? minutes : null;

/** Terms of the site where the source names them, else words; diets and methods are no words. */
function sortedBy(
  { terms, ingredientGroups: groups }: ParsedRecipe,
  site: Stock,
  language: string,
) {
  const { categories, cuisines, keywords, diets, methods } = terms;
  const words = (term: typeof diets, kind: SortingWord['kind']): SortingWord[] =>
    (term?.value ?? []).map((word) => ({ word: lineOf(word), kind }));
  const asWords = [
    ...words(categories, 'category'),
    ...words(cuisines, 'cuisine'),
    ...words(keywords, 'tag'),
  ];
  const lines = groups.value.flatMap((group) => group.lines);
  const ingredients = lines.map(({ text, reading }) => reading.name ?? text);
  const all = [...asWords, ...words(diets, 'diet'), ...words(methods, 'method')];
  const sorted = sortedByTerms(all, { site, ingredients, language });
  const left = asWords.filter((each) => sorted.left.includes(each) && !isBlank(each.word));
  const unique = [...new Set(left.map(({ word }) => word))];
  return { ...sorted.terms, keywords: unique.slice(0, recipeLimits.list) };
}

function ingredientGroups({ ingredientGroups: groups }: ParsedRecipe, made: MadeOf) {
  let room: number = recipeLimits.ingredients;
  return groups.value.slice(0, recipeLimits.list).map(({ title, lines }) => {
    const kept = lines.filter(({ text }) => !isBlank(text)).slice(0, room);
    room -= kept.length;
    return {
      id: made.newId(),
      title: titleOf(title, texts.ingredients),
      note: null,
      ingredientUsages: kept.map(({ text }) =>
        rowFromLine(made.newId(), keptLine(text, writtenLineMax).text, made.pantry),
      ),
    };
  });
}

const picturesOf = (ids: readonly ImageId[], most: number) =>
  [...new Set(ids)].slice(0, most).map((id) => ({ id }));

/** The draft with its pictures. */
export function withPictures(
  { instructionGroups = [], ...recipe }: RecipeInput,
  { ofDish, ofSteps }: MadePictures,
): RecipeInput {
  const ofStep = (group: number, step: number) =>
    ofSteps.filter((each) => each.group === group && each.step === step).map(({ id }) => id);
  return {
    ...recipe,
    images: picturesOf(ofDish, recipeLimits.list),
    instructionGroups: instructionGroups.map((group, at) => ({
      ...group,
      instructions: group.instructions.map((instruction, step) => ({
        ...instruction,
        images: picturesOf(ofStep(at, step), recipeLimits.stepPictures),
      })),
    })),
  };
}

function stepGroups({ instructionGroups: groups }: ParsedRecipe, { newId }: MadeOf) {
  let room: number = recipeLimits.steps;
  return groups.value.slice(0, recipeLimits.list).map(({ title, steps }) => {
    const kept = steps.slice(0, room);
    room -= kept.length;
    return {
      id: newId(),
      title: titleOf(title, texts.method),
      note: null,
      instructions: kept.map(({ name, text, timerMinutes }) => ({
        id: newId(),
        content: name === undefined ? text : withName(name, text),
        timerMinutes: limited(timerMinutes),
        note: null,
        videoId: null,
        images: [],
      })),
    };
  });
}

function titleOf(title: string | null, usual: string): string {
  const line = lineOf(title ?? '');
  return isBlank(line) ? usual : line;
}

const lineOf = (text: string): string => keptLine(text, recipeLimits.line).text.trim();

const withName = (name: string, { children }: RichText): RichText => ({
  type: 'document',
  children: [{ type: 'paragraph', children: [{ text: name, bold: true }] }, ...children],
});
