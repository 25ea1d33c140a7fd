import type { HomeBody } from '#content/page-models.ts';
import type { RecipeCardModel } from '#content/shared-models.ts';

/** What stands with the lead story, and what stands below in full rows. */
export type FrontPage = { beside: RecipeCardModel[]; rows: RecipeCardModel[] };

const rowLength = 4;
/** So many fill the columns around the lead. */
const usuallyBeside = 6;
/** Fewer than these stand in one column beside the lead. */
const leastOfTwoColumns = 5;
const mostBriefs = 3;

/** All that is featured stands with the lead, and so much of the latest that rows below are full. */
export function frontPageOf(body: Pick<HomeBody, 'featuredRecipes' | 'latestRecipes'>): FrontPage {
  const others = [...body.featuredRecipes, ...body.latestRecipes];
  const least = Math.max(Math.min(usuallyBeside, others.length), body.featuredRecipes.length);
  const count = least + ((others.length - least) % rowLength);
  return { beside: others.slice(0, count), rows: others.slice(count) };
}

/** Headlines left of the lead, and briefs right of it, which show their pictures. */
export function columnsOf(beside: RecipeCardModel[]): {
  headlines: RecipeCardModel[];
  briefs: RecipeCardModel[];
} {
  if (beside.length < leastOfTwoColumns) return { headlines: [], briefs: beside };
  const pictured = beside.filter(({ image }) => image !== null);
  const plain = beside.filter(({ image }) => image === null);
  const half = Math.floor(beside.length / 2);
  const room = pictured.length === 0 ? half : Math.min(mostBriefs, half);
  const chosen = new Set([...pictured, ...plain.toReversed()].slice(0, room));
  return {
    headlines: beside.filter((recipe) => !chosen.has(recipe)),
    briefs: beside.filter((recipe) => chosen.has(recipe)),
  };
}
