import type { HomeBody } from '#content/page-models.ts';
import type { RecipeCardModel } from '#content/shared-models.ts';
import { messages } from '#contract/messages.ts';

type BesideLead = {
  beside: RecipeCardModel[];
  label: string;
  /** The latest of them that do not stand beside the lead. */
  latest: RecipeCardModel[];
};

type Given = Pick<HomeBody, 'featuredRecipes' | 'latestRecipes'>;

/** Beside the lead stands what the cook has chosen, else as many of the latest as the look takes. */
export function besideLead(
  { featuredRecipes, latestRecipes }: Given,
  takes: (count: number) => number,
): BesideLead {
  if (featuredRecipes.length > 0) {
    return { beside: featuredRecipes, label: messages.home.featured, latest: latestRecipes };
  }
  const taken = takes(latestRecipes.length);
  return {
    beside: latestRecipes.slice(0, taken),
    label: messages.home.latest,
    latest: latestRecipes.slice(taken),
  };
}
