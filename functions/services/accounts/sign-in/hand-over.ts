import { readOrigin } from '#domain/site/hosts.ts';
import type { PersonContext } from '#functions/http/context.ts';
import { invalidAt } from '../../service-error.ts';
import { siteOfOwnDomain } from '../../site/host/own-domain.ts';

const lifetimeMs = 5 * 60 * 1000;

/**
 * A token that carries this person's session to another host, once. Whoever serves a site's own
 * domain gets to see it, so that there it begins a session of that site alone.
 */
export async function handOver(ctx: PersonContext, address?: string): Promise<string> {
  const boundSiteId = address === undefined ? null : await siteAt(ctx, address);
  const token = ctx.newToken();
  const tokenHash = await ctx.hash(token);
  const expiresAt = ctx.now + lifetimeMs;
  const { user, signedInAt } = ctx.actor;
  const created = { tokenHash, userId: user.id, expiresAt, boundSiteId, signedInAt };
  await ctx.commit([ctx.platform.singleUseTokens.create(created)]);
  return token;
}

async function siteAt(ctx: PersonContext, address: string) {
  const { scheme, platformHost: host } = ctx.config;
  const origin = URL.canParse(address) ? new URL(address).origin : '';
  const reading = readOrigin(origin, { scheme, host });
  if (reading === null) throw invalidAt('address');
  return siteOfOwnDomain(ctx, reading);
}
