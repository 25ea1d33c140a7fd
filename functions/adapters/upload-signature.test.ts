import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { signUpload, uploadSigner, verifyUpload } from './upload-signature.ts';

const now = 1_800_000_000_000;
const claim = {
  key: 'e2f0f0a4-7a5e-4a66-9f0e-0a1b2c3d4e5f',
  contentType: 'image/heic' as const,
  userId: '7a3c1f20-1111-4222-8333-444455556666',
  expiresAt: now + 600_000,
};

describe('Upload addresses, S8.2', () => {
  it('carry key, type, person and end', async () => {
    const signer = uploadSigner('a secret');
    const token = await signer.sign(claim);
    expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
    expect(await signer.verify(token, now)).toEqual({ claim });
  });

  it('are good until their end', async () => {
    const token = await signUpload('a secret', claim);
    expect(await verifyUpload('a secret', token, claim.expiresAt - 1)).toEqual({ claim });
    expect(await verifyUpload('a secret', token, claim.expiresAt)).toEqual({ refused: 'expired' });
  });

  it('are worth nothing under another secret', async () => {
    const token = await signUpload('a secret', claim);
    expect(await verifyUpload('b secret', token, now)).toEqual({ refused: 'invalid' });
  });

  it('cannot be given another claim', async () => {
    const token = await signUpload('a secret', claim);
    const other = await signUpload('b secret', { ...claim, contentType: 'image/svg+xml' });
    const forged = `${other.split('.')[0]}.${token.split('.')[1]}`;
    expect(await verifyUpload('a secret', forged, now)).toEqual({ refused: 'invalid' });
  });

  it.each(['', '.', 'a.b', 'a.b.c', '..', `${'a'.repeat(2000)}.b`, 'ä.ö', 'YQ==.YQ=='])(
    'refuse %j',
    async (token) => {
      expect(await verifyUpload('a secret', token, now)).toEqual({ refused: 'invalid' });
    },
  );

  test('no changed letter passes', async () => {
    const token = await signUpload('a secret', claim);
    await fc.assert(
      fc.asyncProperty(
        fc.nat(token.length - 1),
        fc.constantFrom('A', 'Z', 'a', 'z', '0', '9', '-', '_', '.', '='),
        async (at, letter) => {
          const changed = token.slice(0, at) + letter + token.slice(at + 1);
          fc.pre(changed !== token);
          expect(await verifyUpload('a secret', changed, now)).toEqual({ refused: 'invalid' });
        },
      ),
    );
  });
});
