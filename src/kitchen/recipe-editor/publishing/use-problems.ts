import { useStore } from '@nanostores/react';
import { conflictMessages } from '#contract/kitchen/recipe/conflict-messages.ts';
import { publishSheetMessages } from '#contract/kitchen/publishing/publish-sheet-messages.ts';
import { recipeEditorMessages } from '#contract/kitchen/recipe/recipe-editor-messages.ts';
import type { FieldPath } from '#domain/kitchen/draft/field-path.ts';
import type { Id } from '#domain/ids.ts';
import { stepsOf, usagesOf } from '#domain/recipe/index/missing-places.ts';
import type { RecipeContent } from '#domain/recipe/recipe.ts';
import { valueOf } from '#stores/remote.ts';
import { useDraft, useRecipeDraft } from '../draft/use-draft.ts';
import { $plan } from './plan.ts';

const { problems: texts } = publishSheetMessages;
const { fields } = recipeEditorMessages;

/** Something that keeps the recipe from being published, and the field that mends it. */
export type Problem = { path: FieldPath; field: string; text: string };

/** What the server has refused or would refuse of the text of now. */
export function useProblems(): Problem[] {
  const draft = useRecipeDraft();
  const issues = useStore(draft.$issues);
  const plan = valueOf(useStore($plan));
  const title = useDraft((recipe) => recipe.title);
  const slug = useDraft((recipe) => recipe.slug);
  const known = new Map<FieldPath, string>();
  if (title.trim() === '') known.set('title', texts.noTitle);
  if (slug.trim() === '') known.set('slug', texts.noAddress);
  const holder = plan?.takenBy;
  if (holder && plan.url.endsWith(`/${slug}`)) known.set('slug', texts.taken(holder.title));
  for (const [path, text] of Object.entries(issues)) {
    if (!known.has(path)) known.set(path, text);
  }
  const recipe = draft.$recipe.get();
  return [...known].map(([path, text]) => ({ path, text, field: nameOf(path, recipe) }));
}

/** As the editor names it; a row, which is told by its id alone, by what it is. */
function nameOf(path: FieldPath, recipe: RecipeContent): string {
  const name: unknown = Object.hasOwn(fields, path) ? Reflect.get(fields, path) : null;
  if (typeof name === 'string') return name;
  const list = Object.entries(rowsOf(recipe)).find(([, rows]) =>
    rows.some(({ id }) => id === path),
  );
  return conflictMessages.fieldAt(list ? `${list[0]}.${path}` : path);
}

const rowsOf = (recipe: RecipeContent): Record<string, readonly { id: Id }[]> => ({
  ingredientUsages: usagesOf(recipe),
  instructions: stepsOf(recipe),
  ingredientUsageGroups: recipe.ingredientUsageGroups,
  instructionGroups: recipe.instructionGroups,
  equipmentUsages: recipe.equipmentUsages,
});
