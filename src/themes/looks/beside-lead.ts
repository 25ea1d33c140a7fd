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

/**
 * Beside the lead stands what the cook has chosen, else as many of the latest as the look takes: in
 * words first those that have no picture to show.
 */
export function besideLead(
  { featuredRecipes, latestRecipes }: Given,
  takes: (count: number) => number,
  shown: 'in pictures' | 'in words' = 'in pictures',
): BesideLead {
  if (featuredRecipes.length > 0) {
    return { beside: featuredRecipes, label: messages.home.featured, latest: latestRecipes };
  }
  const unpictured = latestRecipes.filter(({ image }) => image === null);
  const pictured = latestRecipes.filter(({ image }) => image !== null);
  const inOrder = shown === 'in words' ? [...unpictured, ...pictured] : latestRecipes;
  const beside = inOrder.slice(0, takes(latestRecipes.length));
  return {
    beside,
    label: messages.home.latest,
    latest: latestRecipes.filter((recipe) => !beside.includes(recipe)),
  };
}
