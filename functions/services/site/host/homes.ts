import { siteOrigin } from '#domain/site/hosts.ts';
import type { Homes } from '#domain/accounts/link-addresses.ts';
import type { Context, VisitContext } from '#functions/http/context.ts';

const platformOrigin = ({ config }: Pick<Context, 'config'>): string =>
  `${config.scheme}://${config.platformHost}`;

/** Where links that are mailed for the platform may lead. */
export function platformHomes(ctx: Pick<Context, 'config'>): Homes {
  const origin = platformOrigin(ctx);
  return { origin, others: [], platform: origin };
}

/** The one of a site's homes at which somebody asked; its first where they asked elsewhere. */
export const homeAskedAt = ({ origin, others }: Homes, askedAt: string): string =>
  others.includes(askedAt) ? askedAt : origin;

/** Where links that are mailed for a site may lead: its own hosts, as far as they are proven, and no other. */
export async function siteHomes(
  ctx: Pick<VisitContext, 'site' | 'config' | 'repositories'>,
): Promise<Homes> {
  const { site, config } = ctx;
  const platform = { scheme: config.scheme, host: config.platformHost };
  const hostnames = await ctx.repositories.hostnames.listVerified();
  const primaryHost = hostnames.find(({ isPrimary }) => isPrimary)?.host ?? null;
  const origin = siteOrigin({ slug: site.slug, primaryHost }, platform);
  const all = [
    siteOrigin({ slug: site.slug, primaryHost: null }, platform),
    ...hostnames.map(({ host }) => siteOrigin({ slug: site.slug, primaryHost: host }, platform)),
  ];
  return {
    origin,
    others: all.filter((each) => each !== origin),
    platform: platformOrigin(ctx),
  };
}
