import { describe, expect, it } from 'vitest';
import { keyedHash } from './keyed-hash.ts';
import { signInCodes } from './sign-in-codes.ts';

const { hash } = signInCodes('a secret');

describe('What is kept of a code, S2.1', () => {
  it('is the same for the same digits and address, and for no others', async () => {
    const kept = await hash('edna@example.com', '123456');
    expect(kept).toMatch(/^[\da-f]{64}$/);
    expect(await hash('edna@example.com', '123456')).toBe(kept);
    expect(await hash('edna@example.com', '123457')).not.toBe(kept);
    expect(await hash('ada@example.com', '123456')).not.toBe(kept);
  });

  it('cannot be found without the secret, nor by what else the secret signs', async () => {
    const kept = await hash('edna@example.com', '123456');
    const others = [keyedHash('another', 'sign-in code'), keyedHash('a secret', 'unsubscribe')];
    const marks = await Promise.all(others.map(({ mark }) => mark('edna@example.com 123456')));
    expect(marks).not.toContain(kept);
  });
});
