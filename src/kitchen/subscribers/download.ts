import { atom, type ReadableAtom } from 'nanostores';
import { manageApi } from '#api/manage-api.ts';
import { subscribersMessages } from '#contract/kitchen/subscribers-messages.ts';
import { filtersOf } from '#domain/kitchen/subscribers/list-view.ts';
import { failureOf } from '#stores/failure.ts';
import { siteSlugHere } from '../shell/address.ts';
import { call } from '../shell/connection.ts';
import { notify } from '../shell/notices.ts';
import { $subscribersView } from './subscribers-view.ts';

const $busy = atom(false);
export const $isDownloading: ReadableAtom<boolean> = $busy;

/** Longer than any list takes. */
const waitMs = 10 * 60_000;

/** Those who are shown, as a file. */
export function downloadSubscribers(): Promise<void> {
  const param = { siteSlug: siteSlugHere() };
  const query = filtersOf($subscribersView.get());
  return download('subscribers.csv', async () => {
    const answer = await manageApi[':siteSlug']['subscribers.csv'].$get({ param, query });
    return await answer.blob();
  });
}

export function downloadReport(importId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), importId };
  return download('import-report.csv', async () => {
    const imports = manageApi[':siteSlug']['subscriber-imports'];
    return await (await imports[':importId']['report.csv'].$get({ param })).blob();
  });
}

/** The session is in a header, so a plain link would be refused. */
async function download(name: string, load: () => Promise<Blob>): Promise<void> {
  if ($busy.get()) return;
  $busy.set(true);
  try {
    const href = URL.createObjectURL(await call(load, waitMs));
    Object.assign(document.createElement('a'), { href, download: name }).click();
    setTimeout(() => URL.revokeObjectURL(href), 60_000);
  } catch (error) {
    notify(subscribersMessages.downloadFailed(failureOf(error).message));
  } finally {
    $busy.set(false);
  }
}
