import { atom } from 'nanostores';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Issues } from '../../../drafts/saving/refusal.ts';
import type { SavingState } from '../../../drafts/saving/saving-state.ts';
import { aDraft } from '#kitchen/recipe-editor/testing/draft.ts';
import { aRecipe, aView } from '#kitchen/recipe-editor/testing/recipes.ts';

const version = 3;

type Given = { content?: Partial<RecipeContent>; view?: Partial<RecipeView> };

/** An open recipe whose save is at version 3; what is done with it is for the test to say. */
export function aSavedDraft({ content = {}, view = {} }: Given = {}) {
  const recipe = aRecipe(content);
  const $stored = atom<RecipeView>({ ...aView(recipe, version), ...view });
  const $saving = atom<SavingState<RecipeContent, RecipeView>>({ status: 'saved' });
  const $issues = atom<Issues>({});
  let looks = 0;
  const draft = aDraft(recipe, {
    $stored,
    $saving,
    $issues,
    whenSaved: (act) => act(version, recipe),
    keepAnswer: (answer) => $stored.set(answer),
    lookAgain: () => (looks += 1),
    takeOver: () => Promise.resolve(),
  });
  return { draft, $stored, $saving, $issues, looks: () => looks };
}

/** The recipe as answers tell it. */
export const told = (changes: Partial<RecipeView> = {}) => ({
  body: { recipe: { ...aView(aRecipe(), version), ...changes } },
});

export const publishedAt = '2026-11-23T18:30:00.000Z';
