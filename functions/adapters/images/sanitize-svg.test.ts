import { existsSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const icon = new URL('../../../../shared/data/image-formats/icon.svg', import.meta.url);
const XMLNS = 'xmlns="http://www.w3.org/2000/svg"';
const clean = (inner: string): string => {
  const result = sanitizeSvg(
    `<svg ${XMLNS} xmlns:xlink="http://www.w3.org/1999/xlink">${inner}</svg>`,
  );
  const whole = 'svg' in result ? result.svg : result.error;
  return whole.replace(`<svg ${XMLNS}>`, '').replace('</svg>', '');
};
const uses = (id: string, times: number): string => `<use href="#${id}"/>`.repeat(times);

describe.skipIf(!existsSync(icon))('A real icon (needs the data folder)', () => {
  it('keeps its shapes and colours', () => {
    const before = readFileSync(icon, 'utf8');
    const result = sanitizeSvg(before);
    const after = JSON.stringify(result).replaceAll(String.raw`\"`, '"');
    const paths = (svg: string) => [...svg.matchAll(/ (?:d|fill|viewBox)="[^"]+"/g)].map(String);
    expect(paths(after)).toEqual(paths(before));
  });
});

describe('Drawings never run, S8.3', () => {
  it.each([
    ['scripts', '<script>alert(1)</script>'],
    [
      'scripts of another namespace',
      '<x:script xmlns:x="http://www.w3.org/1999/xhtml">a()</x:script>',
    ],
    ['event handlers', '<rect onload="alert(1)" onclick="a()" ONLOAD="a()"/>', '<rect></rect>'],
    [
      'foreign objects',
      '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"><script/></body></foreignObject>',
    ],
    ['embedded pages', '<iframe src="javascript:a()"/><embed/><object/>'],
    ['script links', '<a href="javascript:alert(1)"><text>x</text></a>', '<text>x</text>'],
    [
      'animated links',
      '<animate attributeName="href" values="javascript:a()"/><set attributeName="onload"/>',
    ],
    ['handler elements', '<handler>a()</handler><listener/>'],
    ['metadata', '<metadata><gps lat="48"/></metadata>'],
  ])('loses %s', (_, inner, kept = '') => {
    expect(clean(inner)).toBe(kept);
  });

  it('loses processing instructions, comments and document types', () => {
    const text = `<?xml version="1.0"?><!DOCTYPE svg><?xml-stylesheet href="http://e/a.css"?><svg ${XMLNS}><!-- x --><?php a() ?></svg>`;
    expect(sanitizeSvg(text)).toEqual({ svg: `<svg ${XMLNS}></svg>` });
  });

  it('keeps text as text', () => {
    const text = '<text><![CDATA[<script>]]>&lt;b&gt; &amp;amp; "</text>';
    expect(clean(text)).toBe('<text>&lt;script&gt;&lt;b&gt; &amp;amp; "</text>');
  });
});

describe('Drawings never load anything, S8.3', () => {
  it.each([
    '<image href="http://e/a.png"/>',
    '<image href="data:image/png;base64,AAAA"/>',
    '<feImage href="http://e/a.png"/>',
    '<style>@import url(http://e/a.css);</style>',
    '<style>.a{fill:url(http://e/a.svg#b)}</style>',
    '<style>.a{background:u\\72l(http://e)}</style>',
    '<style>.a{background:image-set("http://e" 1x)}</style>',
    '<style>.a{background:UR/**/L(http://e)}</style>',
    '<style>@font-face{src:url(#a)}</style>',
    `<style>/* " */.a{fill:url(http://e/a.svg#x)}/* " */</style>`,
    `<style>.a{font-family:"\n";fill:url(http://e/a.svg#x)}</style>`,
    `<style>.a{fill:url("#a" format(x))}</style>`,
    `<style>${'('.repeat(150_000)}</style>`,
    `<style>${'()'.repeat(150_000)}</style>`,
  ])('loses %s', (inner) => {
    expect(clean(inner)).toBe('');
  });

  it.each([
    '<use href="http://e/a.svg#b"/>',
    '<use xlink:href="//e#b"/>',
    '<use href="data:image/svg+xml,#b"/>',
    '<use style="fill:url(//e)"/>',
    '<use fill="url( http://e#a )"/>',
    '<use fill="url(&quot;http://e#a&quot;)"/>',
    '<use fill="u&#x5c;72l(//e)"/>',
    '<use filter="src(//e)"/>',
    '<use cursor="url(#a)" src="//e" xml:base="http://e/"/>',
  ])('keeps only the element of %s', (inner) => {
    expect(clean(inner)).toBe('<use></use>');
  });

  it('keeps references to its own parts', () => {
    const inner = '<use xlink:href="#a"/><rect fill="url(#b)" style="filter:url(\'#c\')"/>';
    expect(clean(inner)).toBe(
      '<use href="#a"></use><rect fill="url(#b)" style="filter:url(&quot;#c&quot;)"></rect>',
    );
  });

  const marks = fc.constantFrom('_', '.', ':', '-', '9', 'é', '\u0301');
  const letters = fc.constantFrom('D', 'é', '名', '前', 'Ж', '\u{20000}');
  const names = fc
    .tuple(letters, fc.array(fc.oneof(letters, marks)))
    .map(([first, more]) => first + more.join(''));

  it('keeps references by names of any language, and counts them', () => {
    fc.assert(
      fc.property(names, (id) => {
        const inner = `<pattern id="${id}"></pattern><rect fill="url(#${id})"></rect><use href="#${id}"></use>`;
        expect(clean(inner)).toBe(inner);
        const styled = clean(`<rect style="fill:url(#${id})"/><style>.a{fill:url(#${id})}</style>`);
        expect(styled.split(`#${id}`)).toHaveLength(3);
        expect(clean(`<g id="${id}"><rect mask="url(#${id})"/></g>`)).toBe('too-complex');
      }),
    );
  });

  it('keeps plain styles', () => {
    const inner = '<style>.a &gt; .b{fill:rgb(1 2 3);transform:rotate(calc(1deg + 2deg))}</style>';
    expect(clean(inner)).toBe(inner);
  });
});

describe('Drawings that are bombs, S8.1', () => {
  it.each([
    [
      'nested entities',
      '<!DOCTYPE svg [<!ENTITY a "b"><!ENTITY c "&a;&a;">]><svg>&c;</svg>',
      'malformed',
    ],
    [
      'external entities',
      '<!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>',
      'malformed',
    ],
    ['deep nesting', `<svg>${'<g>'.repeat(500_000)}`, 'too-complex'],
    ['many elements', `<svg>${'<g/>'.repeat(200_000)}</svg>`, 'too-complex'],
    [
      'a circle of parts',
      '<svg><g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g></svg>',
      'too-complex',
    ],
    ['an unclosed end', '<svg><g></svg>', 'malformed'],
    ['two roots', '<svg/><svg/>', 'malformed'],
    ['another root', '<html/>', 'malformed'],
    ['nothing', '', 'malformed'],
  ])('refuses %s', (_, text, error) => {
    expect(sanitizeSvg(text)).toEqual({ error });
  });

  it('refuses parts that multiply', () => {
    const levels = Array.from(
      { length: 9 },
      (_, n) => `<g id="p${n + 1}">${uses(`p${n}`, 10)}</g>`,
    );
    expect(clean(`<g id="p0"><rect/></g>${levels.join('')}`)).toBe('too-complex');
    const masks = levels.map((level) => level.replaceAll(/href="(#p\d)"/g, 'mask="url($1)"'));
    expect(clean(`<g id="p0"><rect/></g>${masks.join('')}`)).toBe('too-complex');
  });

  it('takes a part that is used often', () => {
    expect(clean(`<g id="a"><rect/></g>${uses('a', 1000)}`)).toContain('<use href="#a">');
  });

  it.each([
    ['path data', '<svg><path d="', 'M0 0 ', '"/></svg>'],
    ['comments in styles', '<svg><style>', '/*', '</style></svg>'],
    ['a long word in styles', '<svg><style>', 'a', '</style></svg>'],
    ['open brackets in styles', '<svg><style>', 'url( ', '</style></svg>'],
    ['open angles', '<svg>', '<', ''],
    ['ampersands', '<svg><text>', '&', ''],
    ['comments', '<svg>', '<!---->', '</svg>'],
  ])('come to an end with 10 MB of %s', (_, ...[start, piece, end]) => {
    const text = start + piece.repeat((10 * 1024 * 1024) / piece.length) + end;
    expect(() => sanitizeSvg(text)).not.toThrow();
  });
});

describe('Any text', () => {
  const tags = '<svg>|</svg>|<g>|</g>|<script>|</script>|<style>|</style>|<rect onload="x"/>';
  const marks = `&|<|"|'|<a href="|javascript:x|<![CDATA[|]]>|<!--|-->`;
  const pieces = fc.constantFrom(...`${tags}|${marks}`.split('|'));

  test('never throws and never comes out with a script, a handler or an address', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        const result = sanitizeSvg(`<svg>${parts.join('')}</svg>`);
        expect(JSON.stringify(result)).not.toMatch(/<script|<[^>]+ on\w+=|<[^>]+ href="[^#]/i);
      }),
      { numRuns: 3000 },
    );
  });

  test('what came out once comes out again', () => {
    const inner = '<g id="a" fill="#fff"><text x="1">a&lt;b &amp;amp; c</text></g><use href="#a"/>';
    const once = clean(inner);
    expect(clean(once)).toBe(once);
  });
});
