import { normalizeHost } from './hosts.ts';

/** As many as a site can claim. */
export const siteDomainsMax = 20;

/** A record that a cook makes in the name system for a domain of their own. */
export type DnsRecord = { type: 'CNAME' | 'TXT'; name: string; value: string };

/** Leads a host to the platform, by the one name below it that is kept for that. */
export const addressRecord = (host: string, platformHost: string): DnsRecord => ({
  type: 'CNAME',
  name: host,
  value: `sites.${normalizeHost(platformHost) ?? platformHost}`,
});

/** Proves that the holder of a domain wants it to serve a site. */
export const proofRecord = (host: string, token: string): DnsRecord => ({
  type: 'TXT',
  name: `_larder.${host}`,
  value: `larder-site-verification=${token}`,
});
