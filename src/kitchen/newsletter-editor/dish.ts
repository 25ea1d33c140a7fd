import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { newsletterEditorMessages as texts } from '#contract/kitchen/mail/newsletters-messages.ts';
import { failureOf } from '#stores/failure.ts';
import { useValue } from '#stores/use-value.ts';
import { $rows, type IndexRow, refreshIndex } from '../recipes/recipe-index.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';
import { notify } from '../shell/notices/notices.ts';
import { useNewsletterField } from './newsletter-draft.ts';

/** The recipe of the newsletter, as the list of recipes knows it; null of a note, and before it is known. */
export function useDish(): IndexRow | null {
  const { value: recipeId } = useNewsletterField('recipeId');
  return useValue($rows)?.find(({ id }) => id === recipeId) ?? null;
}

const { publish } = manageApi[':siteSlug'].recipes[':recipeId'];

/** Has readers see what is written of the recipe, so that the letter brings it. */
export async function publishChanges({ id, version }: IndexRow): Promise<void> {
  try {
    const given = { param: { siteSlug: siteSlugHere(), recipeId: id }, json: {} };
    const sent = { headers: { 'If-Match': `"${version}"` } };
    await jsonOf(await call(() => publish.$post(given, sent)));
  } catch (error) {
    notify(texts.changes.failed(failureOf(error).message));
  }
  await refreshIndex();
}
