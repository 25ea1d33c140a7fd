import type { NewSiteInput, SiteView } from '#contract/site/site.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';

/** Makes a site of the person who asks and lets its first pages be built. */
export async function createSite(ctx: PersonContext, input: NewSiteInput): Promise<SiteView> {
  const { title, slug, themeAccentColor = null } = input;
  const id = ctx.newId();
  const settings = { ...defaultSiteSettings, themeAccentColor };
  const site = { id, slug, title, ownerId: ctx.actor.user.id, settings };
  await ctx.commit([
    ctx.platform.createSite(site, ctx.now),
    ctx.platform.recordSiteChange(id, ctx.now),
  ]);
  ctx.wakePublisher(id);
  return {
    id,
    slug,
    title,
    version: 1,
    revision: 0,
    recipeCount: 0,
    createdAt: isoTime(ctx.now),
    updatedAt: isoTime(ctx.now),
    ...settings,
    referencedImages: [],
  };
}
