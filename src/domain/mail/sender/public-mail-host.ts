import commonHosts from 'email-providers/common.json' with { type: 'json' };
import { guessedZone } from '../../site/domains/dns-zone.ts';

/** What the list lacks, which has the most used ones alone. */
const others = [
  'pm.me',
  'protonmail.ch',
  'tutanota.com',
  'tutanota.de',
  'tutamail.com',
  'tuta.com',
  'tuta.io',
  'fastmail.com',
  'posteo.de',
  'posteo.net',
  'duck.com',
  'bk.ru',
  'inbox.ru',
  'zohomail.com',
  'zohomail.eu',
  'vk.com',
  'email.cz',
  'email.de',
  'mail.de',
  'mail.ch',
];
const hosts: ReadonlySet<string> = new Set([...commonHosts, ...others]);

/** Names that one host has in many countries: `yahoo.co.uk`. */
const namesEverywhere: ReadonlySet<string> = new Set([
  'gmail',
  'googlemail',
  'outlook',
  'hotmail',
  'yahoo',
  'ymail',
  'rocketmail',
  'icloud',
  'gmx',
  'protonmail',
  'yandex',
]);

/**
 * Whether everybody may have an address at a domain, as at Gmail: its holder lets nobody else send as it.
 * A domain that only looks like one would be refused for good, so that the list is rather short.
 */
export function isPublicMailHost(domain: string): boolean {
  const [name = ''] = guessedZone(domain).split('.');
  return hosts.has(domain) || namesEverywhere.has(name);
}
