import { gunzipSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { bytesOf, inlineElements } from './inline-elements.ts';
import { bodyDigest, compressBody, pageBody } from './page-body.ts';

const css = Array.from({ length: 600 }, (_, index) => `.class-${index}{width:${index}px}`).join('');
const page = (text: string, styles = css) =>
  `<!doctype html><title>${text}</title><style>${styles}</style><p class="class-7">${text}</p>`;

const bodyOf = (text: string) => pageBody(bytesOf(text), inlineElements(bytesOf(text)));

const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom('<style>', '</style>', '<style media="print">', css, '🍰 crème'),
);
const anyBody = fc.array(anyText, { maxLength: 12 }).map((texts) => texts.join(''));

describe('Compressed bodies of pages, design §5', () => {
  it('unpack to what was put in', () => {
    fc.assert(
      fc.property(anyBody, (text) => {
        expect(gunzipSync(compressBody(bodyOf(text))).toString()).toBe(text);
      }),
    );
  });

  it('unpack when two pages share a block', () => {
    const texts = [page('Pear tart'), page('Tarte aux poires – 🍐')];
    expect(texts.map((text) => String(gunzipSync(compressBody(bodyOf(text)))))).toEqual(texts);
  });

  it('weigh hardly more than in one piece', () => {
    const packed = (text: string) => compressBody(bodyOf(text)).byteLength;
    const inOnePiece = packed(page('Pear tart').replaceAll('style', 'stile'));
    expect(packed(page('Pear tart'))).toBeLessThan(inOnePiece * 1.03 + 20);
  });
});

describe('Digests of bodies', () => {
  it('are equal for equal bodies alone', () => {
    fc.assert(
      fc.property(anyBody, anyBody, (one, other) => {
        const isSame = bodyDigest(bodyOf(one)) === bodyDigest(bodyOf(other));
        expect(isSame).toBe(one === other);
      }),
    );
  });

  it('differ where only a shared block does', () => {
    const digests = [css, `${css}.more{}`].map((styles) => bodyDigest(bodyOf(page('Pie', styles))));
    expect(new Set(digests).size).toBe(2);
  });
});
