import type { PreviewLinkAnswer, PreviewLinksAnswer } from '#contract/publishing/preview-link.ts';
import type { Id, RecipeId } from '#domain/ids.ts';
import {
  type PreviewLinkKind,
  previewLinkLifetimeMs,
  previewLinkPath,
} from '#domain/publishing/preview-links.ts';
import { siteOrigin } from '#domain/site/hosts.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';
import { conflict, notFound } from '../service-error.ts';

/** Makes an address at which the working copy is shown; nobody is told its token again. */
export async function createPreviewLink(
  ctx: SiteContext,
  { recipeId, kind }: { recipeId: RecipeId; kind: PreviewLinkKind },
): Promise<PreviewLinkAnswer> {
  const { recipes, previewLinks } = ctx.repositories;
  if (!(await recipes.find(recipeId))) throw notFound();
  const token = ctx.newToken();
  const id = ctx.newId();
  const expiresAt = ctx.now + previewLinkLifetimeMs[kind];
  const tokenHash = await ctx.hash(token);
  const userId = ctx.actor.user.id;
  const link = { tokenHash, id, recipeId, userId, kind, createdAt: ctx.now, expiresAt };
  const editors = await ctx.platform.sitePeople.listEditors(ctx.site.id);
  const [created] = await ctx.commit([previewLinks.create(link, editors)]);
  if (created === 0) throw conflict('too_many_preview_links');
  const url = originOf(ctx) + previewLinkPath(token);
  return { link: { id, url, expiresAt: isoTime(expiresAt) } };
}

export async function listPreviewLinks(
  ctx: SiteContext,
  recipeId: RecipeId,
): Promise<PreviewLinksAnswer> {
  if (!(await ctx.repositories.recipes.find(recipeId))) throw notFound();
  const editors = await ctx.platform.sitePeople.listEditors(ctx.site.id);
  const links = await ctx.repositories.previewLinks.listOpen(recipeId, editors, ctx.now);
  return {
    links: links.map(({ id, createdAt, expiresAt }) => ({
      id,
      createdAt: isoTime(createdAt),
      expiresAt: isoTime(expiresAt),
    })),
  };
}

export async function withdrawPreviewLink(ctx: SiteContext, id: Id): Promise<void> {
  const [withdrawn] = await ctx.commit([ctx.repositories.previewLinks.withdraw(id)]);
  if (withdrawn === 0) throw notFound();
}

/** Below the platform, whatever domain the site has: whoever serves that reads its addresses. */
const originOf = ({ site, config: { scheme, platformHost: host } }: SiteContext) =>
  siteOrigin({ slug: site.slug, primaryHost: null }, { scheme, host });
