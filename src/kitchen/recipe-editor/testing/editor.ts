import { atom } from 'nanostores';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { draftStore } from '../draft/draft-store.ts';
import { saveDraft } from '../saving/saving.ts';
import { fakeServer } from './fake-server.ts';
import { aRecipe } from './recipes.ts';

export const beginning = aRecipe({ title: '' });

/** An open draft over a fake server, and what a cook does with it; `sent` before it was opened. */
export function anEditor(sent: RecipeContent[] = []) {
  const server = fakeServer(beginning);
  const draft = draftStore(beginning, () => true);
  const $hasSessionEnded = atom(false);
  const saving = saveDraft({
    calls: server.calls,
    $recipe: draft.$recipe,
    $hasSessionEnded,
    base: { version: 1, content: beginning },
    theirs: null,
    sent,
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
