import type { UserId } from '#domain/ids.ts';
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
export async function noSiteHere({ platform }: Context, slug: string): Promise<Error> {
  const successor = await platform.siteDirectory.findSuccessor(slug);
  return successor === null ? notFound() : new SiteMoved(successor);
}

/** The same for who manages sites: those of others are answered like ones that do not exist. */
export async function noOwnSiteHere(
  { platform }: Context,
  slug: string,
  userId: UserId,
): Promise<Error> {
  const successor = await platform.siteDirectory.findSuccessor(slug);
  const site = successor === null ? null : await platform.findSite(successor);
  if (!site) return notFound();
  const role = await platform.sitePeople.findRole({ siteId: site.id, userId });
  return role === null ? notFound() : new SiteMoved(site.slug);
}
