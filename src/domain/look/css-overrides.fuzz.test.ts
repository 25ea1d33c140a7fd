import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssOverridesMaxLength } from './css-overrides-length.ts';
import { readCss } from './css-overrides.ts';
import { hostileCss } from '#domain/testing/hostile-css.ts';

// Read with other eyes than the sanitiser's: what it wrote has one spelling for everything.
const quoted = /"(?:[^"\\\n]|\\[\da-f]{1,6} )*"/g;
const withoutStrings = (text: string) => text.replaceAll(quoted, '""');
const withoutEscapes = (text: string) => text.replaceAll(/\\[\da-f]{1,6} /g, '_');
const addresses = (text: string) =>
  [...withoutEscapes(text).matchAll(/url\(("[^"]*"|[^)]*)\)/gi)].map(([, address]) => address);

function depths(text: string): number[] {
  let depth = 0;
  return Array.from(withoutEscapes(withoutStrings(text)), (char) => {
    if ('{(['.includes(char)) depth += 1;
    if ('})]'.includes(char)) depth -= 1;
    return depth;
  });
}

const runs = { numRuns: 3000 };

describe('Hostile custom styles, S7.4', () => {
  it('cannot leave the style element', () => {
    fc.assert(
      fc.property(hostileCss, (text) => {
        expect(readCss(text).css).not.toMatch(/<(?![ =])|[\0\r\f]/);
      }),
      runs,
    );
  });

  it('cannot close a bracket they did not open or leave one open', () => {
    fc.assert(
      fc.property(hostileCss, (text) => {
        const all = [0, ...depths(readCss(text).css)];
        expect(Math.min(...all)).toBe(0);
        expect(all.at(-1)).toBe(0);
      }),
      runs,
    );
  });

  it('name no address but pictures of the site', () => {
    fc.assert(
      fc.property(hostileCss, (text) => {
        const written = readCss(text).css;
        const strange = addresses(written).filter(
          (each) => !/^"\/media\/[\w./?=&,-]+"$/.test(each!),
        );
        expect(strange).toEqual([]);
        expect(withoutStrings(written)).not.toMatch(
          /@(?!media|supports|container|layer|scope|starting-style|property|(?:-webkit-)?keyframes)|(?<![\w-])(?:src|image|image-set|element|expression)\(/i,
        );
      }),
      runs,
    );
  });

  it('come out the same when they go in again', () => {
    fc.assert(
      fc.property(hostileCss, (text) => {
        const written = readCss(text).css;
        expect(readCss(written)).toMatchObject({ css: written, dropped: [] });
      }),
      runs,
    );
  });

  it.each([
    '{',
    '}',
    '(',
    '[',
    'a{',
    'a{b:c;',
    'a:b{',
    'a{b:(',
    '@a{',
    '@media(',
    'url(',
    'a{b:url(',
  ])('take one pass over a full length of %j', (part) => {
    const { dropped } = readCss(part.repeat(cssOverridesMaxLength / part.length));
    expect(dropped.length).toBeGreaterThan(0);
  });

  it.each(['"', "'", '\\', '/*', '<!--', '1e', '-', 'a{}', '\n', '\0', ':', ';', ',a', '/**/'])(
    'take one pass over a full length of %j too',
    (part) => {
      expect(readCss(part.repeat(cssOverridesMaxLength / part.length)).css).toBe('');
    },
  );
});
