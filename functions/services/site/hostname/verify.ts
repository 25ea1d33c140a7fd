import type { HostnamesAnswer } from '#contract/site/hostname.ts';
import type { SiteContext } from '#functions/http/context.ts';
import { conflict, unavailable } from '../../service-error.ts';
import { getHostname, listHostnames } from './edit.ts';

/** Verifies a claimed host once its DNS record proves it. */
export async function verifyHostname(ctx: SiteContext, host: string): Promise<HostnamesAnswer> {
  const { verifiedAt, verificationToken } = await getHostname(ctx, host);
  if (verifiedAt !== null) return listHostnames(ctx);
  const verdict = await ctx.adapters.hostProof.check(host, verificationToken);
  if (verdict === 'unanswered') throw unavailable();
  if (verdict === 'missing') throw conflict('host_unproven');
  await ctx.commit([ctx.repositories.hostnames.verify(host, ctx.now)]);
  return listHostnames(ctx);
}
