import { isLocalHost } from '#domain/site/hosts.ts';
import { commit, type Database } from './db/database.ts';
import type { Environment } from './environment.ts';
import { dnsHostProof } from './adapters/dns-host-proof.ts';
import { assumedHostProof, type HostProof } from './adapters/host-proof.ts';
import { runLog } from './http/log.ts';
import { hostnameCheckRepository } from './repositories/site/hostname-check.ts';
import { recheckHostnames } from './services/site/hostname/recheck.ts';

/** The settings of proof, as the composition root reads them. */
type ProofSettings = Pick<Environment, 'PLATFORM_HOST' | 'DNS_RESOLVER'>;

/** On this machine no DNS leads to any host, so there is none to ask. */
export const hostProofOf = ({ PLATFORM_HOST, DNS_RESOLVER }: ProofSettings): HostProof =>
  isLocalHost(PLATFORM_HOST) ? assumedHostProof : dnsHostProof(DNS_RESOLVER);

/** Looks again whether the hosts of sites are still proven to be theirs. */
export const sweepHostnames = (database: Database, settings: ProofSettings): Promise<void> =>
  recheckHostnames({
    hostnames: hostnameCheckRepository(database),
    hostProof: hostProofOf(settings),
    commit: (statements) => commit(database, statements),
    now: Date.now,
    log: runLog(),
  });
