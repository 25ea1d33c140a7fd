import { archiveMessages } from '#contract/archive/archive-messages.ts';
import { toMarkdown } from '#domain/text/markdown.ts';
import { byteStream } from '#functions/adapters/byte-stream.ts';
import type { ZipFile } from '#functions/adapters/zip.ts';
import { forSite, type SiteRepositories } from '#functions/repositories/for-site.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { exportSubscribers } from '#functions/services/mail/export-subscribers.ts';
import { type Archived, type ArchiveHost, dayOf } from './archive-host.ts';
import { commentsFile } from './comments-file.ts';
import { mediaFiles } from './media-files.ts';
import { newslettersFile } from './newsletters-file.ts';
import { recipeFiles } from './recipe-files.ts';
import { listsOf } from './lists.ts';
import { jsonFile, textFile } from './zip-files.ts';

/** Everything that a cook keeps on a site, file by file; what it holds at once has a bound. */
export async function* siteArchive(host: ArchiveHost, site: Site): AsyncGenerator<ZipFile, void> {
  const archived: Archived = { host, siteId: site.id, ownerId: site.ownerId };
  const repositories = forSite(host.database, site.id);
  const modifiedAt = host.now();
  const recipeIds = await repositories.archive.listRecipeIds();
  const counts = { recipes: 0, pictures: 0, films: 0 };
  yield* siteFiles(host, site, repositories);
  const lists = listsOf(await repositories.findGlobals());
  yield jsonFile({ name: 'data/lists.json', data: lists, modifiedAt });
  for await (const file of recipeFiles({ ...archived, lists }, recipeIds)) {
    if (file.name.startsWith('data/')) counts.recipes += 1;
    yield file;
  }
  const subscribers = byteStream(exportSubscribers({ repositories, now: modifiedAt }, {}));
  yield { kind: 'packed stream', name: 'subscribers.csv', modifiedAt, body: subscribers };
  const comments = byteStream(commentsFile(archived, recipeIds));
  yield { kind: 'packed stream', name: 'comments.json', modifiedAt, body: comments };
  const letters = byteStream(newslettersFile(archived));
  yield { kind: 'packed stream', name: 'newsletters.json', modifiedAt, body: letters };
  const listing = { pictures: [], films: [], missing: [] };
  yield* mediaFiles(archived, listing);
  const { missing, ...media } = listing;
  yield jsonFile({ name: 'data/media.json', data: media, modifiedAt });
  const { pictures, films } = media;
  const data = { ...counts, pictures: pictures.length, films: films.length, missing };
  yield jsonFile({ name: 'contents.json', data, modifiedAt });
}

async function* siteFiles(
  host: ArchiveHost,
  site: Site,
  repositories: SiteRepositories,
): AsyncGenerator<ZipFile, void> {
  const modifiedAt = host.now();
  const [hostnames, written, collections, addresses] = await Promise.all([
    repositories.hostnames.listVerified(),
    repositories.siteWorkingCopy.find(),
    repositories.archive.listCollections(),
    repositories.archive.listAddresses(),
  ]);
  const primaryHost = hostnames.find(({ isPrimary }) => isPrimary)?.host ?? null;
  const { title, slug, settings, createdAt } = site;
  const address = host.originOf(slug, primaryHost);
  const platformAddress = host.originOf(slug, null);
  const text = archiveMessages.readMe({ title, address, day: dayOf(modifiedAt) });
  yield textFile({ name: 'README.txt', text, modifiedAt });
  const data = {
    format: 'larder-site',
    formatVersion: 1,
    savedAt: new Date(modifiedAt).toISOString(),
    /** Who alone can be named as who wrote a recipe. */
    ownerId: site.ownerId,
    site: {
      title,
      slug,
      address,
      platformAddress,
      createdAt: new Date(createdAt).toISOString(),
      settings,
    },
    /** What was written of it and not published yet. */
    notPublished: written?.changes ?? null,
    domains: hostnames.map(({ host: name }) => name),
  };
  yield jsonFile({ name: 'data/site.json', data, modifiedAt });
  yield jsonFile({ name: 'data/collections.json', data: collections, modifiedAt });
  yield jsonFile({ name: 'data/old-addresses.json', data: addresses, modifiedAt });
  if (settings.about) {
    const about = `# ${settings.aboutHeading ?? title}\n\n${toMarkdown(settings.about)}\n`;
    yield textFile({ name: 'about.md', text: about, modifiedAt });
  }
}
