import { isLocalHost } from '#domain/site/hosts.ts';
import { dnsHostProof } from '#functions/adapters/dns/dns-host-proof.ts';
import { assumedHostProof, type HostProof } from '#functions/adapters/dns/host-proof.ts';
import type { Environment } from './environment.ts';

type ProofSettings = Pick<Environment, 'PLATFORM_HOST' | 'DNS_RESOLVER'>;

/**
 * No DNS record points at a developer's machine, so there is none to ask for, unless a resolver on
 * the machine itself knows of some.
 */
export const hostProofOf = ({ PLATFORM_HOST, DNS_RESOLVER }: ProofSettings): HostProof =>
  isLocalHost(PLATFORM_HOST) && !isLocalAddress(DNS_RESOLVER)
    ? assumedHostProof
    : dnsHostProof(DNS_RESOLVER);

const isLocalAddress = (address: string): boolean =>
  URL.canParse(address) && isLocalHost(new URL(address).host);
