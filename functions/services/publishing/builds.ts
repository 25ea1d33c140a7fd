import type { BuildsAnswer, BuildStatusAnswer } from '#contract/publishing/build.ts';
import type { Page } from '#contract/paging.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { SiteBuild } from '#functions/repositories/publishing/build.ts';
import { isoTime, optionalIsoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';

export async function listBuilds(ctx: SiteContext, page: Page): Promise<BuildsAnswer> {
  const { builds, total } = await ctx.repositories.builds.list(page);
  return {
    builds: builds.map((build) => ({
      ...build,
      isLive: build.revision === ctx.site.revision,
      startedAt: isoTime(build.startedAt),
      finishedAt: optionalIsoTime(build.finishedAt),
    })),
    total,
  };
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

export async function rollBack(ctx: SiteContext, buildId: string): Promise<BuildStatusAnswer> {
  const build = await ctx.repositories.builds.find(buildId);
  if (build?.status !== 'live') throw notFound();
  await ctx.adapters.publisher.rollBack(ctx.site.id, build.revision);
  return getBuildStatus(ctx);
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
