import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const clean = (inner: string): string => {
  const result = sanitizeSvg(`<svg>${inner}</svg>`);
  const whole = 'svg' in result ? result.svg : result.error;
  return whole.replace(/^<svg[^>]*>/, '').replace('</svg>', '');
};

describe('Parts of a drawing that stand for others, S8.3', () => {
  it.each([
    ['<foreignObject/><g><rect/></g>', '<g><rect></rect></g>'],
    ['<text>de</text> <text>fr</text> <text>en</text>', '<text>en</text>'],
    ['<g><path/></g><image/>', '<g><path></path></g>'],
    ['<rect/><a><path/><line/></a>', '<path></path><line></line>'],
    ['<g/><switch><g/><rect/></switch>', '<rect></rect>'],
    ['', ''],
  ])('are the last that is kept of a switch: %s', (inner, kept) => {
    expect(clean(`<rect/><switch>${inner}</switch><line/>`)).toBe(
      `<rect></rect>${kept}<line></line>`,
    );
  });

  it('count for nothing where they are left out', () => {
    const circle = '<g id="a"><use href="#a"/></g>';
    expect(clean(circle)).toBe('too-complex');
    expect(clean(`<switch>${circle}<g id="a"/></switch>`)).toBe('<g id="a"></g>');
  });

  it('are the first of an id', () => {
    const first = '<g id="a"><rect/></g><g id="b"><use href="#a"/></g>';
    const twice = `${first}<g id="a"><use href="#b"/></g>`;
    expect(clean(twice)).toContain('<use href="#b">');
    expect(clean('<g id="a"><g id="b"><g id="a"/></g></g>')).toContain('<g id="b">');
  });
});

describe('Effects of a drawing, S8.3', () => {
  it.each([
    '<feMorphology operator="dilate" radius="2"></feMorphology>',
    '<feTurbulence baseFrequency="0.1" numOctaves="3" seed="1" stitchTiles="stitch"></feTurbulence>',
    '<feDisplacementMap scale="9" xChannelSelector="R" yChannelSelector="G"></feDisplacementMap>',
  ])('include %s', (effect) => {
    expect(clean(`<filter>${effect}<feImage/></filter>`)).toBe(`<filter>${effect}</filter>`);
  });

  it('have no octaves without end', () => {
    expect(clean('<feTurbulence numOctaves="99999"/>')).toBe('<feTurbulence></feTurbulence>');
  });

  it('change nothing where all are lost', () => {
    const before = '<filter><feImage/></filter><filter/><filter><metadata/></filter>';
    const kept = '<filter><feOffset></feOffset></filter><filter></filter><filter></filter>';
    expect(clean(before)).toBe(kept);
    expect(clean(kept)).toBe(kept);
  });

  it('turn around their origin', () => {
    const turned = '<g transform-origin="1 2" transform="rotate(3)"></g>';
    expect(clean(turned)).toBe(turned);
  });
});

describe('Short names of addresses, S8.1', () => {
  const svg = 'http://www.w3.org/2000/svg';
  const illustrator = (rules: string, inner = '') =>
    `<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://e/svg11.dtd" [\n\t${rules}\n]>\n<svg xmlns="&ns_svg;">${inner}</svg>`;
  const name = `<!ENTITY ns_svg "${svg}">`;

  it('stand for them in a drawing of Illustrator', () => {
    const more = `<!ENTITY ns_ai 'http://ns.adobe.com/AdobeIllustrator/10.0/'> ${name}`;
    const drawing = illustrator(more, '<rect xmlns:i="&ns_ai;" i:x="a" width="1"/>');
    expect(sanitizeSvg(drawing)).toEqual({
      svg: `<svg xmlns="${svg}"><rect width="1"></rect></svg>`,
    });
  });

  it.each([
    ['<!ENTITY ns_svg "&a;">'],
    ['<!ENTITY a "b"><!ENTITY ns_svg "http://e/&a;">'],
    [`${name}<!ENTITY b "c">`],
    [`<!ENTITY % ns_svg "${svg}">`],
    [`<!ENTITY ns_svg SYSTEM "${svg}">`],
  ])('stand for nothing beside %s', (rules) => {
    expect(sanitizeSvg(illustrator(rules))).toEqual({ error: 'malformed' });
  });

  it('are not written out without end', () => {
    const drawing = illustrator(name, `<text>${'&ns_svg;'.repeat(5000)}</text>`);
    expect(sanitizeSvg(drawing)).toEqual({ error: 'too-complex' });
  });
});
