import { type ArchiveKind, archiveKinds } from '#domain/archive/archive-kinds.ts';
import { keyedHash } from './keyed-hash.ts';

/** What a download address is good for: one archive of one site, for one person. */
type ArchiveClaim = {
  siteId: string;
  userId: string;
  kind: ArchiveKind;
  /** Milliseconds since 1970. */
  expiresAt: number;
};

export type ArchiveSigner = {
  sign: (claim: ArchiveClaim) => Promise<string>;
  /** Null where we never made the token, and once it has ended. */
  verify: (token: string, now: number) => Promise<ArchiveClaim | null>;
};

const form = /^(([\da-f-]{36})\.([\da-f-]{36})\.([a-z]{1,20})\.(\d{1,15}))\.([\da-f]{64})$/;

export function archiveSigner(secret: string): ArchiveSigner {
  const { mark, isMark } = keyedHash(secret, 'archive');
  return {
    async sign({ siteId, userId, kind, expiresAt }) {
      const claim = `${siteId}.${userId}.${kind}.${expiresAt}`;
      return `${claim}.${await mark(claim)}`;
    },
    async verify(token, now) {
      const [, claim = '', siteId = '', userId = '', named, until, made = ''] =
        form.exec(token) ?? [];
      const kind = archiveKinds.find((each) => each === named);
      const expiresAt = Number(until);
      if (!kind || !(now < expiresAt) || !(await isMark(claim, made))) return null;
      return { siteId, userId, kind, expiresAt };
    },
  };
}
