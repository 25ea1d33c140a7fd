import { keyedHash } from './keyed-hash.ts';

/** Whom an address in a letter is about, and whose letters. */
export type Recipient = {
  siteId: string;
  userId: string;
  /** The newsletter in which it stands, where it is one. */
  sendId?: string | undefined;
  /** Whether it ends letters about answers to comments, and no newsletters. */
  isOfReplies?: boolean | undefined;
  /** Whether it stands in a letter that a cook had sent to try it, and ends nothing. */
  isOfTest?: boolean | undefined;
};

/** In the place of a newsletter. */
const replies = 'replies';
const test = 'test';

/** Whether a token is one of a test, whoever made it: it is good for nothing. */
export const isOfTest = (token: string): boolean => token.split('.')[2] === test;

/** Makes tokens for one person and the letters of one site, whenever they come back. */
export type RecipientSigner = {
  sign: (recipient: Recipient) => Promise<string>;
  /** Null where we never made the token. */
  verify: (token: string) => Promise<Recipient | null>;
};

/** A token that was made for one purpose is good for no other. */
export function recipientSigner(
  secret: string,
  purpose: 'unsubscribe' | 'confirm',
): RecipientSigner {
  const { mark, isMark } = keyedHash(secret, purpose);
  return {
    async sign({ siteId, userId, sendId, isOfReplies, isOfTest: isTest }) {
      const ofNoNewsletter = isOfReplies ? replies : undefined;
      const subject = isTest ? test : (ofNoNewsletter ?? sendId);
      const recipient = [siteId, userId, ...(subject === undefined ? [] : [subject])].join('.');
      return `${recipient}.${await mark(recipient)}`;
    },
    async verify(token) {
      const [, recipient, siteId, userId, subject, made] =
        /^(([\da-f-]{36})\.([\da-f-]{36})(?:\.([\da-f-]{36}|replies|test))?)\.([\da-f]{64})$/.exec(
          token,
        ) ?? [];
      if (recipient === undefined || siteId === undefined || userId === undefined) return null;
      if (!(await isMark(recipient, made ?? ''))) return null;
      if (subject === test) return { siteId, userId, isOfTest: true };
      const isOfReplies = subject === replies;
      return { siteId, userId, isOfReplies, sendId: isOfReplies ? undefined : subject };
    },
  };
}
