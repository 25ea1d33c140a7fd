import type {
  FailedPage,
  OwnPageAnswer,
  OwnPageFailure,
  OwnPageInput,
  SiteMapAnswer,
} from '#contract/import/own-site.ts';
import { gunzip } from '#domain/import/archive/gunzip.ts';
import { decodeBytes } from '#domain/import/decode-bytes.ts';
import { readSiteMap } from '#domain/import/site/site-map.ts';
import type { FetchedFile, WantedFile } from '#functions/adapters/pages/page-fetcher.ts';
import type { SiteContext } from '#functions/http/context.ts';

const megabyte = 1024 * 1024;

const page: WantedFile = { accept: 'text/html,application/xhtml+xml', bytesMax: 2 * megabyte };
const pageType = /^(?:text\/html|application\/xhtml\+xml|)$/;

/** The page at an address of a cook's own site, for the reader in their browser. */
export async function fetchOwnPage(
  ctx: SiteContext,
  { address }: OwnPageInput,
): Promise<OwnPageAnswer> {
  const found = await fetched(ctx, address, page);
  if ('outcome' in found) return found;
  if (!pageType.test(found.type)) return failed('no_text');
  const html = decodeBytes(found.bytes, found.charset);
  return { outcome: 'page', address: found.address, html };
}

const list: WantedFile = {
  accept:
    'application/xml,text/xml,application/rss+xml,application/atom+xml,text/plain,text/html;q=0.8,*/*;q=0.5',
  bytesMax: 10 * megabyte,
};
/** Of a list that comes packed; it is read whole, in the memory of a Worker. */
const unpackedMost = 20 * megabyte;
const binaryType = /^(?:image|video|audio|font)\//;

/** What a list of pages names at an address of a cook's own site: a sitemap, a feed, robots.txt. */
export async function fetchSiteMap(
  ctx: SiteContext,
  { address }: OwnPageInput,
): Promise<SiteMapAnswer> {
  const found = await fetched(ctx, address, list);
  if ('outcome' in found) return found;
  if (binaryType.test(found.type)) return failed('no_text');
  const unpacked = await unpack(found.bytes);
  if ('failure' in unpacked) return failed(unpacked.failure);
  const map = readSiteMap(decodeBytes(unpacked.bytes, found.charset), found.address);
  return { outcome: 'list', address: found.address, ...map };
}

async function fetched(
  { adapters }: SiteContext,
  address: string,
  wanted: WantedFile,
): Promise<FetchedFile | FailedPage> {
  const outcome = await adapters.pages.fetch(address, wanted);
  return 'file' in outcome
    ? outcome.file
    : failed(outcome.failure, outcome.retryAfterSeconds ?? null);
}

const failed = (failure: OwnPageFailure, retryAfterSeconds: number | null = null): FailedPage => ({
  outcome: 'failure',
  failure,
  retryAfterSeconds,
});

type Unpacked = { bytes: Uint8Array } | { failure: OwnPageFailure };

/** Packed by its bytes, whatever its name ends in. */
async function unpack(bytes: Uint8Array): Promise<Unpacked> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return { bytes };
  const unpacked = await gunzip(new Blob([new Uint8Array(bytes)]), unpackedMost);
  if ('problem' in unpacked) {
    return { failure: unpacked.problem === 'too_large' ? 'too_large' : 'no_text' };
  }
  return { bytes: new Uint8Array(await unpacked.blob.arrayBuffer()) };
}
