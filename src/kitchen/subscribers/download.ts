import { manageApi } from '#api/manage-api.ts';
import { subscribersMessages } from '#contract/kitchen/mail/subscribers-messages.ts';
import { filtersOf } from '#domain/kitchen/subscribers/list-view.ts';
import { failureOf } from '#stores/failure.ts';
import { download } from '../downloads/download.ts';
import { siteSlugHere } from '../shell/network/address.ts';
import { notify } from '../shell/notices/notices.ts';
import { $subscribersView } from './subscribers-view.ts';

/** Those who are shown, as a file. */
export function downloadSubscribers(): Promise<void> {
  const param = { siteSlug: siteSlugHere() };
  const query = filtersOf($subscribersView.get());
  return downloadOrTell('subscribers.csv', () =>
    manageApi[':siteSlug']['subscribers.csv'].$get({ param, query }),
  );
}

export function downloadReport(importId: string): Promise<void> {
  const param = { siteSlug: siteSlugHere(), importId };
  return downloadOrTell('import-report.csv', () =>
    manageApi[':siteSlug']['subscriber-imports'][':importId']['report.csv'].$get({ param }),
  );
}

async function downloadOrTell(name: string, load: Parameters<typeof download>[1]): Promise<void> {
  try {
    await download(name, load);
  } catch (error) {
    notify(subscribersMessages.downloadFailed(failureOf(error).message));
  }
}
