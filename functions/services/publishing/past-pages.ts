import type { PastPagesAnswer } from '#contract/publishing/build.ts';
import { previewLinkLifetimeMs, previewLinkPath } from '#domain/publishing/preview-links.ts';
import { siteOrigin } from '#domain/site/hosts.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { notFound } from '../service-error.ts';

/** Makes an address at which the kitchen frames the pages of a build; nobody is told it again. */
export async function linkPastPages(ctx: SiteContext, buildId: string): Promise<PastPagesAnswer> {
  const build = await ctx.repositories.builds.find(buildId);
  if (build?.status !== 'live') throw notFound();
  const token = ctx.newToken();
  const expiresAt = ctx.now + previewLinkLifetimeMs.frame;
  const tokenHash = await ctx.hash(token);
  const userId = ctx.actor.user.id;
  const { revision } = build;
  await ctx.commit([
    ctx.repositories.pastPageLinks.create({ tokenHash, userId, revision, expiresAt }),
  ]);
  const { scheme, platformHost: host } = ctx.config;
  const origin = siteOrigin({ slug: ctx.site.slug, primaryHost: null }, { scheme, host });
  return { link: { url: origin + previewLinkPath(token), expiresAt: isoTime(expiresAt) } };
}
