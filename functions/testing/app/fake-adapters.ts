import { proofRecord } from '#domain/site/hostname-records.ts';
import type { HostProof, ProofVerdict } from '#functions/adapters/dns/host-proof.ts';
import { archiveSigner } from '#functions/adapters/archive-signature.ts';
import type { SiteFiles } from '#functions/adapters/site-files.ts';
import { archivesOf } from '#functions/archive/archives.ts';
import type { Database } from '#functions/db/database.ts';
import type { ImageService } from '#functions/adapters/images/image-service.ts';
import { preparePicture } from '#functions/adapters/images/prepare-picture.ts';
import type { MediaStore, StoredInfo } from '#functions/adapters/media-store.ts';
import type { FetchOutcome, PageFetcher } from '#functions/adapters/pages/page-fetcher.ts';
import type { Publisher } from '#functions/adapters/publisher-port.ts';
import { resendEvents } from '#functions/adapters/mail-events/resend-events.ts';
import { letterLinkSigner } from '#functions/adapters/letter-link-signature.ts';
import { signInCodes } from '#functions/adapters/sign-in-codes.ts';
import { recipientSigner } from '#functions/adapters/recipient-signature.ts';
import { uploadSigner } from '#functions/adapters/upload-signature.ts';

type PublisherCall = { verb: 'retry'; siteId: string };
/** What DNS knows of hosts: texts by name, other records by type and name, and whether it answers at all. */
type FakeDns = {
  texts: Map<string, string>;
  records: Map<string, string[]>;
  isAnswering: boolean;
  asked: string[];
};
type StoredObject = { bytes: Uint8Array<ArrayBuffer>; info: StoredInfo };

/** Adapters that remember what was asked of them; pictures are checked as they are in truth. */
export function fakeAdapters(database: Database) {
  const publisherCalls: PublisherCall[] = [];
  const objects = new Map<string, StoredObject>();
  const dns: FakeDns = { texts: new Map(), records: new Map(), isAnswering: true, asked: [] };
  const media = memoryMediaStore(objects);
  const webPages = new Map<string, FetchOutcome>();
  return {
    archives: archivesOf({
      database,
      media,
      originOf: (slug, primaryHost) => `https://${primaryHost ?? `${slug}.larder.test`}`,
      platformOrigin: 'https://larder.test',
      now: () => savedAt,
      files: noFiles,
    }),
    archiveLinks: archiveSigner('a secret of the tests'),
    hostProof: hostProofBy(dns),
    publisher: rememberingPublisher(publisherCalls),
    images: drawingDots,
    media,
    pages: pagesAmong(webPages),
    payments: null,
    mailEvents: resendEvents(mailEventSecret, Date.now),
    signer: uploadSigner('a secret of the tests'),
    signInCodes: signInCodes('another secret of the tests'),
    unsubscribes: recipientSigner('another secret of the tests', 'unsubscribe'),
    confirmations: recipientSigner('another secret of the tests', 'confirm'),
    letterLinks: letterLinkSigner('another secret of the tests'),
    dns,
    publisherCalls,
    objects,
    webPages,
  };
}

/** A web of the pages that a test wrote; nothing answers at any other address. */
const pagesAmong = (webPages: ReadonlyMap<string, FetchOutcome>): PageFetcher => ({
  fetch: (address) => Promise.resolve(webPages.get(address) ?? { failure: 'unreachable' }),
});

/** As Resend makes them: `whsec_` and a key in base64. */
export const mailEventSecret = `whsec_${btoa('a key that only the mail service knows')}`;

/** When archives say that they were saved. */
const savedAt = Date.UTC(2026, 4, 17, 9, 30);

/** Of a site that nobody has published. */
const noFiles: SiteFiles = {
  readPage: () => Promise.reject(new Error('There is no page')),
  fetchMedia: () => Promise.resolve(new Response(null, { status: 404 })),
  fetchAsset: () => Promise.resolve(null),
};

function hostProofBy(dns: FakeDns): HostProof {
  return {
    isAsked: true,
    check: (host, token) => {
      dns.asked.push(host);
      const { name, value } = proofRecord(host, token);
      const answer: ProofVerdict = dns.texts.get(name) === value ? 'proven' : 'missing';
      return Promise.resolve(dns.isAnswering ? answer : 'unanswered');
    },
    lookUp: (name, type) => {
      const text = dns.texts.get(name);
      const known = type === 'TXT' && text !== undefined ? [text] : [];
      const records = dns.records.get(`${type} ${name}`) ?? known;
      return Promise.resolve(dns.isAnswering ? records : null);
    },
  };
}

function rememberingPublisher(calls: PublisherCall[]): Publisher {
  return {
    retry: (siteId) => {
      calls.push({ verb: 'retry', siteId });
      return Promise.resolve();
    },
    preview: () => Promise.resolve(null),
    letter: ({ written: { subject } }) =>
      Promise.resolve({
        senderName: 'Pies',
        subject,
        html: `<p>${subject} https://unsubscribe.invalid/</p>`,
        text: `${subject} https://unsubscribe.invalid/`,
      }),
    foresee: () =>
      Promise.resolve({
        origin: 'https://site.larder.test',
        isWhole: false,
        pages: { certain: 1, most: 1 },
        shownOn: { home: false, recipes: false, feed: false, collectionIds: [] },
      }),
  };
}

/** Whatever it converts becomes the same dot. */
const drawingDots: ImageService = {
  prepare: (bytes, declaredType) =>
    preparePicture(() => Promise.resolve(new Uint8Array([1, 2, 3])), bytes, declaredType),
  variant: () => Promise.resolve(undefined),
};

function memoryMediaStore(objects: Map<string, StoredObject>): MediaStore {
  const write: MediaStore['write'] = (name, bytes, about) => {
    const info = { size: bytes.length, etag: `"${name}"`, ...about };
    objects.set(name, { bytes: new Uint8Array(bytes), info });
    return Promise.resolve(info);
  };
  return {
    find: (name) => Promise.resolve(objects.get(name)?.info),
    read: (name, part) => {
      const object = objects.get(name);
      if (!object) return Promise.resolve(undefined);
      const bytes = part ? object.bytes.slice(part.start, part.end + 1) : object.bytes;
      return Promise.resolve({ ...object.info, body: new Blob([bytes]).stream() });
    },
    write,
    writeStream: async (name, body, { contentType }) => {
      await write(name, new Uint8Array(await new Response(body).arrayBuffer()), { contentType });
    },
    hasUnder: (prefix) =>
      Promise.resolve([...objects.keys()].some((name) => name.startsWith(prefix))),
    removeUnder: (prefix) => {
      for (const name of objects.keys()) if (name.startsWith(prefix)) objects.delete(name);
      return Promise.resolve();
    },
  };
}
