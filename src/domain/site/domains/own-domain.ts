import { readHost } from '../hosts.ts';

/**
 * A domain as somebody typed it, in ASCII and lower case; null for names of the platform, addresses
 * of machines and what is no domain.
 */
export function ownDomain(typed: string, platformHost: string): string | null {
  const address = `https://${typed.replace(/\.$/, '')}/`;
  const isPlain = /^[^\s/?#@:\\]+$/.test(typed) && URL.canParse(address);
  const name = isPlain ? new URL(address).hostname : '';
  const reading = readHost(name, platformHost);
  const isDomain = /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(name);
  return reading?.kind === 'custom' && isDomain ? reading.host : null;
}
