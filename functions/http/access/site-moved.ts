import type { UserId } from '#domain/ids.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import type { Context } from '../context.ts';
import { notFound } from '#functions/services/service-error.ts';

/** A call that names a site by a slug that it had before. */
export class SiteMoved extends Error {
  readonly to: string;

  constructor(to: string) {
    super('site moved');
    this.name = 'SiteMoved';
    this.to = to;
  }
}

/** Why no site has the slug: it has another one by now, or there is none. */
export async function noSiteHere(context: Context, slug: string): Promise<Error> {
  const site = await siteOnceAt(context, slug);
  return site ? new SiteMoved(site.slug) : notFound();
}

/** The same for who manages sites: those of others are answered like ones that do not exist. */
export async function noOwnSiteHere(
  context: Context,
  slug: string,
  userId: UserId,
): Promise<Error> {
  const site = await siteOnceAt(context, slug);
  if (!site) return notFound();
  const role = await context.platform.sitePeople.findRole({ siteId: site.id, userId });
  return role === null ? notFound() : new SiteMoved(site.slug);
}

/** The site itself has the last word: the directory follows a rename once it is done. */
async function siteOnceAt({ platform }: Context, slug: string): Promise<Site | null> {
  const siteId = await platform.siteDirectory.findHolder(slug);
  const site = siteId === null ? null : await platform.findOpenSite(siteId);
  // Taken back meanwhile, it leads nowhere else.
  return site?.slug === slug ? null : site;
}
