import type { DnsAnswer } from '#domain/site/domains/dns-findings.ts';

/** Whether DNS has the record of a host; `unanswered` where DNS gives no answer. */
export type ProofVerdict = 'proven' | 'missing' | 'unanswered';

export type DnsRecordType = 'A' | 'AAAA' | 'CNAME' | 'NS' | 'TXT';

/** Tells whether a host carries the record that proves whose it is. */
export type HostProof = {
  /** False where no DNS knows the hosts, and a claim is all there is. */
  isAsked: boolean;
  check: (host: string, token: string) => Promise<ProofVerdict>;
  /** What DNS has of one type; names come in lower case, without a trailing dot. */
  lookUp: (name: string, type: DnsRecordType) => Promise<DnsAnswer>;
};

/** For a developer's machine alone: counts every host as proven. */
export const assumedHostProof: HostProof = {
  isAsked: false,
  check: () => Promise.resolve('proven'),
  lookUp: () => Promise.resolve(null),
};
