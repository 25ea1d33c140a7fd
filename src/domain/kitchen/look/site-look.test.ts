import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deriveSchemes } from '#domain/look/color-scheme.ts';
import { hexFromRgb } from '#domain/look/colors.ts';
import { lookKeys, looks } from '#domain/look/looks.ts';
import type { ColorTheme } from '#domain/look/theme-options.ts';
import { defaultSiteSettings } from '#domain/site/site.ts';
import { partOfField } from '#domain/site/site-parts.ts';
import { presentationOf } from '#domain/site/site-working-copy.ts';
import {
  chosenReady,
  colorNames,
  readyColors,
  readyTypes,
  withColor,
  withIcon,
  withLogo,
  withLook,
  wornColors,
  wornTypes,
} from './dressing.ts';
import { legibilityOf, mendedColors, toldRatio } from './legibility.ts';
import { drawnColorOf, vanishesOn } from './logo-ground.ts';
import { compositionOf, isSameLook, lookFields, siteLookOf } from './site-look.ts';

const plain = siteLookOf(presentationOf({ title: 'Salt', settings: defaultSiteSettings }));
const channel = fc.double({ min: 0, max: 1, noNaN: true });
const color = fc.tuple(channel, channel, channel).map((rgb) => hexFromRgb(rgb));
const colors = fc.record(
  Object.fromEntries(colorNames.map((name) => [name, color])),
) as unknown as fc.Arbitrary<ColorTheme>;

describe('The look of a site', () => {
  it('is its part of the working copy and nothing of another one', () => {
    const ofPart = Object.entries(partOfField).filter(([, part]) => part === 'look');
    expect([...lookFields].toSorted()).toEqual(ofPart.map(([name]) => name).toSorted());
  });

  it('comes with its style and header, and leaves the cook their own colours', () => {
    const own = withColor(plain, 'colorAccent', '#123456');
    for (const key of lookKeys) {
      const dressed = withLook(own, key);
      expect(dressed).toMatchObject({
        look: key,
        themeStyle: looks[key].style,
        headerLayout: looks[key].headerLayout,
      });
      expect(wornColors(dressed)).toEqual(wornColors(own));
      expect(wornColors(withLook(plain, key))).toEqual(looks[key].colors);
    }
  });

  it('is put together otherwise only by what is markup', () => {
    const dressed = withColor(plain, 'colorText', '#000000');
    expect(isSameLook(dressed, plain)).toBe(false);
    expect(compositionOf(dressed)).toBe(compositionOf(plain));
    expect(compositionOf(withLook(plain, 'poster'))).not.toBe(compositionOf(plain));
  });

  it.each(lookKeys)('wears exactly what is chosen, in the look %s', (key) => {
    const dressed = withLook(plain, key);
    const ready = readyColors(key);
    for (const each of ready) {
      const worn = wornColors({ ...dressed, ...each.written });
      expect(worn).toEqual(each.theme);
      expect(chosenReady(ready, worn)).toBeDefined();
    }
    for (const each of readyTypes(key)) {
      expect(wornTypes({ ...dressed, ...each.written })).toEqual(each.theme);
    }
  });

  it('makes the icon of the logo until another one is chosen', () => {
    const withOne = withLogo(plain, 'one');
    expect(withOne).toMatchObject({ logoId: 'one', iconId: 'one' });
    expect(withLogo(withOne, 'two')).toMatchObject({ logoId: 'two', iconId: 'two' });
    const own = withIcon(withOne, 'icon');
    expect(withLogo(own, 'two')).toMatchObject({ logoId: 'two', iconId: 'icon' });
    expect(withLogo(withOne, null)).toMatchObject({ logoId: null, iconId: null });
  });
});

describe('Colours of a cook', () => {
  it('are shown to visitors as chosen once all are mended', () => {
    fc.assert(
      fc.property(colors, (theme) => {
        const mended = { ...theme, ...mendedColors(theme) };
        const light = deriveSchemes(mended)?.light;
        expect(mendedColors(mended)).toEqual({});
        expect(light).toMatchObject({
          colorText: mended.colorText,
          colorSubdued: mended.colorSubdued,
          colorEmphasis: mended.colorEmphasis,
          colorPanel: mended.colorPanel,
          colorAccentText: mended.colorAccent,
        });
      }),
    );
  });

  it('are all easy to read in what is offered', () => {
    for (const { theme, title } of readyColors('cookbook')) {
      expect({ title, ...mendedColors(theme) }).toEqual({ title });
    }
  });

  it('are never called readable by rounding', () => {
    expect(toldRatio(4.49)).toBe('4.4');
    expect(toldRatio(21)).toBe('21.0');
    expect(legibilityOf({ ...looks.hearth.colors, colorText: 'red' })).toBeNull();
  });
});

describe('A logo', () => {
  const pixels = (ground: number[], drawn: number[]) => {
    const [width, height] = [8, 4];
    const inside = (at: number) => at % width > 1 && at % width < 6 && at > width;
    const all = Array.from({ length: width * height }, (_, at) => (inside(at) ? drawn : ground));
    return { data: Uint8ClampedArray.from(all.flat()), width, height };
  };
  const clear = [0, 0, 0, 0];

  it('without a ground is lost on one of its own lightness', () => {
    const white = drawnColorOf(pixels(clear, [250, 250, 250, 255]));
    expect(white).toBe('#fafafa');
    expect(vanishesOn(String(white), '#ffffff')).toBe(true);
    expect(vanishesOn(String(white), '#14171d')).toBe(false);
  });

  it('with a ground of its own is seen anywhere', () => {
    expect(drawnColorOf(pixels([255, 255, 255, 255], [250, 250, 250, 255]))).toBeNull();
    expect(drawnColorOf(pixels(clear, clear))).toBeNull();
  });
});
