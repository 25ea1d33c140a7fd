import { keyedHash } from './keyed-hash.ts';

/** A link of a newsletter, by its place among those that are counted; the same for all its readers. */
export type LetterLink = { siteId: string; sendId: string; no: number };

export type LetterLinkSigner = {
  sign: (link: LetterLink) => Promise<string>;
  /** Null where we never made the token. */
  verify: (token: string) => Promise<LetterLink | null>;
};

const form = /^(([\da-f-]{36})\.([\da-f-]{36})\.(0|[1-9]\d{0,5}))\.([\da-f]{64})$/;

export function letterLinkSigner(secret: string): LetterLinkSigner {
  const { mark, isMark } = keyedHash(secret, 'letter-link');
  return {
    async sign({ siteId, sendId, no }) {
      const link = `${siteId}.${sendId}.${no}`;
      return `${link}.${await mark(link)}`;
    },
    async verify(token) {
      const [, link = '', siteId = '', sendId = '', no, made = ''] = form.exec(token) ?? [];
      if (!(await isMark(link, made))) return null;
      return { siteId, sendId, no: Number(no) };
    },
  };
}
