import type { SiteWorkingCopyView } from '#contract/site/site-working-copy.ts';
import { isSameData } from '#domain/same-data.ts';
import { siteParts, type SitePart, writablePart } from '#domain/site/site-parts.ts';
import { dividedBy, withChanges } from '#domain/site/site-working-copy.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { checkVersion, retryStale } from '../../retry-stale.ts';
import { checkParts } from './check-parts.ts';
import { loadWorkingCopy } from './load.ts';
import { workingCopyViewOf } from './view.ts';

type Publication = {
  parts?: readonly SitePart[];
  ifMatch: readonly number[] | null;
};

/** Shows visitors what was written of some parts of a site, or of all. */
export const publishWorkingCopy = (
  ctx: SiteContext,
  publication: Publication,
): Promise<SiteWorkingCopyView> => retryStale(() => publish(ctx, publication));

/** All that is theirs to publish. */
const partsOf = ({ actor }: SiteContext) =>
  siteParts.filter((part) => writablePart(actor.role, part));

async function publish(
  ctx: SiteContext,
  { parts = partsOf(ctx), ifMatch }: Publication,
): Promise<SiteWorkingCopyView> {
  checkParts(ctx, parts);
  const before = await loadWorkingCopy(ctx);
  const { site, changes, version } = before;
  checkVersion(ifMatch, version);
  const { chosen, left } = dividedBy(changes, parts);
  if (isSameData(chosen, {})) return workingCopyViewOf(ctx, before);
  const { title, settings } = withChanges(site, chosen);
  const { slug } = site;
  const { site: sites, siteWorkingCopy, changes: changed } = ctx.repositories;
  await ctx.commit([
    sites.update({ title, slug, settings }, site.version, ctx.now),
    siteWorkingCopy.put(left, version, ctx.now),
    changed.record(['site'], ctx.now),
  ]);
  ctx.wakePublisher(site.id);
  return workingCopyViewOf(ctx, {
    site: { ...site, title, settings, version: site.version + 1 },
    changes: left,
    version: version + 1,
    updatedAt: ctx.now,
  });
}
