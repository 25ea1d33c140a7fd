import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { DeletedSiteView } from '#contract/site/site-deletion.ts';
import { recipesPath } from '#domain/kitchen/kitchen-paths.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { call } from '../shell/network/connection.ts';

const list = remote<DeletedSiteView[]>();
/** Sites that can be restored. */
export const $deletedSites = list.$remote;

const routes = manageApi['deleted-sites'];

export const loadDeletedSites = (): Promise<void> =>
  list.load(async () => (await jsonOf(await call(() => routes.$get()))).deletedSites);

type Restoring = { id: string | null; failure: Failure | null };
const $state = atom<Restoring>({ id: null, failure: null });
export const $restoring: ReadableAtom<Restoring> = $state;

/** Brings a site back and opens it. */
export async function restoreSite({ id, slug }: DeletedSiteView): Promise<void> {
  if ($state.get().id !== null) return;
  $state.set({ id, failure: null });
  try {
    await call(() => routes[':siteId'].restore.$post({ param: { siteId: id } }));
    globalThis.location.assign(recipesPath(slug));
  } catch (error) {
    $state.set({ id: null, failure: failureOf(error) });
  }
}
