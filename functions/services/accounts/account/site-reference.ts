import { siteOrigin } from '#domain/site/hosts.ts';
import type { Context } from '#functions/http/context.ts';
import type { NamedSite } from '#functions/repositories/site/named-site.ts';

/** A site as it is named on the platform's own pages, with the origin its links begin with. */
export function siteReferenceOf({ config }: Context, { slug, title, primaryHost }: NamedSite) {
  const platform = { scheme: config.scheme, host: config.platformHost };
  return { slug, title, origin: siteOrigin({ slug, primaryHost }, platform) };
}
