import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ScheduleInput } from '#contract/recipe/recipe-schedule.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { outcomeOf, type Outcome as OutcomeOf } from '../../drafts/saving/outcome.ts';
import { ask, storedOf } from '../saving/recipe-calls.ts';

type Outcome = OutcomeOf<RecipeContent, RecipeView>;

/** Something that is done with a version of a recipe, and safe to repeat. */
export type Deed = {
  send: (recipeId: string, version: number) => Promise<Outcome>;
  /** Whether a recipe shows that it was done, where no answer said so. */
  isDone: (recipe: RecipeView, version: number) => boolean;
};

const recipe = manageApi[':siteSlug'].recipes[':recipeId'];
const paramOf = (recipeId: string) => ({ siteSlug: siteSlugHere(), recipeId });
const onVersion = (version: number) => ({ 'If-Match': `"${version}"` });

export const publishDeed: Deed = {
  send: (recipeId, version) =>
    outcomeOf(
      ask(async (signal) => {
        const given = { param: paramOf(recipeId), json: {} };
        const sent = { headers: onVersion(version), init: { signal } };
        return storedOf(await jsonOf(await recipe.publish.$post(given, sent)));
      }),
    ),
  isDone: ({ publishedAt, hasUnpublishedChanges, version: is }, version) =>
    publishedAt !== null && !hasUnpublishedChanges && is === version,
};

/** Freezes the version until the time. */
export const scheduleDeed = (json: ScheduleInput): Deed => ({
  send: (recipeId, version) =>
    outcomeOf(
      ask(async (signal) => {
        const given = { param: paramOf(recipeId), json };
        const sent = { headers: onVersion(version), init: { signal } };
        return storedOf(await jsonOf(await recipe.schedule.$put(given, sent)));
      }),
    ),
  isDone: ({ schedule }) =>
    schedule?.wall === json.at &&
    schedule.zone === json.zone &&
    !(json.includeLaterEdits && schedule.hasLaterChanges),
});

export const readRecipe = (recipeId: string): Promise<Outcome> =>
  outcomeOf(
    ask(async (signal) => {
      const init = { signal, cache: 'no-store' } as const;
      return storedOf(await jsonOf(await recipe.$get({ param: paramOf(recipeId) }, { init })));
    }),
  );
