import { normalizeHost, readHost } from '../hosts.ts';

/**
 * A domain as somebody typed it, in ASCII and lower case; null for names of the platform, addresses
 * of machines and what is no domain.
 */
export function ownDomain(typed: string, platformHost: string): string | null {
  const name = nameOf(typed);
  const reading = readHost(name, platformHost);
  const isDomain = /\.[a-z][a-z0-9-]*[a-z0-9]$/.test(name);
  return reading?.kind === 'custom' && isDomain ? reading.host : null;
}

/** Whether a name is the platform's own or below it, where sites have theirs already. */
export function isOfPlatform(typed: string, platformHost: string): boolean {
  const [name, platform] = [nameOf(typed), normalizeHost(platformHost)];
  return platform !== null && `.${name}`.endsWith(`.${platform}`);
}

/** In ASCII and lower case; empty for what is no name. */
function nameOf(typed: string): string {
  const address = `https://${typed.replace(/\.$/, '')}/`;
  const isPlain = /^[^\s/?#@:\\]+$/.test(typed) && URL.canParse(address);
  return isPlain ? new URL(address).hostname : '';
}
