import type { PagePreviewLinkAnswer } from '#contract/publishing/preview.ts';
import { isAtLeast } from '#domain/accounts/site-role.ts';
import {
  type FramedPage,
  framedPageRoles,
  previewLinkLifetimeMs,
  previewLinkPath,
} from '#domain/publishing/preview-links.ts';
import { siteOrigin } from '#domain/site/hosts.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { notFound, notPermitted } from '../service-error.ts';

/** Makes an address at which the kitchen frames a page; nobody is told its token again. */
export async function linkPage(ctx: SiteContext, page: FramedPage): Promise<PagePreviewLinkAnswer> {
  if (!isAtLeast(ctx.actor.role, framedPageRoles[page.kind])) throw notPermitted();
  const { collections, newsletterSends, pagePreviewLinks, recipes } = ctx.repositories;
  if (page.kind === 'collection' && !(await collections.find(page.id))) throw notFound();
  if (page.kind === 'recipe' && !(await recipes.find(page.id))) throw notFound();
  if (page.kind === 'letter' && !(await newsletterSends.find(page.id))) throw notFound();
  const token = ctx.newToken();
  const expiresAt = ctx.now + previewLinkLifetimeMs.frame;
  const tokenHash = await ctx.hash(token);
  const userId = ctx.actor.user.id;
  await ctx.commit([pagePreviewLinks.create({ tokenHash, userId, page, expiresAt })]);
  const { scheme, platformHost: host } = ctx.config;
  const origin = siteOrigin({ slug: ctx.site.slug, primaryHost: null }, { scheme, host });
  const url = origin + previewLinkPath(token);
  return { link: { url, expiresAt: isoTime(expiresAt) } };
}
