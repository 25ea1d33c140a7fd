/** What is kept of a comment of the site that this one follows, beside its words; no address of anybody. */
export type FormerFacts = {
  /** Who wrote it; empty where they gave no name. */
  name: string;
  /** They were among those who ran that site. */
  isCook: boolean;
  /** One to five stars that they gave the recipe. */
  rating: number | null;
  /** With which it was brought first. */
  importId: string;
};

/** Of one call. */
export const formerCommentsMax = 200;
export const formerNameMaxLength = 200;
