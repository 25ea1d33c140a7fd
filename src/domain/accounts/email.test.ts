import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonicalEmail } from './canonical-email.ts';
import { isEmail } from './email.ts';

describe('An e-mail address, §5, S2.11', () => {
  it.each(['edna@example.com', 'a@b.c', 'edna+news@mail.example.com', 'kueche@bücher.example'])(
    'may be %s',
    (text) => {
      expect(isEmail(text)).toBe(true);
    },
  );

  it.each([
    '',
    'edna',
    'edna@example',
    '@example.com',
    'edna@.',
    'edna@.com',
    'edna@com.',
    'a@b..co',
    'a@.b.co',
    'a@-b.co',
    'a@b-.co',
    'a@b.c_d',
    'a@b.co.',
    'a@192.0.2.1',
    'a@b/c.co',
    `a@${'b'.repeat(64)}.co`,
    `${'a'.repeat(65)}@b.co`,
    'ed na@example.com',
    'a@b@example.com',
    'a@example.com,b@example.com',
    'a@b.c;d@e.f',
    'a@b.c,e.f',
    'Edna <edna@example.com>',
    '"edna"@example.com',
    'edna@example.com\nBcc: x@y.z',
    // Few mail servers take these, and Resend takes none.
    'küche@example.com',
    'josé@bücher.example',
    // What nobody sees, and what turns the letters behind it.
    'ed\u0000na@example.com',
    'ed\u200Bna@example.com',
    '\u202Emoc.elpmaxe@example.com',
  ])('is never "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it('is never one with an empty label, wherever it stands', () => {
    const label = fc.stringMatching(/^[a-z0-9]{1,8}$/);
    const labels = fc.array(label, { minLength: 2, maxLength: 5 });
    fc.assert(
      fc.property(labels, fc.nat(5), (all, at) => {
        fc.pre(!/^\d+$/.test(all.at(-1)!));
        expect(isEmail(`edna@${all.join('.')}`)).toBe(true);
        const gap = all.toSpliced(Math.min(at, all.length), 0, '');
        expect(isEmail(`edna@${gap.join('.')}`)).toBe(false);
      }),
    );
  });

  it.each([
    ['  Edna@Example.COM\t', 'edna@example.com'],
    ['STRASSE@example.com', 'strasse@example.com'],
    ['kueche@Bücher.example', 'kueche@xn--bcher-kva.example'],
    ['kueche@bücher.example', 'kueche@xn--bcher-kva.example'],
    ['kueche@no domain/ü', 'kueche@no domain/ü'],
  ])('%j is compared as %s', (text, normalized) => {
    expect(canonicalEmail(text)).toBe(normalized);
  });
});
