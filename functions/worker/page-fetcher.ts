import { dnsHostProof } from '#functions/adapters/dns/dns-host-proof.ts';
import { guardedFetcher } from '#functions/adapters/pages/guarded-fetcher.ts';
import type { Environment } from './environment.ts';

type FetchSettings = Pick<Environment, 'PLATFORM_HOST' | 'DNS_RESOLVER' | 'PAGE_PROXY'>;

/** Reads pages that cooks name by their address. */
export const pagesOf = ({ PLATFORM_HOST, DNS_RESOLVER, PAGE_PROXY }: FetchSettings) =>
  guardedFetcher({
    lookUp: dnsHostProof(DNS_RESOLVER).lookUp,
    platformHost: PLATFORM_HOST,
    proxy: PAGE_PROXY,
  });
