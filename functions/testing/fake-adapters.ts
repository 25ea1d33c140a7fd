import { proofRecord } from '#domain/site/hostname-records.ts';
import type { HostProof, ProofVerdict } from '#functions/adapters/dns/host-proof.ts';
import type { ImageService } from '#functions/adapters/images/image-service.ts';
import { preparePicture } from '#functions/adapters/images/prepare-picture.ts';
import type { MediaStore, StoredInfo } from '#functions/adapters/media-store.ts';
import type { Publisher } from '#functions/adapters/publisher-port.ts';
import { signInCodes } from '#functions/adapters/sign-in-codes.ts';
import { unsubscribeSigner } from '#functions/adapters/unsubscribe-signature.ts';
import { uploadSigner } from '#functions/adapters/upload-signature.ts';

type PublisherCall = { verb: 'rollBack' | 'retry'; siteId: string; revision?: number };
/** What DNS knows of hosts: texts by name, and whether it answers at all. */
type FakeDns = { texts: Map<string, string>; isAnswering: boolean; asked: string[] };
type StoredObject = { bytes: Uint8Array<ArrayBuffer>; info: StoredInfo };

/** Adapters that remember what was asked of them; pictures are checked as they are in truth. */
export function fakeAdapters() {
  const publisherCalls: PublisherCall[] = [];
  const objects = new Map<string, StoredObject>();
  const dns: FakeDns = { texts: new Map(), isAnswering: true, asked: [] };
  return {
    hostProof: hostProofBy(dns),
    publisher: rememberingPublisher(publisherCalls),
    images: drawingDots,
    media: memoryMediaStore(objects),
    signer: uploadSigner('a secret of the tests'),
    signInCodes: signInCodes('another secret of the tests'),
    unsubscribes: unsubscribeSigner('another secret of the tests'),
    dns,
    publisherCalls,
    objects,
  };
}

function hostProofBy(dns: FakeDns): HostProof {
  return {
    isAsked: true,
    check: (host, token) => {
      dns.asked.push(host);
      const { name, value } = proofRecord(host, token);
      const answer: ProofVerdict = dns.texts.get(name) === value ? 'proven' : 'missing';
      return Promise.resolve(dns.isAnswering ? answer : 'unanswered');
    },
  };
}

function rememberingPublisher(calls: PublisherCall[]): Publisher {
  return {
    rollBack: (siteId, revision) => {
      calls.push({ verb: 'rollBack', siteId, revision });
      return Promise.resolve();
    },
    retry: (siteId) => {
      calls.push({ verb: 'retry', siteId });
      return Promise.resolve();
    },
    preview: () => Promise.resolve(null),
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
