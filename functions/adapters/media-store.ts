import type { Size } from '#domain/media/focal-crop.ts';

/** What a variant needs to know of a picture before its bytes are read. */
export type StoredPicture = Size & { hasAlpha: boolean };
export type StoredInfo = {
  size: number;
  etag: string;
  contentType: string;
  picture?: StoredPicture;
};
export type StoredMedia = StoredInfo & { body: ReadableStream };

/** A bucket of pictures and videos; a name is written once and never changed. */
export type MediaStore = {
  find: (name: string) => Promise<StoredInfo | undefined>;
  /** `part` names its first and last byte. */
  read: (name: string, part?: { start: number; end: number }) => Promise<StoredMedia | undefined>;
  write: (
    name: string,
    bytes: Uint8Array,
    about: { contentType: string; picture?: StoredPicture },
  ) => Promise<StoredInfo>;
  /** For what is too large to be held in memory; `size` is how many bytes come. */
  writeStream: (
    name: string,
    body: ReadableStream,
    about: { contentType: string; size: number },
  ) => Promise<void>;
  /** Whether any name begins so. */
  hasUnder: (prefix: string) => Promise<boolean>;
  removeUnder: (prefix: string) => Promise<void>;
};

export function r2MediaStore(bucket: R2Bucket): MediaStore {
  return {
    find: async (name) => {
      const object = await bucket.head(name);
      return object ? infoOf(object) : undefined;
    },
    read: async (name, part) => {
      const range = part && { offset: part.start, length: part.end - part.start + 1 };
      const object = await bucket.get(name, range ? { range } : {});
      return object ? { ...infoOf(object), body: object.body } : undefined;
    },
    write: async (name, bytes, { contentType, picture }) => {
      const customMetadata = picture ? metadataOf(picture) : {};
      const httpMetadata = { contentType };
      return infoOf(await bucket.put(name, bytes, { httpMetadata, customMetadata }));
    },
    writeStream: async (name, body, { contentType, size }) => {
      // The bucket takes a stream only when its length is known.
      const { readable, writable } = new FixedLengthStream(size);
      await Promise.all([
        bucket.put(name, readable, { httpMetadata: { contentType } }),
        body.pipeTo(writable),
      ]);
    },
    hasUnder: async (prefix) => (await bucket.list({ prefix, limit: 1 })).objects.length > 0,
    removeUnder: async (prefix) => {
      for (;;) {
        const { objects, truncated } = await bucket.list({ prefix });
        if (objects.length > 0) await bucket.delete(objects.map(({ key }) => key));
        if (!truncated) return;
      }
    },
  };
}

const metadataOf = ({ width, height, hasAlpha }: StoredPicture): Record<string, string> => ({
  width: String(width),
  height: String(height),
  alpha: hasAlpha ? 'yes' : 'no',
});

function infoOf(object: R2Object): StoredInfo {
  const { width, height, alpha } = object.customMetadata ?? {};
  const picture =
    width && height && alpha
      ? { width: Number(width), height: Number(height), hasAlpha: alpha === 'yes' }
      : undefined;
  return {
    size: object.size,
    etag: object.httpEtag,
    contentType: object.httpMetadata?.contentType ?? 'application/octet-stream',
    ...(picture && { picture }),
  };
}
