import type { RichText } from '../text/rich-text.ts';

/** `exact`: markup made for machines says so; `read`: it was understood from a text made for people. */
export const origins = ['exact', 'read'] as const;
export type Origin = (typeof origins)[number];

export type Told<Value> = { value: Value; origin: Origin };

export type ReadGroup<Item> = { title: string | null; items: Item[] };

/**
 * `name` says in a word or two what the step does; `pictures` are web addresses; `timerMinutes` is what
 * the source sets its timer to, beside what the text says.
 */
export type ReadStep = { name?: string; text: RichText; pictures: string[]; timerMinutes?: number };

/** `minutes` is null where the words tell no time that could be understood. */
export type ReadTime = { minutes: number | null; written: string };

export type ReadTimes = Partial<
  Record<'prep' | 'cook' | 'total' | 'custom', Told<ReadTime & { label?: string }>>
>;

/** Words that sort a recipe, as their author wrote them. */
export const readTerms = ['categories', 'cuisines', 'diets', 'methods', 'keywords'] as const;
export type ReadTerms = Partial<Record<(typeof readTerms)[number], Told<string[]>>>;

export type ReadRating = { value: number; count: number | null };

/** What stands in the source and fits no field of the recipe, or could not be understood. */
export type UnreadPart = { field: string; text: string };

/**
 * A recipe as some source tells it, before it becomes one of a site: names instead of ids, addresses
 * instead of pictures. What the source does not tell is absent; nothing is made up.
 */
export type ReadRecipe = {
  title: Told<string> | null;
  /** A BCP 47 tag. */
  language: Told<string> | null;
  description: Told<RichText> | null;
  author: Told<string> | null;
  /** Where the recipe says that it stands. */
  address: Told<string> | null;
  pictures: Told<string[]>;
  /** As written: "6-8", "about 20 rolls". */
  servings: Told<string> | null;
  times: ReadTimes;
  terms: ReadTerms;
  ingredientGroups: Told<ReadGroup<string>[]>;
  stepGroups: Told<ReadGroup<ReadStep>[]>;
  equipment: Told<string[]>;
  notes: Told<RichText> | null;
  /** By schema.org's names: "calories" → "210 kcal". */
  nutrition: Told<Record<string, string>> | null;
  rating: Told<ReadRating> | null;
  video: Told<string> | null;
  unread: UnreadPart[];
};

export function emptyReading(origin: Origin): ReadRecipe {
  return {
    title: null,
    language: null,
    description: null,
    author: null,
    address: null,
    pictures: { value: [], origin },
    servings: null,
    times: {},
    terms: {},
    ingredientGroups: { value: [], origin },
    stepGroups: { value: [], origin },
    equipment: { value: [], origin },
    notes: null,
    nutrition: null,
    rating: null,
    video: null,
    unread: [],
  };
}
