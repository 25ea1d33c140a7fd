import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { returnAddresses } from './return-address.ts';

const addresses = returnAddresses('a secret', 'back.larder.test');
const letter = fc.record({ sendId: fc.uuid(), userId: fc.uuid() });

describe('The address that a letter comes back to', () => {
  it('says which letter it was, in whatever case it comes back', async () => {
    const holds = fc.asyncProperty(letter, async (named) => {
      const address = await addresses.addressOf(named);
      expect(await addresses.letterOf(address)).toEqual(named);
      expect(await addresses.letterOf(address.toUpperCase())).toEqual(named);
      expect(address.split('@')[0]).toMatch(/^[\da-v]{63}$/);
    });
    await fc.assert(holds);
  });

  it('is nobody’s where a sign of it is another', async () => {
    const place = fc.integer({ min: 0, max: 62 });
    const sign = fc.constantFrom(...'0123456789abcdefghijklmnopqrstuv'.match(/./g)!);
    const holds = fc.asyncProperty(letter, place, sign, async (named, at, other) => {
      const address = await addresses.addressOf(named);
      fc.pre(address[at] !== other);
      const forged = `${address.slice(0, at)}${other}${address.slice(at + 1)}`;
      expect(await addresses.letterOf(forged)).toBeNull();
    });
    await fc.assert(holds);
  });

  it('is nobody’s where it was made with another secret, is at another domain, or is none', async () => {
    const named = { sendId: crypto.randomUUID(), userId: crypto.randomUUID() };
    const of = (secret: string, domain: string) => returnAddresses(secret, domain).addressOf(named);
    const foreign = [await of('another', 'back.larder.test'), await of('a secret', 'else.test')];
    for (const address of [...foreign, '', '@', 'a@b', 'hello@back.larder.test']) {
      expect(await addresses.letterOf(address)).toBeNull();
    }
  });

  it('of a letter to one person names that letter, whatever it is called', async () => {
    const holds = fc.asyncProperty(fc.oneof(fc.uuid(), fc.string()), async (id) => {
      const { address, providerId } = await addresses.ofMessage(id);
      expect(await addresses.letterOf(address.toUpperCase())).toEqual({ providerId });
      expect(await addresses.ofMessage(id)).toEqual({ address, providerId });
    });
    await fc.assert(holds);
  });
});
