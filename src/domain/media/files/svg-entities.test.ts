import { describe, expect, it } from 'vitest';
import { readImageHeader } from './read-image-header.ts';

const header = (rules: string) =>
  readImageHeader(
    new TextEncoder().encode(
      `<!DOCTYPE svg PUBLIC "a" "b" [${rules}] ><svg xmlns="&a;" width="9" height="8"/>`,
    ),
  );

describe('Rules of the document type of a drawing, S8.1', () => {
  it.each(['', '\n\t<!ENTITY a "http://b">\n', `<!ENTITY a "https://b"><!ENTITY c 'http://d'>`])(
    'can be short names of addresses: %j',
    (rules) => {
      expect(header(rules)).toMatchObject({ width: 9, height: 8 });
    },
  );

  it.each([
    '<!ENTITY a "b">',
    '<!ENTITY a "http://b&c;">',
    '<!ENTITY % a "http://b">',
    '<!ENTITY a SYSTEM "http://b">',
    '<!ENTITY a "http://b"><!ELEMENT svg ANY>',
    '<!ENTITY a "http://b"',
    '<!ENTITY a "http://b">'.repeat(200),
  ])('can be nothing else: %s', (rules) => {
    expect(header(rules)).toEqual({ error: 'malformed' });
  });
});
