import { keyedHash } from './keyed-hash.ts';

/** Whom an unsubscribe address is about, and whose letters. */
export type Recipient = { siteId: string; userId: string };

/** Makes tokens that end one person's newsletters of one site, whenever they come back. */
export type UnsubscribeSigner = {
  sign: (recipient: Recipient) => Promise<string>;
  /** Null where we never made the token. */
  verify: (token: string) => Promise<Recipient | null>;
};

export function unsubscribeSigner(secret: string): UnsubscribeSigner {
  const { mark, isMark } = keyedHash(secret, 'unsubscribe');
  return {
    async sign({ siteId, userId }) {
      const recipient = `${siteId}.${userId}`;
      return `${recipient}.${await mark(recipient)}`;
    },
    async verify(token) {
      const [, siteId, userId, made] =
        /^([\da-f-]{36})\.([\da-f-]{36})\.([\da-f]{64})$/.exec(token) ?? [];
      if (siteId === undefined || userId === undefined || made === undefined) return null;
      return (await isMark(`${siteId}.${userId}`, made)) ? { siteId, userId } : null;
    },
  };
}
