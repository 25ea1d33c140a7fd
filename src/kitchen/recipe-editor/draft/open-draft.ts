import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';
import { keepRecipeCopy, recipeCopy } from '../../device/device-copies.ts';
import type { DraftKind } from '../../drafts/draft-kind.ts';
import { type Draft, openDraft as open, type WrittenSite } from '../../drafts/open-draft.ts';
import { recipeCalls, storedOf } from '../saving/recipe-calls.ts';
import { ownRefusal, toldIssues } from '../saving/told-issues.ts';
import { codeLater } from '../../shell/frame/code-later.ts';

export type RecipeDraft = Omit<Draft<RecipeContent, RecipeView>, '$content'> & {
  $recipe: Draft<RecipeContent, RecipeView>['$content'];
};

type OpenedDraft = { kind: 'opened'; draft: RecipeDraft } | { kind: 'failed'; failure: Failure };

const code = codeLater(() => import('../saving/taking-recipes.ts'));
const taking = async () => (await code()).takingRecipes;

const recipeKind: DraftKind<RecipeContent, RecipeView> = {
  name: 'recipe',
  callsOf: recipeCalls,
  storedOf: (recipe) => storedOf({ recipe }),
  isSame: isSameContent,
  toldIssues,
  ownRefusal,
  taking,
  copies: { find: recipeCopy, keep: keepRecipeCopy },
};

/** Opens a recipe of the person who is signed in: as the server has it, and what this device kept. */
export async function openDraft(site: WrittenSite, recipeId: string): Promise<OpenedDraft> {
  const opened = await open(recipeKind, site, recipeId);
  if (opened.kind === 'failed') return opened;
  const { $content: $recipe, ...draft } = opened.draft;
  return { kind: 'opened', draft: { ...draft, $recipe } };
}
