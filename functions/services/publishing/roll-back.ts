import { isDeepStrictEqual } from 'node:util';
import type { BuildStatusAnswer, ComparisonAnswer } from '#contract/publishing/build.ts';
import { countChanges, type PageChange } from '#domain/publishing/history/build-summary.ts';
import { type KeptThing, notBroughtBack } from '#domain/publishing/history/not-brought-back.ts';
import {
  planRollback,
  type RollbackMove,
  type RollbackPlan,
} from '#domain/publishing/history/plan-rollback.ts';
import {
  type PublishedSettings,
  settingsOfThen,
} from '#domain/publishing/history/published-state.ts';
import { recipePath } from '#domain/publishing/site-paths.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { SiteBuild } from '#functions/repositories/publishing/build.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { notFound } from '../service-error.ts';
import { getBuildStatus } from './builds.ts';

/** Of what a rollback would change, so much is told by name. */
const listedMax = 200;

type Planned = RollbackPlan & {
  build: SiteBuild;
  site: Site;
  /** What the settings become; null where they stay. */
  settings: PublishedSettings | null;
  decided: Map<string, RollbackMove['from']>;
  notBroughtBack: KeptThing[];
};

/** What going back to a build would change now; nothing is written. */
export async function compareBuild(ctx: SiteContext, buildId: string): Promise<ComparisonAnswer> {
  const { moves, staying, site, settings, notBroughtBack: kept } = await planOf(ctx, buildId);
  const pages = moves.flatMap(({ from, to }) => pageOf(from, to));
  return {
    pages: pages.slice(0, listedMax),
    counts: countChanges(pages),
    ...differencesOf(site, settings),
    staying: staying.slice(0, listedMax).map(({ title, reason }) => ({ title, reason })),
    stayingCount: staying.length,
    notBroughtBack: kept,
  };
}

/** The settings hold the featured recipes, which also change with the recipes themselves. */
function differencesOf(now: Site, then: PublishedSettings | null) {
  if (then === null) return { settingsDiffer: false, featuredDiffer: false };
  const { featuredRecipeIds } = now.settings;
  const others = { title: then.title, settings: { ...then.settings, featuredRecipeIds } };
  const standing = { title: now.title, settings: now.settings };
  return {
    settingsDiffer: !isDeepStrictEqual(others, standing),
    featuredDiffer: !isDeepStrictEqual(then.settings.featuredRecipeIds, featuredRecipeIds),
  };
}

function pageOf(from: RollbackMove['from'], to: RollbackMove['to']) {
  const shown = to ?? from;
  if (!shown) return [];
  return [{ path: recipePath(shown.slug), title: shown.title, change: changeOf(from, to) }];
}

function changeOf(from: RollbackMove['from'], to: RollbackMove['to']): PageChange {
  if (from === null) return 'added';
  return to === null ? 'removed' : 'changed';
}

/**
 * Publishes what was published at a build: recipes in their revisions of then, and the settings of
 * the site. Working copies stay, and the next build is made of what is published, as each is.
 */
export async function rollBack(ctx: SiteContext, buildId: string): Promise<BuildStatusAnswer> {
  const plan = await planOf(ctx, buildId);
  if (plan.moves.length === 0 && plan.settings === null) return getBuildStatus(ctx);
  await ctx.commit(statementsOf(ctx, plan));
  ctx.wakePublisher(ctx.site.id);
  return getBuildStatus(ctx);
}

async function planOf(ctx: SiteContext, buildId: string): Promise<Planned> {
  const { builds, rollback, site: ofSite } = ctx.repositories;
  const [build, site] = await Promise.all([builds.find(buildId), ofSite.find()]);
  if (build?.status !== 'live' || !site) throw notFound();
  const { before, now, settings, knownSince, changed } = await rollback.read(build.revision);
  if (knownSince === 0 || build.revision < knownSince) throw notFound();
  const kept = new Set(now.flatMap(({ id, isDeleted }) => (isDeleted ? [] : [id])));
  return {
    ...planRollback(before, now),
    build,
    site,
    settings: settings && changedSettings(site, settings, (id) => kept.has(id)),
    decided: new Map(now.map(({ id, takenBack, shown }) => [id, takenBack ?? shown])),
    notBroughtBack: notBroughtBack(changed),
  };
}

function changedSettings(
  { title, settings }: Site,
  then: PublishedSettings,
  isThere: (id: string) => boolean,
): PublishedSettings | null {
  const next = { title: then.title, settings: settingsOfThen(then.settings, settings, isThere) };
  return isDeepStrictEqual(next, { title, settings }) ? null : next;
}

function statementsOf(ctx: SiteContext, { moves, settings, site, build, decided }: Planned) {
  const { rollback, publications, changes, site: ofSite } = ctx.repositories;
  const hidden = moves.flatMap(({ id, to }) => (to === null ? [id] : []));
  const taken = moves.map(({ id, to }) => {
    const publication = decided.get(id) ?? null;
    return { id, publication: isSameRevision(publication, to) ? null : publication };
  });
  const { now } = ctx;
  return [
    rollback.expectRest(),
    // First, as what comes back may stand at their addresses.
    ...(hidden.length > 0 ? publications.unpublish(hidden, now) : []),
    ...rollback.bringBack(moves, now),
    rollback.remember(taken),
    ...(settings ? [ofSite.update({ ...settings, slug: site.slug }, site.version, now)] : []),
    changes.record([...(settings ? ['site' as const] : []), `rollback:${build.revision}`], now),
  ];
}

const isSameRevision = (one: RollbackMove['from'], other: RollbackMove['to']): boolean =>
  isDeepStrictEqual(one, other);
