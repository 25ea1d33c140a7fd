import { gunzipSync } from 'node:zlib';
import { archiveMessages } from '#contract/archive/archive-messages.ts';
import { assetsIn, assetsOfAsset } from '#domain/archive/client-files.ts';
import { mediaIn, replaceMedia, wantedKey } from '#domain/archive/media-addresses.ts';
import {
  isTextType,
  leadToFiles,
  pageFile,
  redirectPage,
  redirectsFile,
} from '#domain/archive/page-files.ts';
import type { SiteFiles } from '#functions/adapters/site-files.ts';
import type { ZipFile } from '#functions/adapters/zip.ts';
import { forSite } from '#functions/repositories/for-site.ts';
import { listLivePages, type StoredPage } from '#functions/repositories/publishing/stored-pages.ts';
import type { Site } from '#functions/repositories/site/site.ts';
import { type ArchiveHost, dayOf } from './archive-host.ts';
import { type Gathered, gatherMedia } from './plain-media.ts';
import { jsonFile, textFile } from './zip-files.ts';

export type PlainSiteHost = ArchiveHost & { files: SiteFiles };

const pagesAtOnce = 100;

/** A site as visitors see it, file by file, for any web server. */
export async function* plainSite(host: PlainSiteHost, site: Site): AsyncGenerator<ZipFile, void> {
  const modifiedAt = host.now();
  const gathered: Gathered = {
    names: new Map(),
    written: new Set(),
    assets: new Set(),
    missing: [],
  };
  const counts = { pages: 0, redirects: 0 };
  const origin = await originOf(host, site);
  const about = { title: site.title, address: origin, day: dayOf(modifiedAt) };
  yield textFile({ name: 'README.txt', text: archiveMessages.plainReadMe(about), modifiedAt });
  let redirects = '';
  for await (const page of livePages(host, site)) {
    redirects += redirectsFile([page]);
    if (page.location === null) {
      const bytes = await bytesOf(host, page);
      if (bytes === null) gathered.missing.push(page.path);
      else {
        counts.pages += 1;
        yield* pageFiles(host, { ...page, bytes }, gathered);
      }
    } else {
      counts.redirects += 1;
      const text = redirectPage(page.location, origin);
      yield textFile({ name: pageFile(page), text, modifiedAt: page.modifiedAt });
    }
  }
  yield textFile({ name: '_redirects', text: redirects, modifiedAt });
  yield* assetFiles(host, gathered);
  const { written, assets, missing } = gathered;
  const data = { ...counts, pictures: written.size, scriptsAndStyles: assets.size, missing };
  yield jsonFile({ name: 'contents.json', data, modifiedAt });
}

async function originOf({ database, originOf: originIs }: ArchiveHost, site: Site) {
  const hosts = await forSite(database, site.id).hostnames.listVerified();
  return originIs(site.slug, hosts.find(({ isPrimary }) => isPrimary)?.host ?? null);
}

async function* livePages(
  { database }: ArchiveHost,
  { id: siteId, revision }: Site,
): AsyncGenerator<StoredPage, void> {
  for (let after: string | null = ''; after !== null;) {
    const part = await listLivePages(database, { siteId, revision, after, limit: pagesAtOnce });
    yield* part.pages;
    after = part.next;
  }
}

/** Null where it is lost or damaged. */
async function bytesOf(
  { files }: PlainSiteHost,
  page: StoredPage,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (page.packLength === 0) return new Uint8Array(0);
  try {
    return new Uint8Array(gunzipSync(await files.readPage(page)));
  } catch {
    // One page is no reason to hand over none.
    return null;
  }
}

type ReadPage = StoredPage & { bytes: Uint8Array<ArrayBuffer> };

/** What a page shows comes before it, since its file names are known only then. */
async function* pageFiles(
  { files }: PlainSiteHost,
  page: ReadPage,
  gathered: Gathered,
): AsyncGenerator<ZipFile, void> {
  const { bytes, contentType, modifiedAt } = page;
  const name = pageFile(page);
  if (!isTextType(contentType)) {
    yield { kind: 'packed', name, modifiedAt, bytes };
    return;
  }
  const text = new TextDecoder().decode(bytes);
  const isHtml = contentType.startsWith('text/html');
  yield* gatherMedia(files, mediaIn(text, isHtml), { gathered, modifiedAt });
  for (const path of assetsIn(text)) gathered.assets.add(path);
  const nameOf = (file: Parameters<typeof wantedKey>[0]) =>
    gathered.names.get(wantedKey(file)) ?? null;
  const written = leadToFiles(replaceMedia(text, isHtml, nameOf));
  yield textFile({ name, text: written, modifiedAt });
}

/** Client files name each other; a set hands out what is added while it is gone through. */
async function* assetFiles(
  { files, now }: PlainSiteHost,
  { assets, missing }: Gathered,
): AsyncGenerator<ZipFile, void> {
  const modifiedAt = now();
  for (const path of assets) {
    const answer = await files.fetchAsset(path).catch(() => null);
    if (!answer?.ok) {
      missing.push(path);
      continue;
    }
    const bytes = new Uint8Array(await answer.arrayBuffer());
    for (const named of assetsOfAsset(path, new TextDecoder().decode(bytes))) assets.add(named);
    yield { kind: 'packed', name: path.slice(1), modifiedAt, bytes };
  }
}
