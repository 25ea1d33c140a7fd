import type { SiteView } from '#contract/site/site.ts';
import type { ManagerContext } from '#functions/http/context.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { isoTime } from '../iso-time.ts';
import { imageViewOf } from '../media/views.ts';
import { siteReferences } from './references.ts';

export async function siteViewOf(ctx: ManagerContext, site: Site): Promise<SiteView> {
  const { id, slug, title, version, revision, recipeCount, settings } = site;
  const imageIds = siteReferences(settings).flatMap((reference) =>
    reference.kind === 'image' ? [reference.id] : [],
  );
  const images = imageIds.length > 0 ? await ctx.repositories.media.listImagesById(imageIds) : [];
  return {
    id,
    slug,
    title,
    version,
    revision,
    recipeCount,
    role: ctx.actor.role,
    createdAt: isoTime(site.createdAt),
    updatedAt: isoTime(site.updatedAt),
    ...settings,
    referencedImages: images.map(imageViewOf),
  };
}
