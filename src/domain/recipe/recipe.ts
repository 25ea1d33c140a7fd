import type { EquipmentId, Id, IngredientId, TermId, UnitId, UserId, VideoId } from '../ids.ts';
import type { ImageUse } from '../media/image.ts';
import type { RichText } from '../text/rich-text.ts';

export const privacySettings = ['public', 'subscribers_only'] as const;
export type PrivacySetting = (typeof privacySettings)[number];

export const difficultyLevels = ['easy', 'medium', 'hard'] as const;
export type DifficultyLevel = (typeof difficultyLevels)[number];

export const termKinds = ['category', 'cuisine', 'meal', 'method', 'diet', 'tag'] as const;
export type TermKind = (typeof termKinds)[number];

/** An amount of a line beside its quantity. */
export type UsageMeasure = {
  quantityMin: number;
  quantityMax: number | null;
  unitId: UnitId | null;
};

/** `excludesFurther`: of the quantity without what is added, "1 cup (200 g) plus 2 tablespoons". */
export type AlternativeUsageMeasure = UsageMeasure & { excludesFurther?: true };

export const usageMeasures = ['furtherAmount', 'alternativeMeasure', 'packageSize'] as const;

/** The longest line that is kept as its cook typed it. */
export const writtenLineMax = 500;

export type IngredientUsage = {
  id: Id;
  quantityMin: number | null;
  quantityMax: number | null;
  unitId: UnitId | null;
  /** The unit as its cook spells it, where the language has several words: "Esslöffel". */
  unitWord?: string;
  /** Is added to the quantity: "1 lb 4 oz". */
  furtherAmount?: UsageMeasure;
  /** The same amount in other units: "2 cups (250 g)". */
  alternativeMeasure?: AlternativeUsageMeasure;
  /** Of each thing that is counted, so that it does not scale: "2 cans, 400 g each". */
  packageSize?: UsageMeasure;
  ingredientId: IngredientId | null;
  preparation: RichText | null;
  ingredientTitleOverride: string | null;
  link: string | null;
  note: string | null;
  /** The line as its cook typed it, for the kitchen alone; visitors never get it. */
  writtenAs?: string;
};

export type IngredientUsageGroup = {
  id: Id;
  title: string;
  note: RichText | null;
  ingredientUsages: IngredientUsage[];
};

export type Instruction = {
  id: Id;
  content: RichText;
  timerMinutes: number | null;
  note: RichText | null;
  videoId: VideoId | null;
  images: ImageUse[];
};

export type InstructionGroup = {
  id: Id;
  title: string;
  note: RichText | null;
  instructions: Instruction[];
};

export type EquipmentUsage = {
  id: Id;
  equipmentId: EquipmentId;
  link: string | null;
  note: string | null;
  imageOverrideId: Id | null;
  equipmentTitleOverride: string | null;
};

/** What a cook writes of a recipe: its working copy and, once published, its snapshot. */
export type RecipeContent = {
  title: string;
  slug: string;
  /** A BCP 47 tag; null or absent where it is that of the site. */
  language?: string | null;
  description: RichText | null;
  images: ImageUse[];
  videoId: VideoId | null;
  youtubeVideoId: string | null;
  storyExcerpt: RichText | null;
  storyMore: RichText | null;
  note: RichText | null;
  legacyRecipeData: Record<string, unknown> | null;
  privacySetting: PrivacySetting;
  prepTimeMinutes: number | null;
  cookTimeMinutes: number | null;
  customTimeLabel: string | null;
  customTimeMinutes: number | null;
  yieldServings: number | null;
  servingDescription: string | null;
  difficultyLevel: DifficultyLevel | null;
  tagIds: TermId[];
  methodIds: TermId[];
  foodCategoryIds: TermId[];
  mealIds: TermId[];
  cuisineIds: TermId[];
  dietIds: TermId[];
  keywords: string[];
  ingredientUsageGroups: IngredientUsageGroup[];
  instructionGroups: InstructionGroup[];
  equipmentUsages: EquipmentUsage[];
  contributorIds: UserId[];
};

/** What lists show of a recipe; nothing of it is withheld from anybody. */
export type RecipeCardContent = Pick<
  RecipeContent,
  | 'title'
  | 'slug'
  | 'description'
  | 'privacySetting'
  | 'prepTimeMinutes'
  | 'cookTimeMinutes'
  | 'customTimeMinutes'
  | 'yieldServings'
  | 'difficultyLevel'
  | 'foodCategoryIds'
  | 'mealIds'
> & { image: ImageUse | null };
