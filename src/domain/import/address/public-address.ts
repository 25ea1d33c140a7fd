import { linkMaxLength } from '../../text/safe-href.ts';

/** Blocks of IPv4 that lead to no server of the public net: first address and number of fixed bits. */
const reserved: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** Names that never lead to the public net, whatever a resolver says of them. */
const privateEndings =
  /(?:^|\.)(?:localhost|local|internal|intranet|lan|home|corp|private|test|example|invalid|onion|alt|home\.arpa|in-addr\.arpa|ip6\.arpa)$/;

/** Whether an IP address, as DNS or a URL writes it, is one that anybody may be sent to. */
export function isPublicIp(address: string): boolean {
  if (!address.includes(':')) return isPublicIpv4(address);
  const groups = ipv6Groups(address);
  if (!groups) return false;
  const [first = 0, second = 0] = groups;
  const isGlobal = first >= 0x2000 && first <= 0x3fff;
  // Tunnels and documentation lie inside of the global block; tunnels may lead anywhere.
  const isSpecial =
    (first === 0x2001 && (second < 0x0200 || second === 0x0db8)) ||
    first === 0x2002 ||
    (first === 0x3fff && second < 0x1000);
  return isGlobal && !isSpecial;
}

function isPublicIpv4(address: string): boolean {
  const value = ipv4Value(address);
  return (
    value !== null &&
    reserved.every(([start, bits]) => {
      const size = 2 ** (32 - bits);
      return Math.floor(value / size) !== Math.floor((ipv4Value(start) ?? 0) / size);
    })
  );
}

function ipv4Value(address: string): number | null {
  if (!/^\d{1,3}(?:\.\d{1,3}){3}$/.test(address)) return null;
  const bytes = address.split('.').map(Number);
  return bytes.every((byte) => byte <= 255)
    ? bytes.reduce((value, byte) => value * 256 + byte, 0)
    : null;
}

/** The eight groups; null where it is no address, or ends as an IPv4 one, which tunnels do. */
function ipv6Groups(address: string): number[] | null {
  if (!/^[\da-f:]{2,39}$/i.test(address)) return null;
  const [head = '', tail, more] = address.split('::');
  const start = head === '' ? [] : head.split(':');
  const end = tail === undefined || tail === '' ? [] : tail.split(':');
  const gap = 8 - start.length - end.length;
  if (more !== undefined || (tail === undefined ? gap !== 0 : gap < 1)) return null;
  const groups = [...start, ...Array.from({ length: gap }, () => '0'), ...end];
  return groups.every((group) => /^[\da-f]{1,4}$/i.test(group))
    ? groups.map((group) => Number.parseInt(group, 16))
    : null;
}

/**
 * An address that the server may fetch as far as it can be told without DNS: http or https on their
 * own ports, no name and password, a host with a public name or a public IP address. Null otherwise.
 */
export function fetchableAddress(text: string, base?: string): URL | null {
  const address = text.trim();
  if (address.length > linkMaxLength || !URL.canParse(address, base)) return null;
  const url = new URL(address, base);
  url.hash = '';
  const isWeb = url.protocol === 'http:' || url.protocol === 'https:';
  // The URL parser leaves out the port that is the scheme's own.
  if (!isWeb || url.port !== '' || url.username !== '' || url.password !== '') return null;
  return isPublicHost(url.hostname) ? url : null;
}

/** The IP address that a host is itself; null where it is a name. */
export function ipOfHost(host: string): string | null {
  if (host.startsWith('[')) return host.slice(1, -1);
  return ipv4Value(host) === null ? null : host;
}

function isPublicHost(host: string): boolean {
  const ip = ipOfHost(host);
  if (ip !== null) return isPublicIp(ip);
  const name = host.replace(/\.$/, '');
  return name.includes('.') && !privateEndings.test(name);
}
