import type {
  BuildPagesAnswer,
  BuildsAnswer,
  BuildStatusAnswer,
} from '#contract/publishing/build.ts';
import { countChanges } from '#domain/publishing/history/build-summary.ts';
import type { Page } from '#contract/paging.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { RecipeChange } from '#functions/repositories/publishing/build-summary.ts';
import type { SiteBuild } from '#functions/repositories/publishing/build.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';

/** Pages of a build that are told one by one. */
const listedMax = 200;

export async function listBuilds(ctx: SiteContext, page: Page): Promise<BuildsAnswer> {
  const { builds, total, ...history } = await ctx.repositories.builds.list(page);
  const wentLive = new Map(history.targets.map(({ revision, at }) => [revision, at]));
  const restored = (revision: number | null) => wentLive.get(revision ?? 0) ?? null;
  return {
    builds: builds.map(({ changedSubjects, ...build }) => ({
      ...build,
      isLive: build.revision === ctx.site.revision,
      isRestorable:
        build.status === 'live' && history.knownSince > 0 && build.revision >= history.knownSince,
      changed: changedSubjects ?? {},
      recipes: deedsAt(build.revision, history),
      restoredAt: optionalIsoTime(restored(build.restoredRevision)),
      startedAt: isoTime(build.startedAt),
      finishedAt: optionalIsoTime(build.finishedAt),
    })),
    total,
  };
}

type History = { recipeChanges: RecipeChange[]; knownSince: number };

/** Nothing was known before the first that wrote down what was published. */
function deedsAt(revision: number, { recipeChanges, knownSince }: History) {
  if (revision === knownSince && revision > 1) return [];
  return recipeChanges
    .filter((each) => each.revision === revision)
    .map(({ deed, count, titles }) => ({ deed, count, titles }));
}

export async function listBuildPages(ctx: SiteContext, buildId: string): Promise<BuildPagesAnswer> {
  const build = await ctx.repositories.builds.find(buildId);
  if (!build) throw notFound();
  const pages = await ctx.repositories.builds.listChangedPages(build.revision);
  return { pages: pages.slice(0, listedMax), counts: countChanges(pages) };
}

export async function getBuildStatus(ctx: SiteContext): Promise<BuildStatusAnswer> {
  const { newest, live, pendingChanges } = await ctx.repositories.builds.findProgress();
  const state = stateOf(newest, live, pendingChanges);
  return {
    state,
    revision: live?.revision ?? 0,
    pendingChanges,
    failures: state === 'failed' ? (newest?.failures ?? []) : [],
    liveSince: optionalIsoTime(live?.finishedAt ?? null),
  };
}

export async function retryBuild(ctx: SiteContext): Promise<BuildStatusAnswer> {
  await ctx.adapters.publisher.retry(ctx.site.id);
  return getBuildStatus(ctx);
}

/** A build that was given up waits for nothing; what is still to come does not hide a failure. */
function stateOf(newest: SiteBuild | null, live: SiteBuild | null, pendingChanges: number) {
  if (newest?.status === 'running') return 'publishing';
  if (newest?.status === 'failed') return 'failed';
  if (pendingChanges > 0) return 'publishing';
  return live && live.failures.length > 0 ? 'failed' : 'live';
}
