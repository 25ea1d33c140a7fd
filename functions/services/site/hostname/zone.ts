import { type DnsProvider, providerOf } from '#domain/site/domains/dns-providers.ts';
import { guessedZone, zoneCandidates } from '#domain/site/domains/dns-zone.ts';
import type { HostProof } from '#functions/adapters/dns/host-proof.ts';

export type Zone = { zone: string; provider: DnsProvider | null };

/** The nearest domain above a host, or the host itself, that has name servers of its own. */
export async function zoneOf(lookUp: HostProof['lookUp'], host: string): Promise<Zone> {
  const candidates = zoneCandidates(host);
  const answers = await Promise.all(candidates.map((each) => lookUp(each, 'NS')));
  const at = answers.findIndex((answer) => answer !== null && answer.length > 0);
  return { zone: candidates[at] ?? guessedZone(host), provider: providerOf(answers[at] ?? []) };
}
