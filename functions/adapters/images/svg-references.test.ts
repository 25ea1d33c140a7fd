import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sanitizeSvg } from './sanitize-svg.ts';

const fate = (inner: string): string => {
  const result = sanitizeSvg(`<svg xmlns="http://www.w3.org/2000/svg">${inner}</svg>`);
  return 'svg' in result ? 'taken' : result.error;
};
const levels = Array.from({ length: 9 }, (_, n) => n);
const many = (piece: string, times = 100): string => piece.repeat(times);
/** A part of a hundred shapes, each with the part below. */
const masks = (shape: (below: number) => string): string =>
  levels.map((n) => `<mask id="p${n + 1}">${many(shape(n), 10)}</mask>`).join('');
const bottom = '<mask id="p0"><rect/></mask>';

describe('What styles refer to is drawn as often, S8.1', () => {
  const rules = levels.map((n) => `.m${n}{mask:url(#p${n})}`).join('');
  const drawn = masks((n) => `<rect class="a m${n}"/>`);

  it.each([
    ['classes', `<style>${rules}</style>${bottom}${drawn}`],
    ['classes before their rules', `${bottom}${drawn}<style>${rules}</style>`],
    ['classes in a list', `<style>${rules.replaceAll('{', ',.b c,d{')}</style>${bottom}${drawn}`],
    ['classes below others', `<style>${rules.replaceAll('.m', 'svg .m')}</style>${bottom}${drawn}`],
    [
      'ids',
      `<style>${levels.map((n) => `#r${n}{mask:url("#p${n}")}`).join('')}</style>${bottom}${masks((n) => `<g id="r${n}"/>`.repeat(10))}`,
    ],
    ['names', `<style>rect{mask:url(#a)}</style><mask id="a"><rect/></mask>`],
    ['anything', `<style>*{mask:url(#a)}</style><mask id="a"><rect/></mask>`],
    ['states', `<style>rect:hover{mask:url(#a)}</style><mask id="a"><rect/></mask>`],
    ['media', `<style>@media print{.b{mask:url(#a)}}</style><mask id="a"><g class="b"/></mask>`],
  ])('by %s', (_, inner) => {
    expect(fate(inner)).not.toBe('taken');
  });

  it('and not for elements that a rule is not about', () => {
    const style = '<style>.a,svg>line{mask:url(#m)}</style>';
    const inner = `${style}<mask id="m">${many('<rect/>')}</mask>${many('<rect class="b"/>', 9000)}`;
    expect(fate(inner)).toBe('taken');
    expect(fate(inner.replace('.a', '.b'))).toBe('too-complex');
  });

  it('in one pass over many rules for many classes', () => {
    const names = Array.from({ length: 5000 }, (_, n) => `c${n}`);
    const list = names.map((name) => `.${name}`).join();
    const values = names.map((name) => `mask:url(#${name})`).join(';');
    const inner = `<style>${list}{${values}}</style>${many(`<g class="${names.join(' ')}"/>`, 9)}`;
    expect(fate(inner)).toBe('taken');
  });
});

describe('What shapes inherit is drawn with each, S8.1', () => {
  const patterns = (below: (n: number) => string, shape = '<rect/>'): string =>
    levels
      .map((n) => `<pattern id="p${n + 1}"><g ${below(n)}>${many(shape)}</g></pattern>`)
      .join('');
  const first = '<pattern id="p0"><rect/></pattern>';
  const fills = levels.map((n) => `.f${n}{fill:url(#p${n})}`).join('');
  const line = '<path d="M0 0 1 1 2 2"/>';

  it.each([
    ['a fill', first + patterns((n) => `fill="url(#p${n})"`)],
    ['a stroke', first + patterns((n) => `stroke="url(#p${n})"`)],
    ['a fill of a style', first + patterns((n) => `style="FILL: url('#p${n}') red"`)],
    ['a fill of a class', `${first}${patterns((n) => `class="f${n}"`)}<style>${fills}</style>`],
    ['a fill that a use hands on', `${first}${patterns((n) => `fill="url(#p${n})"`, '<use/>')}`],
  ])('such as %s', (_, inner) => {
    expect(fate(inner)).toBe('too-complex');
  });

  it.each(['fill="url(#q)"', 'marker-mid="url(#q)"', 'marker-end="url(#q)"'])(
    'such as %s of a use of many shapes',
    (attribute) => {
      const parts = `<pattern id="q">${many('<g/>', 300)}</pattern><g id="a">${many(line)}</g>`;
      expect(fate(parts + many('<use href="#a"/>'))).toBe('taken');
      expect(fate(parts + many(`<use ${attribute} href="#a"/>`))).toBe('too-complex');
    },
  );

  it('but no shape of a gradient, and nothing that is not in the element', () => {
    const gradient = '<linearGradient id="q"><stop/><stop/></linearGradient>';
    const inner = `<g fill="url(#q)">${gradient}${many(line, 9000)}</g>`;
    expect(fate(inner)).toBe('taken');
    expect(fate(`<g fill="url(#p)"/><pattern id="p">${many('<rect/>')}</pattern>`)).toBe('taken');
  });
});

describe('Markers are drawn at corners, S8.1', () => {
  const marker = `<marker id="m">${many('<path d="M0 0z"/>')}</marker>`;

  it('at each of them', () => {
    const corners = fc.integer({ min: 6000, max: 20_000 });
    fc.assert(
      fc.property(corners, fc.constantFrom('.5', '-1 2', 'h1', 'z', ',3.'), (count, step) => {
        const d = `M0 0${step.repeat(count)}`;
        expect(fate(`${marker}<path marker-mid="url(#m)" d="${d}"/>`)).toBe('too-complex');
        expect(fate(`${marker}<path marker-end="url(#m)" d="${d}"/>`)).toBe('taken');
      }),
      { numRuns: 20 },
    );
  });

  it('of a shape that inherits them too', () => {
    const edges = many(`<path d="M${many('0 0 ', 60)}"/>`, 50);
    const inner = `<g style="marker:url(#m)">${edges}</g>`;
    expect(fate(marker + edges)).toBe('taken');
    expect(fate(marker + inner)).toBe('too-complex');
  });

  it('but not on those of another marker', () => {
    const inner = '<style>path{marker-end:url(#m)}</style><path d="M0 0 1 1"/>';
    expect(fate(marker + inner)).toBe('taken');
    expect(fate(`<marker id="m"><path marker-mid="url(#m)"/></marker>`)).toBe('taken');
    const { svg } = sanitizeSvg(`<svg><marker><path style="fill:red"/></marker><path/></svg>`) as {
      svg: string;
    };
    expect(svg).toContain('<path style="fill:red;marker:none!important"></path></marker><path>');
  });
});
