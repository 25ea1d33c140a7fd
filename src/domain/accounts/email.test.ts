import { describe, expect, it } from 'vitest';
import { isEmail, normalizeEmail } from './email.ts';

describe('An e-mail address, §5, S2.11', () => {
  it.each(['edna@example.com', 'a@b.c', 'edna+news@mail.example.com', 'küche@bücher.example'])(
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
    'ed na@example.com',
    'a@b@example.com',
    'a@example.com,b@example.com',
    'a@b.c;d@e.f',
    'a@b.c,e.f',
    'Edna <edna@example.com>',
    '"edna"@example.com',
    'edna@example.com\nBcc: x@y.z',
  ])('is never "%s"', (text) => {
    expect(isEmail(text)).toBe(false);
  });

  it.each([
    ['  Edna@Example.COM\t', 'edna@example.com'],
    ['STRASSE@example.com', 'strasse@example.com'],
    // Letters beyond ASCII are other addresses.
    ['KÜCHE@example.com', 'kÜche@example.com'],
  ])('%j is compared as %s', (text, normalized) => {
    expect(normalizeEmail(text)).toBe(normalized);
  });
});
