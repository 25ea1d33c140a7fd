import type { BuildTrigger, PageRef } from '#domain/publishing/publishing.ts';
import { maxFailures } from '#domain/publishing/page-failure.ts';
import { navigationState } from '#domain/publishing/publishing.ts';
import { commit } from '#functions/db/database.ts';
import {
  type Build,
  type Change,
  claimBuild,
  readNews,
  releaseBuild,
  type SiteState,
} from '#functions/repositories/publishing/builds.ts';
import { pruneKeys } from '#functions/repositories/publishing/dependencies.ts';
import {
  activate,
  deletePlan,
  planStatements,
  stageStatements,
} from '#functions/repositories/publishing/staging.ts';
import type { ShownPages } from '#functions/repositories/publishing/stored-pages.ts';
import { planBuild } from './plan-build.ts';
import type { PublisherPorts } from './ports.ts';
import { renderPages } from './rendering/render-pages.ts';
import { withhold, withholdNews } from './rollback/withhold.ts';

const pagesPerStage = 100;
/** A site that changes faster than it renders is shown anyway after this many rounds. */
const maxRounds = 50;
/** Beyond this many pages the edge forgets the whole site: that is one call, not hundreds. */
const maxPurgedPaths = 30;

export type PublishOutcome =
  | { outcome: 'idle' | 'unfinished' }
  | { outcome: 'busy'; leaseUntil: number }
  | { outcome: 'live'; revision: number; pagesRendered: number; pagesChanged: number };

export type PublishOptions = {
  /** When to stop and leave the rest of a large build to the next call, in ms since the epoch. */
  deadline: number;
  /** Render these although nothing changed: pages of an earlier deploy. */
  refresh?: { trigger: BuildTrigger; pages: PageRef[] };
};

type Work = {
  build: Build;
  site: SiteState;
  pending: Map<string, PageRef>;
  /** Up to which change it is known whether something must be taken off what visitors see. */
  watchedThrough: number;
  /** The list of its pages is in the database, so that it may be left and resumed. */
  isPersisted: boolean;
  /** The navigation for which the whole site was planned; null where that is not known. */
  wholeFor: string | null;
  changed: Set<string> | 'unknown';
  /** Pages with their bodies, as long as they are few. */
  shown: ShownPages['pages'];
};

/** Brings a site's pages up to what its cook published, whatever happened before. */
export async function publishSite(
  ports: PublisherPorts,
  siteId: string,
  options: PublishOptions,
): Promise<PublishOutcome> {
  const claim = await claimBuild(ports.database, {
    siteId,
    buildId: ports.newId(),
    leaseToken: ports.newId(),
    now: ports.now(),
    ...(options.refresh && { force: options.refresh.trigger }),
  });
  if (claim.outcome !== 'claimed') return claim;
  const { build, site, changes, resumed } = claim;
  const work: Work = {
    build,
    site,
    pending: new Map([...resumed, ...(options.refresh?.pages ?? [])].map((ref) => [ref.path, ref])),
    watchedThrough: 0,
    isPersisted: build.isWhole || resumed.length > 0,
    wholeFor: null,
    changed: claim.isTakenOver ? 'unknown' : new Set(),
    shown: new Map(),
  };
  await takeIn(
    ports,
    work,
    changes.filter((change) => change.id > build.throughChangeId),
  );
  if (build.isWhole) work.wholeFor = navigationState(site.features);
  const outcome = await workThrough(ports, work, options.deadline);
  if (outcome.outcome === 'unfinished') await releaseBuild(ports.database, build);
  return outcome;
}

async function workThrough(
  ports: PublisherPorts,
  work: Work,
  deadline: number,
): Promise<PublishOutcome> {
  const { build } = work;
  for (let round = 1; ; round += 1) {
    const staged = await renderPending(ports, work, deadline);
    if (staged === 'unfinished') return { outcome: 'unfinished' };
    await ports.purgeLater(build.siteId, purgedPaths(work));
    const isShown = await activate(ports.database, build, {
      staged: build.isWhole ? [...staged, pruneKeys(build)] : staged,
      navigationState: navigationState(work.site.features),
      now: ports.now(),
      evenIfChanged: round >= maxRounds,
    });
    if (isShown) return await announce(ports, work);
    const news = await readNews(ports.database, build);
    if (!news || news.changes.length === 0) return { outcome: 'unfinished' };
    work.site = news.site;
    await takeIn(ports, work, news.changes);
  }
}

/** Adds what newer changes touch to the work. */
async function takeIn(ports: PublisherPorts, work: Work, changes: Change[]): Promise<void> {
  const { build, site } = work;
  if (changes.length === 0) return;
  build.throughChangeId = changes.at(-1)?.id ?? build.throughChangeId;
  const keys = [...new Set(changes.map((change) => change.key))];
  const plan = await planBuild(ports.database, build, { keys, site, wholeFor: work.wholeFor });
  if (plan.isWhole) {
    build.isWhole = true;
    build.failures = [];
    work.wholeFor = navigationState(site.features);
    work.pending.clear();
  }
  for (const page of plan.pages) work.pending.set(page.path, page);
  if (work.pending.size <= pagesPerStage && !build.isWhole) return;
  work.isPersisted = true;
  await commit(ports.database, [
    ...(plan.isWhole ? [deletePlan(build)] : []),
    ...planStatements(build, [...work.pending.values()]),
  ]);
  await withhold(ports, work, { changes, live: site.liveRevision });
}

/** Renders what is pending; the last stage is handed back to be committed with the activation. */
async function renderPending(ports: PublisherPorts, work: Work, deadline: number) {
  const { build, pending } = work;
  let staged: ReturnType<typeof stageStatements> = [];
  while (pending.size > 0) {
    const isLost = staged.length > 0 && (await commit(ports.database, staged)).at(-1) === 0;
    if (isLost || (work.isPersisted && ports.now() > deadline)) return 'unfinished';
    if (work.isPersisted) await withholdNews(ports, work);
    const refs = [...pending.values()].slice(0, pagesPerStage);
    const { stage, failures, rendered, shown } = await renderPages(ports, build, refs);
    for (const ref of refs) pending.delete(ref.path);
    const tried = new Set(stage.triedPaths);
    const stillTrue = build.failures.filter(({ path }) => !tried.has(path));
    build.failures = [...stillTrue, ...failures].slice(0, maxFailures);
    build.pagesRendered += rendered;
    build.pagesChanged += stage.rows.length;
    if (work.changed !== 'unknown') for (const { path } of stage.rows) work.changed.add(path);
    if (!work.isPersisted) for (const [path, page] of shown) work.shown.set(path, page);
    staged = stageStatements(build, stage);
  }
  return staged;
}

function purgedPaths({ build, changed }: Work): string[] | 'all' {
  if (build.isWhole || changed === 'unknown' || changed.size > maxPurgedPaths) return 'all';
  return [...changed];
}

async function announce(ports: PublisherPorts, work: Work): Promise<PublishOutcome> {
  const { siteId, revision, pagesRendered, pagesChanged } = work.build;
  await ports.purge(siteId, purgedPaths(work), { revision, pages: work.shown });
  const counts = { revision, pagesRendered, pagesChanged };
  ports.log({ level: 'info', event: 'build_live', site: siteId, ...counts });
  return { outcome: 'live', ...counts };
}
