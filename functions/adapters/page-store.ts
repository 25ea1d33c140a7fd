import { createHash } from 'node:crypto';
import type { StoredPage } from '#functions/repositories/publishing/stored-pages.ts';

/** The store of compressed bodies: many in one object, each object under its own SHA-256. */
export type PageStore = {
  put: (bytes: Uint8Array) => Promise<string>;
  /** Removes objects that were stored before a moment and hold no page any more. */
  removeUnused: (before: number, used: (keys: string[]) => Promise<Set<string>>) => Promise<number>;
  read: (
    page: Pick<StoredPage, 'packKey' | 'packOffset' | 'packLength'>,
  ) => Promise<Uint8Array<ArrayBuffer>>;
};

const prefix = 'packs/';
const packsPerPass = 500;

export function r2PageStore(bucket: R2Bucket): PageStore {
  return {
    async put(bytes) {
      const key = `${prefix}${createHash('sha256').update(bytes).digest('hex')}`;
      await bucket.put(key, bytes);
      return key;
    },
    async removeUnused(before, used) {
      let removed = 0;
      let cursor: string | undefined;
      do {
        const page = await bucket.list({ prefix, limit: packsPerPass, ...(cursor && { cursor }) });
        const old = page.objects.filter(({ uploaded }) => uploaded.getTime() < before);
        const kept = await used(old.map(({ key }) => key));
        const unused = old.map(({ key }) => key).filter((key) => !kept.has(key));
        if (unused.length > 0) await bucket.delete(unused);
        removed += unused.length;
        cursor = page.truncated ? page.cursor : undefined;
      } while (cursor);
      return removed;
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
