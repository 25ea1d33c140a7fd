import { guessedZone } from '../../site/domains/dns-zone.ts';
import { recordTags } from './record-tags.ts';

/** A TXT record that says what becomes of mail that fails (RFC 7489, section 6.6.3). */
export const isDmarc = (text: string): boolean => /^v\s*=\s*DMARC1\s*(?:;|$)/.test(text);

/**
 * Whether servers follow it: any policy will do, and without one an address for reports stands for
 * "none". How strictly names have to agree does not matter, since letters are signed and sent by
 * the very domain that they are from.
 */
export function isPolicy(record: string): boolean {
  const tags = recordTags(record);
  const policy = tags.get('p')?.toLowerCase() ?? '';
  if (['none', 'quarantine', 'reject'].includes(policy)) return true;
  return /^mailto:/i.test(tags.get('rua') ?? '');
}

/** So many names are asked; a longer domain leaves out what is in the middle. */
const namesMax = 8;

/** Where servers look for the record: at the domain, and then above it up to what was registered. */
export function dmarcNames(domain: string): string[] {
  const zone = guessedZone(domain);
  const labels = domain.split('.');
  const names = labels
    .slice(0, Math.max(1, labels.length - zone.split('.').length + 1))
    .map((_, at) => `_dmarc.${labels.slice(at).join('.')}`);
  const [own = '', ...above] = names;
  return [own, ...above.slice(-(namesMax - 1))];
}
