import type { HostnameCheck, HostnameCheckAnswer } from '#contract/site/hostname.ts';
import { addressFinding, type DnsAnswer, proofFinding } from '#domain/site/domains/dns-findings.ts';
import { addressRecord, proofRecord } from '#domain/site/hostname-records.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';
import type { SiteContext } from '#functions/http/context.ts';
import type { Hostname } from '#functions/repositories/site/hostname.ts';
import { isoTime } from '../../iso-time.ts';
import { getHostname, listHostnames } from './edit.ts';
import { zoneOf } from './zone.ts';

type LookUp = HostProof['lookUp'];

/** Says what DNS has of a claimed host; one that is proven by now counts from this moment. */
export async function checkHostname(ctx: SiteContext, host: string): Promise<HostnameCheckAnswer> {
  const { hostProof } = ctx.adapters;
  const claim = await getHostname(ctx, host);
  if (!hostProof.isAsked) return { ...(await listHostnames(ctx)), check: null };
  const check = await lookAt(ctx, claim);
  if (check.proof.state === 'found' && claim.verifiedAt === null) {
    await ctx.commit([ctx.repositories.hostnames.verify(host, ctx.now)]);
  }
  return { ...(await listHostnames(ctx)), check };
}

async function lookAt(
  { adapters, config, now }: SiteContext,
  { host, verificationToken }: Hostname,
): Promise<HostnameCheck> {
  const { lookUp } = adapters.hostProof;
  const address = addressRecord(host, config.platformHost);
  const proof = proofRecord(host, verificationToken);
  const [{ zone, provider }, cname, addresses, ours, texts] = await Promise.all([
    zoneOf(lookUp, host),
    lookUp(host, 'CNAME'),
    addressesOf(lookUp, host),
    addressesOf(lookUp, address.value),
    lookUp(proof.name, 'TXT'),
  ]);
  const [misplacedCname, misplacedTexts] = await Promise.all([
    lookUp(`${host}.${zone}`, 'CNAME'),
    lookUp(`${proof.name}.${zone}`, 'TXT'),
  ]);
  return {
    host,
    checkedAt: isoTime(now),
    zone,
    provider,
    address: addressFinding(address, { cname, addresses, ours, misplaced: misplacedCname }),
    proof: proofFinding(proof, { texts, misplaced: misplacedTexts }),
  };
}

async function addressesOf(lookUp: LookUp, name: string): Promise<DnsAnswer> {
  const [four, six] = await Promise.all([lookUp(name, 'A'), lookUp(name, 'AAAA')]);
  return four === null || six === null ? null : [...four, ...six];
}
