import { describe, expect, it } from 'vitest';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { fontKeys } from '#domain/look/fonts.ts';
import { colorThemes } from '#domain/look/themes.ts';
import { themeStyles } from '#domain/look/theme-options.ts';
import { fontFacesOf, titleFacesOf } from './font-files.ts';
import { italicsCss, themeCss } from '#domain/look/theme/theme-css.ts';
import type { ThemeFonts } from '#domain/look/theme/theme-css.ts';
import { codePointsOf } from '#domain/look/theme/unicode-range.ts';

const [paper] = colorThemes;
const schemes = paper && deriveSchemes(paper);

const fonts = (display: 'bodoni-moda' | 'inter'): ThemeFonts => ({
  display: {
    key: display,
    normalWeight: 400,
    boldWeight: 700,
    faces: fontFacesOf(display, [400, 700]),
  },
  narrative: {
    key: 'inter',
    normalWeight: 400,
    boldWeight: 600,
    faces: fontFacesOf('inter', [400, 600]),
  },
});

const render = (chosen: ThemeFonts, style: (typeof themeStyles)[number]) =>
  schemes ? themeCss(schemes, chosen, style) : '';

const css = (
  style: (typeof themeStyles)[number],
  display: 'bodoni-moda' | 'inter' = 'bodoni-moda',
) => render(fonts(display), style);

describe('Custom properties of a site, §3', () => {
  it('names every colour of both schemes', () => {
    const colorText = css('accent').match(/--color-text:#[\da-f]{6}/g);
    expect(colorText).toHaveLength(2);
    expect(css('accent')).toContain('@media (prefers-color-scheme:dark){:root{--color-text:');
  });

  it('gives each style other grounds', () => {
    expect(new Set(themeStyles.map((style) => css(style))).size).toBe(3);
    expect(css('bold')).toContain('--field:var(--color-accent)');
    expect(css('tonal')).toContain('--field:var(--color-panel)');
  });

  it('keeps everything but font rules inside the tokens layer', () => {
    const withoutFonts = css('tonal').replaceAll(/@font-face\{[^}]*\}/g, '');
    expect(withoutFonts).toMatch(/^@layer tokens\{:root\{/);
  });
});

describe('Typefaces of a site, §3', () => {
  it('declares only the two families in use, once each', () => {
    expect(css('accent')).toContain('font-family:"Bodoni Moda"');
    expect(css('accent')).not.toContain('Vollkorn');
    expect(css('accent', 'inter').match(/"Inter";src:/g)).toHaveLength(3);
  });

  it('sets figures of a face with hairlines in a cut that can be read', () => {
    expect(css('accent')).toContain("--figure-cut:'opsz' 11");
    expect(css('accent', 'inter')).not.toContain('--figure-cut');
  });

  it('sets fractions as running text does, else of digits that keep clear of its slash', () => {
    const { display, narrative } = fonts('inter');
    expect(render({ display, narrative }, 'accent')).toContain('diagonal-fractions');
    const made = render({ display, narrative: { ...narrative, key: 'futura' } }, 'accent');
    expect(made).toContain('.fraction{--slash-room:-0.2em}');
    expect(made).not.toContain('diagonal-fractions');
  });

  it('leaves italics to rules of their own, which may come later', () => {
    expect(css('accent')).not.toContain('font-style:italic');
    const italics = italicsCss(fonts('bodoni-moda'));
    expect(italics.match(/font-style:italic/g)).toHaveLength(6);
    expect(italics).not.toMatch(/font-style:normal|fallback/);
  });

  it('sets titles only in weights their family has', () => {
    const narrow = fonts('bodoni-moda');
    const display = { ...narrow.display, normalWeight: 300, boldWeight: 950 };
    const text = render({ ...narrow, display }, 'accent');
    expect(text).toContain('--display-normal:400;--display-bold:900');
  });

  it('stretches a local font of like weight to the served one, so that swapping moves nothing', () => {
    expect(css('accent')).toMatch(/"Bodoni Moda fallback";font-weight:1 549;src:local\("Times New/);
    expect(css('accent')).toMatch(/font-weight:550 999;src:local\("Times New Roman Bold"\)/);
    expect(css('accent')).toMatch(/size-adjust:110\.56%;ascent-override:101\.76%/);
  });

  it.each(fontKeys)('serves everyday, Latin and extended Latin files of %s', (key) => {
    const faces = fontFacesOf(key, [400, 700]);
    expect(faces[0]).toMatchObject({ range: 'everyday', style: 'normal' });
    expect([...new Set(faces.map(({ range }) => range))]).toEqual([
      'everyday',
      'other-latin',
      'latin-ext',
    ]);
    expect(faces.every(({ href }) => href.includes('.woff2'))).toBe(true);
  });

  it('serves whole files to who sets text thinner than every day', () => {
    const ranges = new Set(fontFacesOf('inter', [300, 700]).map(({ range }) => range));
    expect([...ranges]).toEqual(['latin', 'latin-ext']);
    expect(fontFacesOf('inter', [300, 700])[0]?.weight).toBe('100 900');
    expect(fontFacesOf('inter', [400, 800])[0]?.weight).toBe('400 800');
  });

  it('has a file for each weight of titles', () => {
    const uprights = titleFacesOf('bodoni-moda', [700, 500]).filter(
      ({ style }) => style === 'normal',
    );
    const everyday = uprights.filter(({ range }) => range === 'everyday');
    expect(everyday.map(({ weight }) => weight)).toEqual(['700', '500']);
    expect(new Set(everyday.map(({ href }) => href)).size).toBe(2);
    for (const weight of ['700', '500']) {
      const ranges = uprights.filter((face) => face.weight === weight).map(({ range }) => range);
      expect(ranges).toEqual(['everyday', 'other-latin', 'latin-ext']);
    }
  });

  it.each([
    ['whose weight nobody cut', 'inter', [650, 400]],
    ['without weights', 'minerva', [700]],
  ] as const)('sets titles in the files of text %s', (_, key, weights) => {
    expect(titleFacesOf(key, weights)).toEqual(fontFacesOf(key, weights));
  });

  it('cuts for wishes that a typeface does not fulfil', () => {
    expect(fontFacesOf('arimo', [100, 900])[0]?.range).toBe('everyday');
  });

  it('asks for the whole file only for what the cut one does not have', () => {
    const ranges = [...css('accent').matchAll(/unicode-range:([^}]*)\}/g)].map(
      ([, range = '']) => range,
    );
    const [everyday = [], otherLatin = []] = ranges.map(codePointsOf);
    expect(everyday).toContain('è'.codePointAt(0));
    expect(otherLatin).toContain('Ä'.codePointAt(0));
    expect(otherLatin.filter((code) => everyday.includes(code))).toEqual([]);
  });
});
