import type { DnsRecord } from '../../site/hostname-records.ts';

/** By which servers the platform sends, as records of other domains name them. */
export type SenderSetup = {
  /** The name whose SPF record lists the servers. */
  spfInclude: string;
  dkim: {
    /** The name below `_domainkey` that signatures refer to. */
    selector: string;
    /** The name that has the key, for a CNAME; null where the key itself is written. */
    target: string | null;
    /** The record with the key; null where only a CNAME leads to it. */
    key: string | null;
  };
};

/** What DNS has to say before letters are from a domain, in the order in which a cook is told. */
export const senderRecordNames = ['proof', 'spf', 'dkim', 'dmarc'] as const;
export type SenderRecordName = (typeof senderRecordNames)[number];
export type SenderRecords = Record<SenderRecordName, DnsRecord>;

/** What the operator of a platform has set; null where something is missing, and nobody can have a sender of their own. */
export function senderSetup(given: {
  spfInclude?: string | undefined;
  selector?: string | undefined;
  target?: string | undefined;
  key?: string | undefined;
}): SenderSetup | null {
  const { spfInclude, selector } = given;
  const target = given.target ? hostOf(given.target) : null;
  const key = given.key?.trim() || null;
  if (!spfInclude || !selector || (target === null && key === null)) return null;
  return { spfInclude: hostOf(spfInclude), dkim: { selector: hostOf(selector), target, key } };
}

const hostOf = (name: string): string => name.trim().toLowerCase().replace(/\.$/, '');

/**
 * The records of a domain that has none yet. Servers and keys are the same for all sites of the
 * platform, so that it is the proof with the token of a site that keeps others from sending as it.
 */
export const senderRecords = (
  { domain, token }: { domain: string; token: string },
  { spfInclude, dkim }: SenderSetup,
): SenderRecords => ({
  proof: {
    type: 'TXT',
    name: `_larder-mail.${domain}`,
    value: `larder-mail-verification=${token}`,
  },
  spf: { type: 'TXT', name: domain, value: `v=spf1 include:${spfInclude} ~all` },
  dkim: {
    type: dkim.target === null ? 'TXT' : 'CNAME',
    name: `${dkim.selector}._domainkey.${domain}`,
    value: dkim.target ?? dkim.key ?? '',
  },
  dmarc: { type: 'TXT', name: `_dmarc.${domain}`, value: 'v=DMARC1; p=none' },
});
