import { atom, type ReadableAtom } from 'nanostores';
import { jsonOf } from '#api/json-of.ts';
import { manageApi } from '#api/manage-api.ts';
import type { ArchiveAnswer } from '#contract/archive/archive.ts';
import { leavingMessages as texts } from '#contract/kitchen/site/leaving-messages.ts';
import type { ArchiveKind } from '#domain/archive/archive-kinds.ts';
import { type Failure, failureOf } from '#stores/failure.ts';
import { remote } from '#stores/remote.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { call } from '../shell/network/connection.ts';

const counted = remote<ArchiveAnswer['archive']>();
/** What an archive would hold. */
export const $archive = counted.$remote;

const manage = manageApi[':siteSlug'];
const here = () => ({ param: { siteSlug: siteSlugHere() } });

export const countArchive = (): Promise<void> =>
  counted.load(async () => (await jsonOf(await call(() => manage.archive.$get(here())))).archive);

type Download = { state: 'none' | 'preparing' | 'begun' } | { state: 'failed'; failure: Failure };

type Downloads = Record<ArchiveKind, Download>;

const $list = atom<Downloads>({ everything: { state: 'none' }, site: { state: 'none' } });
export const $downloads: ReadableAtom<Downloads> = $list;

/** Asks for an address that is good for a short while, and hands it to the browser. */
export async function download(kind: ArchiveKind): Promise<void> {
  if ($list.get()[kind].state === 'preparing') return;
  note(kind, { state: 'preparing' });
  try {
    const answer = await call(() => manage['archive-links'].$post({ ...here(), json: { kind } }));
    const { link } = await jsonOf(answer);
    Object.assign(document.createElement('a'), { href: link.url, download: '' }).click();
    note(kind, { state: 'begun' });
  } catch (error) {
    note(kind, { state: 'failed', failure: failureOf(error, { rate_limited: texts.tooOften }) });
  }
}

const note = (kind: ArchiveKind, state: Download): void =>
  $list.set({ ...$list.get(), [kind]: state });
