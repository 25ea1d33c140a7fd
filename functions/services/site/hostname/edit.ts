import { domainsMessages } from '#contract/kitchen/site/domains-messages.ts';
import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import { addressRecord, proofRecord, siteDomainsMax } from '#domain/site/hostname-records.ts';
import { isOfPlatform, ownDomain } from '#domain/site/domains/own-domain.ts';
import { changePrimaryHost } from '#functions/crossings/site-address.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { isoTime, optionalIsoTime } from '../../iso-time.ts';
import { conflict, invalidAt, notFound } from '../../service-error.ts';

const { add: texts } = domainsMessages;

export async function listHostnames(ctx: SiteContext): Promise<HostnamesAnswer> {
  const hostnames = await ctx.repositories.hostnames.list();
  return {
    platformHost: `${ctx.site.slug}.${ctx.config.platformHost}`,
    hostnames: hostnames.map(({ host, verificationToken, ...hostname }) => ({
      host,
      isPrimary: hostname.isPrimary,
      createdAt: isoTime(hostname.createdAt),
      verifiedAt: optionalIsoTime(hostname.verifiedAt),
      checkedAt: optionalIsoTime(hostname.checkedAt),
      missedChecks: hostname.missedChecks,
      dnsRecords: [
        addressRecord(host, ctx.config.platformHost),
        proofRecord(host, verificationToken),
      ],
    })),
  };
}

/** Claims a host. It serves the site once DNS proves it, or at once where there is no DNS to ask. */
export async function addHostname(ctx: SiteContext, input: string): Promise<HostnamesAnswer> {
  const host = customHost(ctx, input);
  const claimed = await ctx.repositories.hostnames.list();
  if (claimed.length >= siteDomainsMax) throw conflict('too_many_domains');
  const verificationToken = ctx.newToken();
  const verifiedAt = ctx.adapters.hostProof.isAsked ? null : ctx.now;
  const hostname = { host, verificationToken, verifiedAt };
  await ctx.commit([ctx.repositories.hostnames.create(hostname, ctx.now)]);
  return listHostnames(ctx);
}

export async function removeHostname(ctx: SiteContext, host: string): Promise<void> {
  const known = await getHostname(ctx, host);
  const deletion = ctx.repositories.hostnames.delete(host);
  if (!known.isPrimary) {
    await ctx.commit([deletion]);
    return;
  }
  await changePrimaryHost(ctx, [deletion]);
  ctx.wakePublisher(ctx.site.id);
}

/** The primary host is where addresses in pages lead; without one, below the platform. */
export async function choosePrimary(
  ctx: SiteContext,
  { host, isPrimary }: { host: string; isPrimary: boolean },
): Promise<HostnamesAnswer> {
  const known = await getHostname(ctx, host);
  if (known.isPrimary === isPrimary) return listHostnames(ctx);
  if (known.verifiedAt === null) throw conflict('host_unproven');
  await changePrimaryHost(ctx, ctx.repositories.hostnames.makePrimary(isPrimary ? host : null));
  ctx.wakePublisher(ctx.site.id);
  return listHostnames(ctx);
}

export async function getHostname(ctx: SiteContext, host: string) {
  const hostnames = await ctx.repositories.hostnames.list();
  const known = hostnames.find((hostname) => hostname.host === host);
  if (!known) throw notFound();
  return known;
}

function customHost(ctx: SiteContext, input: string): string {
  if (isOfPlatform(input, ctx.config.platformHost)) throw invalidAt('host', texts.ofPlatform);
  const host = ownDomain(input, ctx.config.platformHost);
  if (host === null) throw invalidAt('host', texts.invalid);
  return host;
}
