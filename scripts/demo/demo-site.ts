import type { LookKey } from '#domain/look/looks.ts';
import type { DifficultyLevel, PrivacySetting, TermKind } from '#domain/recipe/recipe.ts';
import type { MeasurementSystem, TemperatureSystem } from '#domain/site/site.ts';
import type { Picture } from './illustrations/picture.ts';

export type DemoSite = {
  slug: string;
  title: string;
  /** With its colours, typefaces, style and header. */
  look: LookKey;
  defaultMeasurementSystem: MeasurementSystem;
  defaultTemperatureSystem: TemperatureSystem;
  cssOverrides?: string;
  owner: DemoOwner;
  aboutHeading: string;
  aboutShort: string;
  /** Markdown, like every long text below unless it says otherwise. */
  about: string;
  hideSidebarBio?: boolean;
  socialMediaLinks: { platform: DemoSocialPlatform; url: string }[];
  headerLinks: { label: string; href: string; openInNewTab: boolean }[];
  productLinks: { title: string; href: string; picture: Picture }[];
  linkPageHeading: string;
  /** A label may follow the convention title|region|discount. */
  links: { label: string; href: string }[];
  events: DemoEvent[];
  pressItems: DemoPressItem[];
  book?: DemoBook;
  featuredRecipeSlugs: string[];
  newslettersEnabled: boolean;
  subscriptionsEnabled: boolean;
  paymentsEnabled: boolean;
  commentsEnabled: boolean;
  monthlyAmountCents: number | null;
  yearlyAmountCents: number | null;
  terms: Record<TermKind, DemoTerm[]>;
  collections: DemoCollection[];
  recipes: DemoRecipe[];
  pictures: DemoSitePictures;
};

export type DemoSocialPlatform =
  | 'discord'
  | 'email'
  | 'instagram'
  | 'pinterest'
  | 'substack'
  | 'tiktok'
  | 'x'
  | 'youtube';

export type DemoOwner = { displayName: string; handle: string; bio: string };

/** Pictures of the site itself; `logo` and `icon` are drawn without letters of a system font. */
export type DemoSitePictures = { about: Picture; avatar: Picture; logo: Picture; icon: Picture };

export type DemoTerm = { slug: string; title: string };

export type DemoEvent = {
  title: string;
  /** YYYY-MM-DD */
  date: string;
  location: string;
  description: string;
  href: string;
  picture: Picture;
};

export type DemoPressItem = { title: string; url: string; description: string; date: string };

export type DemoBook = {
  title: string;
  description: string;
  picture: Picture;
  links: { label: string; href: string }[];
};

export type DemoCollection = {
  slug: string;
  title: string;
  description?: string;
  picture: Picture;
  recipeSlugs: string[];
};

export type DemoRecipe = {
  slug: string;
  title: string;
  description: string;
  storyExcerpt?: string;
  storyMore?: string;
  note?: string;
  /** YYYY-MM-DD; a recipe without it is a draft. */
  publishedAt?: string;
  privacySetting?: PrivacySetting;
  prepTimeMinutes?: number;
  cookTimeMinutes?: number;
  customTimeLabel?: string;
  customTimeMinutes?: number;
  yieldServings?: number;
  servingDescription?: string;
  difficultyLevel?: DifficultyLevel;
  terms: Partial<Record<TermKind, string[]>>;
  keywords?: string[];
  ingredients: DemoIngredientGroup[];
  instructions: DemoInstructionGroup[];
  equipment?: DemoEquipment[];
  pictures: Picture[];
  /** A film of scripts/demo/film, by its name. */
  film?: string;
};

/** Each line is written as `ingredient-line.ts` describes. */
export type DemoIngredientGroup = { title: string; note?: string; lines: string[] };

export type DemoInstructionGroup = { title: string; note?: string; steps: DemoStep[] };

/** A step's text is markdown with `{2 cup}` measurements and `[@key]` or `[@key|words]` references. */
export type DemoStep = string | { text: string; timerMinutes?: number; note?: string };

export type DemoEquipment = { title: string; link?: string; note?: string; picture?: Picture };
