import {
  type BuildTrigger,
  fixedPages,
  navigationState,
  type PagePlan,
  type PageRef,
  planPages,
  sitemapParts,
  subjectsOf,
} from '#domain/publishing.ts';
import { commit } from '#functions/db/database.ts';
import {
  type Build,
  type Change,
  claimBuild,
  flip,
  listSurplusPaths,
  type PageRow,
  planStatements,
  readNews,
  type SiteState,
  stageStatements,
} from '#functions/repositories/publishing/builds.ts';
import { listVariablePages, loadPlanInput } from '#functions/repositories/publishing/plan-facts.ts';
import type { PublisherPorts } from './ports.ts';
import { renderPages } from './render-pages.ts';

/** Beyond this many changed subjects a build of the whole site is the cheaper plan. */
const maxChangedSubjects = 40;
const pagesPerStage = 100;
/** A site that changes faster than it renders is shown anyway after this many rounds. */
const maxRounds = 50;

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
  removals: Set<string>;
  /** The list of its pages is in the database, so that it may be left and resumed. */
  isPersisted: boolean;
  changedPaths: string[];
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
    removals: new Set(),
    isPersisted: build.isWhole || resumed.length > 0,
    changedPaths: [],
  };
  await takeIn(
    ports,
    work,
    changes.filter((change) => change.id > build.throughChangeId),
  );
  return await workThrough(ports, work, options.deadline);
}

async function workThrough(
  ports: PublisherPorts,
  work: Work,
  deadline: number,
): Promise<PublishOutcome> {
  for (let round = 1; ; round += 1) {
    const staged = await renderPending(ports, work, deadline);
    if (staged === 'unfinished') return { outcome: 'unfinished' };
    const isShown = await flip(ports.database, work.build, {
      staged: [...staged, ...(await removals(ports, work))],
      navigationState: navigationState(work.site.features),
      now: ports.now(),
      evenIfChanged: round >= maxRounds,
    });
    if (isShown) return await announce(ports, work);
    const news = await readNews(ports.database, work.build);
    if (!news.site || news.changes.length === 0) return { outcome: 'unfinished' };
    work.site = news.site;
    await takeIn(ports, work, news.changes);
  }
}

/** Adds what newer changes touch to the work. */
async function takeIn(ports: PublisherPorts, work: Work, changes: Change[]): Promise<void> {
  const { build } = work;
  build.throughChangeId = changes.at(-1)?.id ?? build.throughChangeId;
  const plan = await planFor(ports, work, [...new Set(changes.map((change) => change.key))]);
  for (const page of plan.render) {
    work.pending.set(page.path, page);
    work.removals.delete(page.path);
  }
  for (const path of plan.remove) {
    work.pending.delete(path);
    work.removals.add(path);
  }
  if (work.pending.size <= pagesPerStage && !build.isWhole) return;
  work.isPersisted = true;
  await commit(ports.database, planStatements(build, [...work.pending.values()]));
}

async function planFor(ports: PublisherPorts, work: Work, keys: string[]): Promise<PagePlan> {
  const { build, site } = work;
  if (keys.length === 0) return { render: [], remove: [] };
  const { recipeIds, collectionIds } = subjectsOf(keys);
  const needsWhole =
    keys.includes('site') ||
    site.isRolledBack ||
    site.liveRevision === 0 ||
    navigationState(site.features) !== site.navigationState ||
    recipeIds.length + collectionIds.length > maxChangedSubjects;
  if (!needsWhole) return planPages(await loadPlanInput(ports.database, build, { keys, site }));
  build.isWhole = true;
  const variable = await listVariablePages(ports.database, build.siteId);
  return {
    render: [...fixedPages(site.features), ...sitemapParts(site.nextSequence), ...variable],
    remove: [],
  };
}

/** Renders what is pending; the last stage is handed back to be committed with the flip. */
async function renderPending(ports: PublisherPorts, work: Work, deadline: number) {
  const { build, pending } = work;
  let staged: ReturnType<typeof stageStatements> = [];
  while (pending.size > 0) {
    if (staged.length > 0) await commit(ports.database, staged);
    if (work.isPersisted && ports.now() > deadline) return 'unfinished';
    const refs = [...pending.values()].slice(0, pagesPerStage);
    const { stage, failures, rendered } = await renderPages(ports, build, refs);
    for (const ref of refs) pending.delete(ref.path);
    const attempted = new Set(refs.map((ref) => ref.path));
    build.failures = [...build.failures.filter(({ path }) => !attempted.has(path)), ...failures];
    build.pagesRendered += rendered;
    build.pagesChanged += stage.rows.length;
    work.changedPaths.push(...stage.rows.map((row) => row.path));
    staged = stageStatements(build, { ...stage, donePaths: [...attempted] });
  }
  return staged;
}

async function removals(ports: PublisherPorts, work: Work) {
  const surplus = work.build.isWhole ? await listSurplusPaths(ports.database, work.build) : [];
  const paths = [...new Set([...work.removals, ...surplus])];
  if (paths.length === 0) return [];
  work.changedPaths.push(...paths);
  return stageStatements(work.build, {
    rows: paths.map(goneRow),
    renderedPaths: paths,
    donePaths: paths,
    dependencies: [],
    renderer: ports.renderer,
    now: ports.now(),
  });
}

function goneRow(path: string): PageRow {
  return {
    path,
    kind: 'not-found',
    subjectId: null,
    status: 404,
    contentType: '',
    location: null,
    hash: '',
    packKey: '',
    packOffset: 0,
    packLength: 0,
    contentSecurityPolicy: '',
  };
}

async function announce(ports: PublisherPorts, work: Work): Promise<PublishOutcome> {
  const { siteId, revision, pagesRendered, pagesChanged } = work.build;
  await ports.purge(siteId, work.build.isWhole ? 'all' : work.changedPaths);
  ports.log('build_live', { siteId, revision, pagesRendered, pagesChanged });
  return { outcome: 'live', revision, pagesRendered, pagesChanged };
}
