import { type PageRef, subjectsOf } from '#domain/publishing/publishing.ts';
import { type Build, type Change, readNews } from '#functions/repositories/publishing/builds.ts';
import { activateWithdrawal } from '#functions/repositories/publishing/withdrawal.ts';
import { listRefusedPages } from '#functions/repositories/publishing/withheld-pages.ts';
import type { PublisherPorts } from '../ports.ts';
import { renderPages } from '../rendering/render-pages.ts';

/** So few pages are shown as a whole within the five seconds that may pass. */
const pagesShownInTime = 300;

/** What a long build has looked at for recipes that may not be seen any more. */
export type Watch = { build: Build; pending: Map<string, PageRef>; watchedThrough: number };

/**
 * While a large build is at work, takes recipes that were withdrawn or became premium off the pages
 * that visitors see: these are rendered at once and shown before the build, S4.7.
 */
export async function withholdNews(ports: PublisherPorts, watch: Watch): Promise<void> {
  if (!isLong(watch)) return;
  const news = await readNews(ports.database, watch.build);
  if (news) await withhold(ports, watch, { changes: news.changes, live: news.site.liveRevision });
}

const isLong = ({ pending }: Watch): boolean => pending.size > pagesShownInTime;

type Changed = { changes: Change[]; live: number };

export async function withhold(
  ports: PublisherPorts,
  watch: Watch,
  { changes, live }: Changed,
): Promise<void> {
  if (!isLong(watch)) return;
  const { build } = watch;
  const fresh = changes.filter(({ id }) => id > watch.watchedThrough);
  watch.watchedThrough = fresh.at(-1)?.id ?? watch.watchedThrough;
  const { recipeIds } = subjectsOf(fresh.map(({ key }) => key));
  if (recipeIds.length === 0 || live === 0) return;
  const standing = { ...build, revision: live };
  const refs = await listRefusedPages(ports.database, standing, recipeIds);
  if (refs.length === 0) return;
  const { stage, shown } = await renderPages(ports, standing, refs);
  const paths = stage.rows.map(({ path }) => path);
  await ports.purgeLater(build.siteId, paths);
  if (!(await activateWithdrawal(ports.database, build, { stage, refs, id: ports.newId() })))
    return;
  await ports.purge(build.siteId, paths, { revision: build.revision, pages: shown });
  build.revision += 1;
  for (const ref of refs) watch.pending.set(ref.path, ref);
}
