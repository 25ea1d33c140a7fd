import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cssOverridesMaxLength, sanitiseCss } from './css-overrides.ts';

const fragments = [
  ['{', '}', '(', ')', '[', ']', ';', ':', ',', '.', '#', '&', '>', '<', '=', '!', '*', '/', '%'],
  ['"', "'", '\\', '\n', '\r\n', '\f', '\0', ' ', '\t', '-', '--', '+', 'e', '1', '1e3', '.5'],
  ['/*', '*/', '<!--', '-->', '</style>', '<script>', '\\3c ', '\\65 ', '\\a ', '\\0', '\\{'],
  ['url(', 'URL(', '\\75rl(', 'u\\72 l(', 'src(', 'image-set(', 'image(', 'element(', 'calc('],
  ['expression(', 'var(--x)', '//evil.example', '/media/a.webp', 'https:', 'data:', 'a', 'b', 'é'],
  [
    '@import',
    '@media',
    '@font-face',
    '@layer',
    '@keyframes',
    '@supports',
    '@charset',
    '@\\69mport',
  ],
  ['😀', '\ud800', '\u2028', 'color', 'red', '--x', '-moz-binding', 'behavior', '!important'],
  ['a{b:', 'a{', '}}', '"}', 'from{', '@media print{', ';b:c', 'url("/media/a.webp")'],
].flat();
const noise = fc.array(fc.constantFrom(...fragments), { maxLength: 24 }).map((all) => all.join(''));
const css = fc.oneof(
  noise,
  fc.string({ unit: 'binary' }),
  noise.map((text) => `a{b:${text}}`),
  noise.map((text) => `${text}{color:red}`),
  noise.map((text) => `@media ${text}{a{b:c}}`),
  fc.tuple(noise, noise).map(([name, value]) => `a{${name}:${value};c:d}`),
);

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
      fc.property(css, (text) => {
        expect(sanitiseCss(text).css).not.toMatch(/<(?![ =])|[\0\r\f]/);
      }),
      runs,
    );
  });

  it('cannot close a bracket they did not open or leave one open', () => {
    fc.assert(
      fc.property(css, (text) => {
        const all = [0, ...depths(sanitiseCss(text).css)];
        expect(Math.min(...all)).toBe(0);
        expect(all.at(-1)).toBe(0);
      }),
      runs,
    );
  });

  it('name no address but pictures of the site', () => {
    fc.assert(
      fc.property(css, (text) => {
        const written = sanitiseCss(text).css;
        const strange = addresses(written).filter(
          (each) => !/^"\/media\/[\w./?=&,-]+"$/.test(each!),
        );
        expect(strange).toEqual([]);
        expect(withoutStrings(written)).not.toMatch(
          /@(?!media|supports|container|layer|(?:-webkit-)?keyframes)|(?<![\w-])(?:src|image|image-set|element|expression)\(/i,
        );
      }),
      runs,
    );
  });

  it('come out the same when they go in again', () => {
    fc.assert(
      fc.property(css, (text) => {
        const written = sanitiseCss(text).css;
        expect(sanitiseCss(written)).toEqual({ css: written, dropped: [] });
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
    const { dropped } = sanitiseCss(part.repeat(cssOverridesMaxLength / part.length));
    expect(dropped.length).toBeGreaterThan(0);
  });

  it.each(['"', "'", '\\', '/*', '<!--', '1e', '-', 'a{}', '\n', '\0', ':', ';', ',a', '/**/'])(
    'take one pass over a full length of %j too',
    (part) => {
      expect(sanitiseCss(part.repeat(cssOverridesMaxLength / part.length)).css).toBe('');
    },
  );
});
