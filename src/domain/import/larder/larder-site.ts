import type { FileProblem } from '../files/file-recipe.ts';
import type { LarderSite, Written } from './larder-content.ts';
import { idOf, ownJson, recordOf, siteFormat, textOf } from './own-json.ts';

type Found = { text: string } | { problem: FileProblem['problem'] } | null;

/** What an archive says of its site. */
export function siteOf(
  found: Found,
  path: string,
): { site: LarderSite } | { problem: FileProblem } {
  if (found === null) return { problem: { path, problem: 'broken' } };
  const own = 'problem' in found ? found : ownJson(found.text, siteFormat);
  if ('problem' in own) return { problem: { path, problem: own.problem } };
  const site = recordOf(own.written['site']);
  return {
    site: {
      title: textOf(site['title']),
      origins: originsOf(site, own.written['domains']),
      ownerId: idOf(own.written['ownerId']),
      settings: recordOf(site['settings']),
      notPublished: recordOf(own.written['notPublished']),
    },
  };
}

function originsOf(site: Written, domains: unknown): string[] {
  const hosts = Array.isArray(domains) ? domains.map(textOf).filter(Boolean) : [];
  const addresses = [site['address'], site['platformAddress']].map(textOf).filter(Boolean);
  const bare = addresses.map((address) => address.replace(/\/$/, ''));
  return [...new Set([...bare, ...hosts.flatMap((host) => [`https://${host}`, `http://${host}`])])];
}
