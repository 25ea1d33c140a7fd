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
