import { atom } from 'nanostores';
import { isSameContent } from '#domain/kitchen/draft/same-content.ts';
import type { RecipeView } from '#contract/recipe/recipe-view.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import type { Failure } from '#stores/failure.ts';
import { draftStore } from '../../drafts/draft-store.ts';
import { saveDraft } from '../../drafts/saving/saving.ts';
import type { Taking } from '../../drafts/saving/taking.ts';
import { fakeServer } from './fake-server.ts';
import { aRecipe } from './recipes.ts';

export const beginning = aRecipe({ title: '' });

type Judging = {
  ownRefusal?: (recipe: RecipeContent) => Failure | null;
  taking?: Taking<RecipeContent>;
};

/** An open draft over a fake server, and what a cook does with it; `sent` before it was opened. */
export function anEditor(
  sent: RecipeContent[] = [],
  isFromDevice = false,
  { ownRefusal, taking }: Judging = {},
) {
  const server = fakeServer(beginning);
  const draft = draftStore<RecipeContent>(beginning, () => true);
  const $hasSessionEnded = atom(false);
  const saving = saveDraft<RecipeContent, RecipeView>({
    calls: server.calls,
    $content: draft.$content,
    isSame: isSameContent,
    $hasSessionEnded,
    base: { version: 1, content: beginning },
    theirs: null,
    sent,
    isFromDevice,
    ...(ownRefusal && { ownRefusal }),
    ...(taking && { taking: () => Promise.resolve(taking) }),
    show: (content) => draft.resume(content, isSameContent),
    onProgress: () => undefined,
    onStored: () => undefined,
  });
  const set = (changes: Partial<RecipeContent>) =>
    draft.change({ field: '', update: (recipe) => ({ ...recipe, ...changes }) });
  return {
    server,
    draft,
    saving,
    $hasSessionEnded,
    set,
    type: (title: string) => set({ title }),
    status: () => saving.$saving.get().status,
    titles: () => server.written.map(({ text }) => text.title),
  };
}
