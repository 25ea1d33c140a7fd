/**
 * How a provider leads a domain without a name before it: by a CNAME it resolves itself, by a type
 * of its own, or not at all.
 */
type ApexRecord = 'CNAME' | 'ALIAS' | 'ANAME' | 'none';

type Provider = { name: string; nameserver: RegExp; apex: ApexRecord };

const providers = {
  cloudflare: { name: 'Cloudflare', nameserver: /\.ns\.cloudflare\.com$/, apex: 'CNAME' },
  dnsimple: {
    name: 'DNSimple',
    nameserver: /\.dnsimple(?:-edge)?\.(?:com|net|org)$/,
    apex: 'ALIAS',
  },
  gandi: { name: 'Gandi', nameserver: /\.gandi\.net$/, apex: 'ALIAS' },
  godaddy: { name: 'GoDaddy', nameserver: /\.domaincontrol\.com$/, apex: 'none' },
  ionos: { name: 'IONOS', nameserver: /\.ui-dns\.(?:biz|com|de|org)$/, apex: 'none' },
  namecheap: { name: 'Namecheap', nameserver: /\.registrar-servers\.com$/, apex: 'ALIAS' },
  namecom: { name: 'Name.com', nameserver: /\.name\.com$/, apex: 'ANAME' },
  ovh: { name: 'OVHcloud', nameserver: /\.(?:ovh\.(?:ca|net)|anycast\.me)$/, apex: 'none' },
  porkbun: { name: 'Porkbun', nameserver: /\.porkbun\.com$/, apex: 'ALIAS' },
  route53: {
    name: 'Amazon Route 53',
    nameserver: /\.awsdns-\d+\.(?:com|co\.uk|net|org)$/,
    apex: 'none',
  },
} as const satisfies Record<string, Provider>;

export type DnsProvider = keyof typeof providers;
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the keys of the table
export const dnsProviders = Object.keys(providers) as [DnsProvider, ...DnsProvider[]];

export const providerName = (provider: DnsProvider): string => providers[provider].name;
export const apexRecordOf = (provider: DnsProvider): ApexRecord => providers[provider].apex;

/** Where the records of a zone are written, told by its name servers; null where none is known. */
export function providerOf(nameservers: readonly string[]): DnsProvider | null {
  return (
    dnsProviders.find((key) => nameservers.some((each) => providers[key].nameserver.test(each))) ??
    null
  );
}
