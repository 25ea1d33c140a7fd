import { join, relative } from 'node:path';
import type { LocalPlatform } from '../local-platform.ts';
import type { OwnPlatform } from './own-platform.ts';
import { type LocalSettings, platformAddress, siteAddress } from './local-settings.ts';
import { type LocalOwner, readToken } from './owners.ts';

type SiteRow = { slug: string; title: string; email: string };
type Place = { title: string; address: string };

/** Prints where everything is and how to sign in; only addresses that answer. */
export async function printWelcome(
  platform: OwnPlatform,
  settings: LocalSettings,
  owners: readonly LocalOwner[],
): Promise<void> {
  const { results: sites } = await platform.database
    .prepare(
      `SELECT slug, title, email FROM sites
       JOIN site_users ON site_users.site_id = sites.id AND site_users.user_id = sites.owner_id
       ORDER BY sites.created_at`,
    )
    .all<SiteRow>();
  const places = await answering(platform, [
    { title: 'Platform', address: platformAddress(settings.port) },
    { title: 'API', address: `${platformAddress(settings.port)}/api/docs` },
    { title: 'Mail', address: `${platformAddress(settings.port)}/dev/mail` },
    ...sites.map(({ slug, title }) => ({ title, address: siteAddress(slug, settings.port) })),
  ]);
  if (platform.stripe !== null) places.push({ title: 'Stripe', address: platform.stripe });
  const width = Math.max(...places.map(({ title }) => title.length));
  console.log('\nLarder runs. Stop it with Ctrl+C.\n');
  for (const { title, address } of places) console.log(`  ${title.padEnd(width)}  ${address}`);
  for (const line of signInLines(settings, owners, sites)) console.log(line);
}

async function answering(platform: LocalPlatform, places: Place[]): Promise<Place[]> {
  // Two attempts: one broken connection does not mean that an address is down.
  const answered = await Promise.all(
    places.map(
      async ({ address }) => (await isAnswered(platform, address)) || isAnswered(platform, address),
    ),
  );
  return places.filter((_, at) => answered[at]);
}

async function isAnswered({ miniflare }: LocalPlatform, address: string): Promise<boolean> {
  try {
    const answer = await miniflare.dispatchFetch(address);
    await answer.arrayBuffer();
    return answer.ok;
  } catch {
    return false;
  }
}

function signInLines(
  { port, statePath }: LocalSettings,
  owners: readonly LocalOwner[],
  sites: readonly SiteRow[],
): string[] {
  const [first, ...others] = owners.flatMap((owner) => {
    const site = sites.find(({ email }) => email === owner.email);
    return site ? [{ owner, site, file: fileOf(statePath, owner) }] : [];
  });
  if (!first) return [];
  const { owner, site, file } = first;
  const address = `${platformAddress(port)}/api/v1/manage/${site.slug}/current-site`;
  return [
    `\nThe owner of ${site.title} has this session token, kept in ${file}:\n`,
    `  ${readToken(statePath, owner) ?? ''}\n`,
    `  curl -H "Authorization: Bearer $(cat ${file})" ${address}\n`,
    ...others.map((other) => `The token of the owner of ${other.site.title} is in ${other.file}.`),
  ];
}

function fileOf(statePath: string, { tokenFile }: LocalOwner): string {
  const file = join(statePath, tokenFile);
  const shorter = relative(process.cwd(), file);
  return shorter.startsWith('..') ? file : shorter;
}
