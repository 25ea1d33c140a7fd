import { isRecord } from '../../is-record.ts';
import { isUuid } from '../../is-uuid.ts';
import { isYoutubeVideoId } from '../../media/youtube.ts';
import { isQuantity, recipeLimits as limits } from '../../recipe/recipe-limits.ts';
import {
  difficultyLevels,
  privacySettings,
  type RecipeContent,
  writtenLineMax,
} from '../../recipe/recipe.ts';
import { isSlug, slugMaxLength } from '../../text/is-slug.ts';
import { canonicalLanguage } from '../../text/language.ts';
import type { RichText } from '../../text/rich-text.ts';
import { isHttpAddress, isPlainPath } from '../../text/safe-href.ts';
import {
  type Check,
  filledLineUpTo,
  lineUpTo,
  numberWithin,
  oneOf,
  orNothing,
  satisfying,
  textUpTo,
} from './breach.ts';
import { richTextFault } from './rich-text-fault.ts';

/** The fields of a row; a list holds rows of its own. */
export type Shape = { [field: string]: Check | List };
export type List = { most: number; of: Shape | Check };

const id = satisfying(isUuid);
const optionalId = orNothing(id);
const line = orNothing(lineUpTo(limits.line));
const title = filledLineUpTo(limits.line);
const note = orNothing(textUpTo(limits.note));
const linkWhere = (isOne: (text: string) => boolean) =>
  orNothing(textUpTo(limits.webAddress, (text) => (isOne(text) ? null : { limit: 'link' })));
const link = linkWhere(isHttpAddress);
const siteLink = linkWhere((text) => isHttpAddress(text) || isPlainPath(text));
const minutes = orNothing(numberWithin(0, limits.minutes, Number.isInteger));
const amount = numberWithin(0, limits.quantity, isQuantity);
const isDocument = (value: unknown): value is RichText =>
  isRecord(value) && value['type'] === 'document' && Array.isArray(value['children']);
const richText = orNothing((value) =>
  isDocument(value) ? richTextFault(value) : { limit: 'unknown' },
);
const ids: List = { most: limits.list, of: id };

const measure = orNothing((value) => {
  if (!isRecord(value)) return { limit: 'unknown' };
  return amount(value['quantityMin']) ?? orNothing(amount)(value['quantityMax']);
});

const side = numberWithin(limits.leastSide, limits.side);
const offset = numberWithin(0, limits.side);
const crop = orNothing((value) => {
  if (!isRecord(value)) return { limit: 'unknown' };
  const { width, height, x, y } = value;
  return side(width) ?? side(height) ?? offset(x) ?? offset(y);
});
const pictures = (most: number): List => ({ most, of: { id, crop } });

const usage: Shape = {
  quantityMin: orNothing(amount),
  quantityMax: orNothing(amount),
  unitId: optionalId,
  unitWord: line,
  furtherAmount: measure,
  alternativeMeasure: measure,
  packageSize: measure,
  ingredientId: optionalId,
  preparation: richText,
  ingredientTitleOverride: line,
  link: siteLink,
  note,
  writtenAs: orNothing(textUpTo(writtenLineMax)),
};

const step: Shape = {
  content: richText,
  timerMinutes: minutes,
  note: richText,
  videoId: optionalId,
  images: pictures(limits.stepPictures),
};

const equipment: Shape = {
  equipmentId: id,
  link,
  note,
  imageOverrideId: optionalId,
  equipmentTitleOverride: line,
};

const group = (rows: string, of: List): Shape => ({ title, note: richText, [rows]: of });

/** What the API takes of each field, without the library that checks it there. */
export const recipeShape: { [Field in keyof Required<RecipeContent>]: Check | List } = {
  title,
  slug: textUpTo(slugMaxLength, (text) => (isSlug(text) ? null : { limit: 'slug' })),
  language: orNothing(satisfying((tag) => canonicalLanguage(tag) !== null)),
  description: richText,
  images: pictures(limits.list),
  videoId: optionalId,
  youtubeVideoId: orNothing(satisfying(isYoutubeVideoId)),
  storyExcerpt: richText,
  storyMore: richText,
  note: richText,
  legacyRecipeData: () => null,
  privacySetting: oneOf(privacySettings),
  prepTimeMinutes: minutes,
  cookTimeMinutes: minutes,
  customTimeLabel: line,
  customTimeMinutes: minutes,
  yieldServings: orNothing(numberWithin(limits.leastServings, limits.servings)),
  servingDescription: line,
  difficultyLevel: orNothing(oneOf(difficultyLevels)),
  tagIds: ids,
  methodIds: ids,
  foodCategoryIds: ids,
  mealIds: ids,
  cuisineIds: ids,
  dietIds: ids,
  keywords: { most: limits.list, of: title },
  ingredientUsageGroups: {
    most: limits.list,
    of: group('ingredientUsages', { most: limits.ingredients, of: usage }),
  },
  instructionGroups: {
    most: limits.list,
    of: group('instructions', { most: limits.steps, of: step }),
  },
  equipmentUsages: { most: limits.list, of: equipment },
  contributorIds: { most: limits.contributors, of: id },
};
