import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import { siteSlugHere } from '../../shell/network/address.ts';
import { call } from '../../shell/network/connection.ts';
import { patiently } from '../patiently.ts';

/** Lets the drafts of an import lead to each other, once all of them are there. */
export async function linkDrafts(recipeImportId: string, signal: AbortSignal): Promise<void> {
  const param = { siteSlug: siteSlugHere(), recipeImportId };
  const { links } = manageApi[':siteSlug']['recipe-imports'][':recipeImportId'];
  const next = async (from: number): Promise<number | null> => {
    const answer = await patiently(
      () => call(() => links.$post({ param, json: { from } })),
      signal,
    );
    return (await jsonOf(answer)).next;
  };
  let from: number | null = 0;
  while (from !== null) from = await next(from);
}
