import { isDeepStrictEqual } from 'node:util';
import { issueMessages } from '#contract/issue-messages.ts';
import type { RecipeBatchAnswer, RecipeBatchInput } from '#contract/recipe/recipe-batch.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { RecipeDraft } from '#functions/repositories/recipe/recipe.ts';
import type { WritableRecipe } from '#functions/repositories/recipe/working-copies.ts';
import { commitReferring } from '../check-references.ts';
import { retryStale } from '../retry-stale.ts';
import { invalid } from '../service-error.ts';
import { contentFrom } from './content.ts';
import { deedOf } from './deed.ts';
import { checkOwnIds } from './own-ids.ts';
import { recipeImageIds, recipeReferences } from './references.ts';
import { draftOf } from './writing.ts';

type Entry = { draft: RecipeDraft; before: WritableRecipe | undefined; index: number };

/** Writes working copies under the caller's ids: what is equal already stays as it is. */
export async function saveBatch(
  ctx: SiteContext,
  input: RecipeBatchInput,
): Promise<RecipeBatchAnswer> {
  checkIdsOnce(input);
  return retryStale(() => save(ctx, input));
}

async function save(ctx: SiteContext, { recipes: inputs }: RecipeBatchInput) {
  const { recipes } = ctx.repositories;
  const stored = await recipes.listToWrite(inputs.map(({ id }) => id));
  const byId = new Map(stored.map((recipe) => [recipe.id, recipe]));
  const entries = inputs.map(({ id, ...input }, index): Entry => {
    const before = byId.get(id);
    const content = contentFrom(input, before?.content ?? null);
    const draft = before
      ? draftOf(before, content)
      : { id, content, imageIds: recipeImageIds(content), expectedVersion: null };
    return { draft, before, index };
  });
  const changed = entries.filter(
    ({ draft, before }) => !isDeepStrictEqual(draft.content, before?.content),
  );
  for (const { draft, index } of changed) checkOwnIds(draft.content, `recipes.${index}.`);
  const created = changed.flatMap(({ draft, before }) => (before ? [] : [draft]));
  const updated = changed.flatMap(({ draft, before }) => (before ? [draft] : []));
  await commitReferring(ctx, referencesOf(changed), [
    ...(updated.length > 0 ? recipes.update(updated, deedOf(ctx)) : []),
    ...(created.length > 0 ? recipes.create(created, deedOf(ctx)) : []),
  ]);
  return { recipes: entries.map((entry) => answerOf(entry, changed.includes(entry))) };
}

function answerOf(
  { draft, before }: Entry,
  isChanged: boolean,
): RecipeBatchAnswer['recipes'][number] {
  if (!before) return { id: draft.id, status: 'created', version: 1 };
  if (!isChanged) return { id: draft.id, status: 'unchanged', version: before.version };
  return { id: draft.id, status: 'updated', version: before.version + 1 };
}

const referencesOf = (entries: Entry[]) => ({
  references: entries.flatMap(({ draft, index }) =>
    recipeReferences(draft.content).map((reference) => ({
      ...reference,
      path: `recipes.${index}.${reference.path}`,
    })),
  ),
  before: entries.flatMap(({ before }) => (before ? recipeReferences(before.content) : [])),
});

function checkIdsOnce({ recipes }: RecipeBatchInput): void {
  const ids = recipes.map(({ id }) => id);
  const repeated = ids.flatMap((id, index) =>
    ids.indexOf(id) < index
      ? [{ path: `recipes.${index}.id`, message: issueMessages.invalidInput }]
      : [],
  );
  if (repeated.length > 0) throw invalid(...repeated);
}
