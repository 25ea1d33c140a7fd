import { createHash } from 'node:crypto';
import type { StoredPage } from '../repositories/publishing/stored-pages.ts';

/** Where compressed bodies lie: many in one object, each object under its own SHA-256. */
export type PageStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  read: (page: Pick<StoredPage, 'packKey' | 'packOffset' | 'packLength'>) => Promise<Uint8Array>;
};

export function r2PageStore(bucket: R2Bucket): PageStore {
  return {
    async put(bytes) {
      const key = `packs/${createHash('sha256').update(bytes).digest('hex')}`;
      await bucket.put(key, bytes);
      return key;
    },
    async read({ packKey, packOffset, packLength }) {
      if (packLength === 0) return new Uint8Array(0);
      const object = await bucket.get(packKey, {
        range: { offset: packOffset, length: packLength },
      });
      if (!object) throw new Error(`The page store has no object ${packKey}`);
      return new Uint8Array(await object.arrayBuffer());
    },
  };
}
