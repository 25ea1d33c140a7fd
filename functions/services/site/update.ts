import { isDeepStrictEqual } from 'node:util';
import type { SiteInput, SiteView } from '#contract/site/site.ts';
import { issueMessages } from '#contract/issue-messages.ts';
import type { SiteSettings } from '#domain/site/site.ts';
import { isReservedSiteSlug } from '#domain/text/slug.ts';
import { colorThemes, typeThemes } from '#domain/look/themes.ts';
import { reserveNewSlug, settleSite } from '#functions/crossings/site-address.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { checkReferences } from '../check-references.ts';
import { checkVersion, retryStale } from '../retry-stale.ts';
import { invalid, invalidAt, notFound } from '../service-error.ts';
import { siteViewOf } from './get.ts';
import { siteReferences } from './references.ts';
import { withIds } from './with-ids.ts';

type SiteUpdate = { input: SiteInput; ifMatch: readonly number[] | null };

export async function updateSite(ctx: SiteContext, update: SiteUpdate): Promise<SiteView> {
  return retryStale(update.ifMatch, () => replaceSite(ctx, update));
}

async function replaceSite(ctx: SiteContext, { input, ifMatch }: SiteUpdate): Promise<SiteView> {
  const site = await ctx.repositories.site.find();
  if (!site) throw notFound();
  checkVersion(ifMatch, site.version);
  const { title, slug, ...changed } = input;
  const settings = { ...site.settings, ...withIds(changed, ctx.newId) };
  if (isDeepStrictEqual({ title, slug, settings }, pick(site))) return siteViewOf(ctx, site);
  checkThemes(settings);
  await checkReferences(ctx, siteReferences(settings), siteReferences(site.settings));
  const isRenamed = slug !== site.slug;
  if (isRenamed) await reserveRename(ctx, site, slug);
  await ctx.commit([
    ctx.repositories.site.update({ title, slug, settings }, site.version, ctx.now),
    ctx.repositories.changes.record(['site'], ctx.now),
  ]);
  if (isRenamed) await settleSite(ctx, { ...site, slug });
  ctx.wakePublisher(site.id);
  const version = site.version + 1;
  return siteViewOf(ctx, { ...site, title, slug, settings, version, updatedAt: ctx.now });
}

const pick = ({ title, slug, settings }: Site) => ({ title, slug, settings });

/** A site keeps its slug where the platform has come to use that word itself. */
async function reserveRename(ctx: SiteContext, site: Site, slug: string): Promise<void> {
  if (isReservedSiteSlug(slug)) throw invalidAt('slug');
  await reserveNewSlug(ctx, site, slug);
}

/** Themes are the platform's; an id of none would silently show the default. */
function checkThemes({ colorThemeId, typeThemeId }: SiteSettings): void {
  const issues = [
    ...unknownTheme('colorThemeId', colorThemeId, colorThemes),
    ...unknownTheme('typeThemeId', typeThemeId, typeThemes),
  ];
  if (issues.length > 0) throw invalid(...issues);
}

function unknownTheme(path: string, id: string | null, themes: readonly { id: string }[]) {
  if (id === null || themes.some((theme) => theme.id === id)) return [];
  return [{ path, message: issueMessages.invalidInput }];
}
