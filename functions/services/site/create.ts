import type { NewSiteInput, SiteView } from '#contract/site/site.ts';
import { measuresOf } from '#domain/site/regional-measures.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { defaultLanguage, preferredLanguage } from '#domain/text/language.ts';
import { reserveSite, settleNewSite } from '#functions/crossings/site-address.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { isoTime } from '../iso-time.ts';

/**
 * Makes a site of the person who asks and lets its first pages be built. Its measures are those of the
 * language that it is said to have, else of the one that the person's browser prefers.
 */
export async function createSite(
  ctx: PersonContext,
  input: NewSiteInput,
  preferred: string | undefined,
): Promise<SiteView> {
  const { title, slug, themeAccentColor = null, language = defaultLanguage } = input;
  const ownerId = ctx.actor.user.id;
  const { siteId: id, owner } = await reserveSite(ctx, { slug, siteId: ctx.newId(), ownerId });
  const measures = measuresOf(input.language ?? preferredLanguage(preferred) ?? defaultLanguage);
  const settings = { ...defaultSiteSettings, ...measures, language, themeAccentColor };
  const { siteUsers, changes } = ctx.siteOf(id);
  await ctx.commit([
    ctx.platform.createSite({ id, slug, title, ownerId, settings }, ctx.now),
    ...siteUsers.put(owner, ctx.now),
    changes.record(['site'], ctx.now),
  ]);
  await settleNewSite(ctx, { id, slug, ownerId });
  ctx.wakePublisher(id);
  return {
    id,
    slug,
    title,
    version: 1,
    revision: 0,
    recipeCount: 0,
    role: 'owner',
    createdAt: isoTime(ctx.now),
    updatedAt: isoTime(ctx.now),
    ...settings,
    referencedImages: [],
  };
}
