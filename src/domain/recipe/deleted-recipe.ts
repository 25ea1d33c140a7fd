const dayMs = 24 * 60 * 60 * 1000;

/** How long a deleted recipe can be restored. */
export const deletedRecipesKeptMs = 30 * dayMs;

/** Whole days, begun ones counted, until an instant from which it cannot be restored. */
export const daysLeft = (endsAt: number, now: number): number =>
  Math.max(0, Math.ceil((endsAt - now) / dayMs));

/** What a recipe was among others when it was deleted, so that it can come back to it. */
export type DeletedPlaces = {
  /** The revision that visitors saw; null of a draft. */
  publishedVersion: number | null;
  publishedAt: number | null;
  publishedSlug: string | null;
  /** Its place among the featured recipes of the site. */
  featuredPlace: number | null;
};
