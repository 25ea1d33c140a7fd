import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLinkAddress } from '#domain/text/safe-href.ts';
import { linkAddressOf, textLinkOf } from './link-address.ts';

describe('The address that is meant', () => {
  it.each([
    ['example.com', 'https://example.com'],
    ['example.com:8080/pie', 'https://example.com:8080/pie'],
    ['me@example.com', 'mailto:me@example.com'],
    ['http://localhost:3000', 'http://localhost:3000'],
    ['tel:+49 30 1', null],
    ['tel:+49301', 'tel:+49301'],
    ['javascript:1', null],
    ['data:1', null],
    ['soft', null],
  ])('of %j is %j', (typed, address) => {
    expect(linkAddressOf(typed)).toBe(address);
  });

  it('takes no other kind of address for a website', () => {
    const scheme = fc.stringMatching(/^[a-zA-Z][a-zA-Z0-9+-]{0,12}$/);
    const rest = fc.oneof(fc.nat({ max: 70_000 }).map(String), fc.webPath(), fc.string());
    fc.assert(
      fc.property(scheme, rest, (kind, behind) => {
        const typed = `${kind}:${behind}`;
        expect([typed, null]).toContain(textLinkOf(typed));
        expect(textLinkOf(typed) === typed).toBe(isLinkAddress(typed));
      }),
    );
  });
});
