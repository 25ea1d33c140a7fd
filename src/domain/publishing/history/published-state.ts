import { presentSettings } from '../../site/site-parts.ts';
import type { SiteSettings } from '../../site/site.ts';

/** What visitors are shown of a recipe: which revision of it, where, and since when. */
export type Publication = {
  version: number;
  slug: string;
  title: string;
  publishedAt: number;
  isPremium: boolean;
};

/** The title and the settings with which a site was built. */
export type PublishedSettings = { title: string; settings: SiteSettings };

/** The settings of then, without what concerns money, readers' rights and recipes that are gone. */
export function settingsOfThen(
  then: SiteSettings,
  now: SiteSettings,
  isThere: (recipeId: string) => boolean,
): SiteSettings {
  const kept = Object.fromEntries(presentSettings.map((name) => [name, now[name]]));
  const featuredRecipeIds = then.featuredRecipeIds.filter(isThere);
  return { ...then, ...kept, featuredRecipeIds };
}
