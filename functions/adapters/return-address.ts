import type { LetterName, NamedLetter } from '#domain/mail/newsletter/named-letter.ts';
import { keyedHash } from './keyed-hash.ts';

/** Addresses to which a letter comes back, so that whatever comes there says which letter it was. */
export type ReturnAddresses = {
  addressOf: (letter: LetterName) => Promise<string>;
  /** Of a letter to one person alone, which has no newsletter, and what it is called by whatever comes back. */
  ofMessage: (id: string) => Promise<{ address: string; providerId: string }>;
  /** Null where we never made the address. */
  letterOf: (address: string) => Promise<NamedLetter | null>;
};

/** Stands where a person would; it is the id of nobody. */
const nobody = '00000000-0000-0000-0000-000000000000';

const idDigits = 32;
const markDigits = 14;
/** 312 bits, five to a letter: one less than the part before the @ may have (RFC 5321). */
const length = 63;
const form = /^[\da-v]{63}$/;

/**
 * Both ids and a mark of 56 bits, in letters that keep their meaning in lower case. Who gets a letter
 * knows its address and can say of that one letter alone that it came back.
 */
export function returnAddresses(secret: string, domain: string): ReturnAddresses {
  const { mark } = keyedHash(secret, 'return-address');
  const markOf = async (ids: string) => (await mark(ids)).slice(0, markDigits);
  async function addressOf({ sendId, userId }: LetterName) {
    const ids = `${sendId}${userId}`.replaceAll('-', '');
    const number = BigInt(`0x${ids}${await markOf(ids)}`);
    return `${number.toString(32).padStart(length, '0')}@${domain}`;
  }
  return {
    addressOf,
    async ofMessage(id) {
      // Some are called by what they are about, which is longer than there is room for.
      const providerId = uuidOf((await mark(`message ${id}`)).slice(0, idDigits));
      return { providerId, address: await addressOf({ sendId: providerId, userId: nobody }) };
    },
    async letterOf(address) {
      const [name = '', at = ''] = address.toLowerCase().split('@');
      if (!form.test(name) || at !== domain.toLowerCase()) return null;
      let number = 0n;
      for (const digit of name) number = number * 32n + BigInt(Number.parseInt(digit, 32));
      const hex = number.toString(16).padStart(2 * idDigits + markDigits, '0');
      const ids = hex.slice(0, -markDigits);
      if (hex.slice(-markDigits) !== (await markOf(ids))) return null;
      const [first, userId] = [uuidOf(ids.slice(0, idDigits)), uuidOf(ids.slice(idDigits))];
      return userId === nobody ? { providerId: first } : { sendId: first, userId };
    },
  };
}

const uuidOf = (hex: string) => hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
