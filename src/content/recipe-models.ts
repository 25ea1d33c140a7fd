import type { Image } from '#domain/image.ts';
import type { PrivacySetting } from '#domain/recipe.ts';
import type { RichText } from '#domain/rich-text.ts';
import type { LinkModel, RecipeCardModel, ProfileModel } from './page-models.ts';

export type VideoModel = { src: string; contentType: string; poster: Image | null };

export type MediaItemModel =
  | { kind: 'image'; image: Image }
  | { kind: 'video'; video: VideoModel }
  | { kind: 'youtube'; videoId: string; title: string; poster: Image | null };

/** An ingredient line as the page prints it, with what an island needs to scale and convert it. */
export type IngredientLineModel = {
  id: string;
  /** Amount and unit as printed first, for example "1½ cups"; empty when there is none. */
  amountText: string;
  title: string;
  href: string | null;
  preparation: RichText | null;
  note: string | null;
  source: {
    quantityMin: number | null;
    quantityMax: number | null;
    unitSlug: string | null;
    titleSingular: string;
    titlePlural: string;
    gramsPerLiter: number | null;
    metricMethod: 'weight' | 'volume';
    imperialMethod: 'weight' | 'volume';
  };
};

export type IngredientGroupModel = {
  id: string;
  title: string | null;
  note: RichText | null;
  lines: IngredientLineModel[];
};

/** Rich text of a step with amounts and temperatures already resolved into marked segments. */
export type StepModel = {
  id: string;
  /** Counts through all groups from 1. */
  number: number;
  content: RichText;
  timerMinutes: number | null;
  timerText: string | null;
  note: RichText | null;
  images: Image[];
  video: VideoModel | null;
};

export type InstructionGroupModel = {
  id: string;
  title: string | null;
  note: RichText | null;
  steps: StepModel[];
};

export type EquipmentModel = {
  id: string;
  title: string;
  href: string | null;
  note: string | null;
  image: Image | null;
};

export type TimeFactModel = { label: string; text: string; iso: string };

export type UnitModel = { id: string; slug: string; title: string; pluralTitle: string };

export type RecipeBody = {
  id: string;
  slug: string;
  title: string;
  description: RichText | null;
  privacySetting: PrivacySetting;
  isLocked: boolean;
  media: MediaItemModel[];
  badges: string[];
  /** For example "12 ingredients". */
  ingredientCountText: string;
  times: TimeFactModel[];
  totalTime: TimeFactModel | null;
  difficultyText: string | null;
  servings: { yieldServings: number; description: string | null; makesText: string } | null;
  author: { displayName: string; avatar: Image | null } | null;
  published: { iso: string; text: string } | null;
  defaultMeasurementSystem: 'metric' | 'imperial';
  defaultTemperatureSystem: 'celsius' | 'fahrenheit';
  ingredientGroups: IngredientGroupModel[];
  instructionGroups: InstructionGroupModel[];
  equipment: EquipmentModel[];
  note: RichText | null;
  story: { excerpt: RichText | null; more: RichText | null } | null;
  /** Credit of an imported recipe: author, source, licence. */
  credit: { text: string; href: string | null } | null;
  terms: { label: string; href: string | null }[];
  collections: LinkModel[];
  moreRecipes: RecipeCardModel[];
  profile: ProfileModel | null;
  showsComments: boolean;
  showsNewsletter: boolean;
  /** Names of units that texts may mention, by id. */
  units: UnitModel[];
};
