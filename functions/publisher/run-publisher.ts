import type { Publisher } from '#functions/adapters/publisher-port.ts';
import type { PageStore } from '#functions/adapters/page-store.ts';
import {
  listSitesToPrune,
  listUsedPacks,
  pruneSite,
} from '#functions/repositories/publishing/history.ts';
import {
  listMissingPages,
  listPagesToRefresh,
  listSitesToPublish,
  markRefreshed,
  requeueFailures,
} from '#functions/repositories/publishing/maintenance.ts';
import { indexBacklog } from './index-backlog.ts';
import type { PublisherPorts } from './ports.ts';
import { foreseePublication } from './preview/foresee-publication.ts';
import { renderPreview } from './preview/render-preview.ts';
import { writeNewsletter } from './newsletters/write-newsletter.ts';
import { publishSite, type PublishOutcome } from './publish-site.ts';

/** Pages of an earlier deploy that one background build replaces. */
const pagesPerRefresh = 100;
/** When to look whether another publisher, which has our changes to take in, is still alive. */
const lookAgainSeconds = 5;
/** A body is stored before its page is; younger ones may belong to a build at work. */
const unusedBodyAgeMs = 24 * 60 * 60 * 1000;

export type PublisherHost = PublisherPorts & {
  /** Calls the publisher again for a site, after some seconds. */
  enqueue: (siteId: string, delaySeconds: number) => Promise<void>;
};

/**
 * Publishes what changed, and hands on what takes too long. Another publisher at work shows nothing
 * before it has taken in what changed until now, so there is nothing to wait for.
 */
export async function runPublisher(
  host: PublisherHost,
  siteId: string,
  deadline: number,
): Promise<PublishOutcome> {
  const result = await publishSite(host, siteId, { deadline });
  const isIndexed = await indexBacklog(host, siteId, deadline);
  if (result.outcome === 'unfinished' || !isIndexed) await host.enqueue(siteId, 0);
  if (result.outcome === 'busy') await host.enqueue(siteId, lookAgainSeconds);
  return result;
}

/** After a deploy: replaces the pages of the earlier one, some at a time, each build going live. */
export async function refreshSite(
  host: PublisherHost,
  siteId: string,
  deadline: number,
): Promise<void> {
  const { database, renderer } = host;
  // Asked for once: one that cannot be rendered is missing afterwards, too.
  let missing = await listMissingPages(database, siteId);
  while (host.now() < deadline) {
    const stale = await listPagesToRefresh(database, { siteId, renderer, limit: pagesPerRefresh });
    const pages = [...missing, ...stale];
    missing = [];
    if (pages.length === 0) {
      await markRefreshed(database, siteId, renderer);
      return;
    }
    const refresh = { trigger: 'deploy' as const, pages };
    const result = await publishSite(host, siteId, { deadline, refresh });
    if (result.outcome !== 'live') return;
  }
}

/** Enqueues the sites whose changes a lost message or a crash left unpublished. */
export async function sweep(host: PublisherHost): Promise<void> {
  for (const siteId of await listSitesToPublish(host.database)) await host.enqueue(siteId, 0);
}

/** Forgets what no cook can go back to any more, and the bodies that nothing shows. */
export async function prune(host: PublisherHost, store: Pick<PageStore, 'removeUnused'>) {
  const { database } = host;
  for (const siteId of await listSitesToPrune(database)) await pruneSite(database, siteId);
  await store.removeUnused(host.now() - unusedBodyAgeMs, (keys) => listUsedPacks(database, keys));
}

export function publisherOf(host: PublisherHost): Publisher {
  return {
    async retry(siteId) {
      await requeueFailures(host.database, siteId, host.now());
      await host.enqueue(siteId, 0);
    },
    preview: (preview) => renderPreview(host, preview),
    foresee: (publication) => foreseePublication(host, publication),
    letter: (letter) => writeNewsletter(host, letter),
  };
}
