import { atom, type ReadableAtom } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import { kitchenPath } from '#domain/kitchen/kitchen-paths.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

export type Deletion = { isPending: boolean; failure: Failure | null };

const nothing: Deletion = { isPending: false, failure: null };
const $state = atom<Deletion>(nothing);
export const $deletion: ReadableAtom<Deletion> = $state;
export const clearDeletion = (): void => $state.set(nothing);

/** Leads to the list of sites, where it can be taken back. */
export async function deleteSite(title: string): Promise<void> {
  if ($state.get().isPending) return;
  $state.set({ isPending: true, failure: null });
  try {
    const param = { siteSlug: siteSlugHere() };
    await call(() => manageApi[':siteSlug']['site-deletion'].$post({ param, json: { title } }));
    globalThis.location.assign(kitchenPath);
  } catch (error) {
    $state.set({ isPending: false, failure: failureOf(error) });
  }
}
